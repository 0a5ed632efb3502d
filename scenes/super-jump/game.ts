import { defineGame } from '../kit/Game';
import { ticksPerSecond } from '../kit/rules/FixedStep';
import { superJumpConfig } from './config';
import { superJumpControls } from './controls';
import { rankOf } from './medals';
import { narrateSuperJump } from './narrate';
import { superJumpRules } from './rules/superJumpRules';
import { superJumpTune } from './tune';

export const superJump = defineGame({
  id: 'super-jump',
  title: 'Super Jump',
  config: superJumpConfig,
  rules: superJumpRules,
  controls: superJumpControls,
  summarise: ({ score, level, lives }) => ({ score, level, lives }),
  score: (state) => state.score,
  counts: [
    { id: 'level', label: 'Lv', of: ({ level }) => level },
    { id: 'lives', label: 'Lives', of: ({ lives }) => lives },
  ],
  seconds: ({ levelTicks }) => levelTicks / ticksPerSecond,
  ending: ({ cause, config }) => ({
    title: 'Game over',
    sentence:
      cause === 'fall' && !config.careful ? 'You fell. The pits do not count lives.' : undefined,
  }),
  modes: { careful: { title: 'Careful' }, firstPit: { title: 'Pit in the first level' } },
  titleMode: 'careful',
  firstHint: 'Run with arrows or pad, jump with Space or A',
  medal: ({ type }, state) =>
    type === 'levelCleared' ? { name: `level ${state.level}`, rank: rankOf(state) } : undefined,
  narrate: narrateSuperJump,
  sfx: {
    started: 'start',
    jumped: 'jump',
    landed: 'land',
    droppedThrough: 'click',
    coinTaken: 'coin',
    starTaken: 'power',
    lifeLost: 'hurt',
    rescued: 'beep',
    levelCleared: 'level',
    ended: 'over',
  },
  haptics: { coinTaken: 12, starTaken: 40, lifeLost: 90, levelCleared: 60, ended: 200 },
  tune: superJumpTune,
  loadView: async () => (await import('./SuperJumpScene')).mountView,
});
