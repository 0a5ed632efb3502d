import { defineGame } from '../kit/Game';
import { blockFallConfig } from './config';
import { blockFallControls } from './controls';
import { narrateBlockFall } from './narrate';
import { blockFallRules } from './rules/blockFallRules';
import { blockFallTune } from './tune';

export const blockFall = defineGame({
  id: 'block-fall',
  title: 'Block Fall',
  config: blockFallConfig,
  rules: blockFallRules,
  controls: blockFallControls,
  summarise: ({ score, level, lines, lives, config }) => ({
    score,
    level,
    lines,
    // How often the well will still be emptied, if that assist is on.
    lives: config.extraLives > 0 ? lives : undefined,
  }),
  score: (state) => state.score,
  counts: [
    { id: 'level', label: 'Lv', of: ({ level }) => level },
    { id: 'lives', label: 'Lives', of: ({ lives }) => lives },
    { id: 'lines', label: 'Lines', of: ({ lines }) => lines },
  ],
  narrate: narrateBlockFall,
  sfx: {
    started: 'start',
    moved: 'click',
    rotated: 'rotate',
    held: 'menu',
    dropped: 'land',
    locked: 'lock',
    cleared: 'clear',
    levelUp: 'level',
    rescued: 'power',
    toppedOut: 'over',
  },
  haptics: { dropped: 15, cleared: 40, rescued: 80, toppedOut: 200 },
  tune: blockFallTune,
  loadView: async () => (await import('./BlockFallScene')).mountView,
});
