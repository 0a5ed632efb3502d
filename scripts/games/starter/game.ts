import { defineGame } from '../../../scenes/kit/Game';
import { starterConfig } from './config';
import { starterControls } from './controls';
import { narrateStarter } from './narrate';
import { starterRules } from './rules/starterRules';
import { starterTune } from './tune';

export const starter = defineGame({
  id: 'starter',
  title: 'Starter',
  config: starterConfig,
  rules: starterRules,
  controls: starterControls,
  summarise: ({ score, lives }) => ({ score, lives }),
  score: (state) => state.score,
  counts: [{ id: 'lives', label: 'Lives', of: ({ lives }) => lives }],
  modes: { start: { title: 'Speed', options: { slow: 'Slow', fast: 'Fast' } } },
  narrate: narrateStarter,
  sfx: { started: 'start', caught: 'coin', dropped: 'hurt', ended: 'over' },
  haptics: { caught: 10, dropped: 60 },
  tune: starterTune,
  loadView: async () => (await import('./StarterScene')).mountView,
});
