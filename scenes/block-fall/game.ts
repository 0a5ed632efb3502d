import { defineGame } from '../kit/Game';
import { ticksPerSecond } from '../kit/rules/FixedStep';
import { timedScore } from '../kit/rules/timedScore';
import { blockFallConfig } from './config';
import { blockFallControls } from './controls';
import { narrateBlockFall } from './narrate';
import type { BlockFallState } from './rules/BlockFallState';
import { blockFallRules } from './rules/blockFallRules';
import { isFinished, isTimed, leftToClear, ticksLeft } from './rules/variants';
import { blockFallTune } from './tune';

/** The seconds of a run against the clock, or those that a Blitz has left. */
function secondsShown(state: Readonly<BlockFallState>): number | undefined {
  const left = ticksLeft(state);
  if (left !== undefined) return Math.ceil(left / ticksPerSecond);
  return isTimed(state.config) ? Math.floor(state.tick / ticksPerSecond) : undefined;
}

export const blockFall = defineGame({
  id: 'block-fall',
  title: 'Block Fall',
  config: blockFallConfig,
  rules: blockFallRules,
  controls: blockFallControls,
  summarise: (state) => ({
    score: state.score,
    level: isTimed(state.config) ? undefined : state.level,
    lines: state.lines,
    // How often the well will still be emptied, if that assist is on.
    lives: state.config.extraLives > 0 ? state.lives : undefined,
    left: leftToClear(state),
    seconds: secondsShown(state),
  }),
  score: (state) => {
    if (!isTimed(state.config)) return state.score;
    return isFinished(state) ? timedScore(state.tick) : 0;
  },
  ending: (state) => ({
    title: isFinished(state) ? 'Finished!' : 'Game over',
    won: isFinished(state),
    sentence:
      isTimed(state.config) && !isFinished(state)
        ? `${leftToClear(state)} still to clear.`
        : undefined,
  }),
  counts: [
    { id: 'level', label: 'Lv', of: ({ level }) => level },
    { id: 'lives', label: 'Lives', of: ({ lives }) => lives },
    { id: 'seconds', label: 'Time', of: ({ seconds }) => seconds },
    { id: 'left', label: 'To go', of: ({ left }) => left },
    {
      id: 'lines',
      label: 'Lines',
      of: ({ lines, left }) => (left === undefined ? lines : undefined),
    },
  ],
  modes: {
    variant: {
      title: 'Game',
      options: {
        classic: 'Classic',
        sprint: 'Sprint: 40 lines against the clock',
        blitz: 'Blitz: two minutes',
        zen: 'Zen: no end, no hurry',
        dig: 'Dig: clear ten rows of rubble',
        modern: 'Modern: T-spins, combos, up to 20 rows a tick',
      },
    },
  },
  titleMode: 'variant',
  firstHint: 'Move with arrows or pad, turn with X or A',
  hasFigures: true,
  narrate: narrateBlockFall,
  sfx: {
    started: 'start',
    moved: 'click',
    rotated: 'rotate',
    held: 'menu',
    dropped: 'land',
    locked: 'lock',
    cleared: 'clear',
    tetrad: 'bonus',
    spun: 'power',
    levelUp: 'level',
    rescued: 'power',
    toppedOut: 'over',
    finished: 'chime',
  },
  haptics: {
    dropped: 15,
    cleared: 40,
    tetrad: 80,
    spun: 60,
    rescued: 80,
    toppedOut: 200,
    finished: 120,
  },
  tune: blockFallTune,
  loadView: async () => (await import('./BlockFallScene')).mountView,
});
