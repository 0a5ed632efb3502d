import type { Cue, Game, HeadlessGame } from '../kit/Game';
import { blockFallConfig } from './config';
import { blockFallControls, toBlockFallAction } from './controls';
import { narrateBlockFall } from './narrate';
import { blockFallRules } from './rules/blockFallRules';
import type { BlockFallFact } from './rules/facts';
import type { BlockFallAction, BlockFallState } from './rules/state';
import { blockFallTune } from './tune';

/** What React shows of a run. */
export type BlockFallSummary = Readonly<{
  score: number;
  level: number;
  lines: number;
  /** So often the well will still be emptied; undefined where that was not asked for. */
  lives: number | undefined;
}>;

const cueOf: Readonly<Record<BlockFallFact['type'], Cue | undefined>> = {
  started: 'start',
  spawned: undefined,
  moved: 'click',
  rotated: 'rotate',
  held: 'menu',
  dropped: 'land',
  locked: 'lock',
  cleared: 'clear',
  levelUp: 'level',
  rescued: 'power',
  toppedOut: 'over',
};

const hapticOf: Partial<Record<BlockFallFact['type'], number>> = {
  dropped: 15,
  cleared: 40,
  rescued: 80,
  toppedOut: 200,
};

/** Block Fall without its picture. */
export const blockFallWithoutView: HeadlessGame<
  BlockFallState,
  BlockFallAction,
  BlockFallFact,
  BlockFallSummary
> = {
  id: 'block-fall',
  title: 'Block Fall',
  config: blockFallConfig,
  rules: blockFallRules,
  controls: blockFallControls,

  toAction: toBlockFallAction,

  summarise: ({ score, level, lines, lives, config }) => ({
    score,
    level,
    lines,
    lives: config.extraLives > 0 ? lives : undefined,
  }),

  score: (state) => state.score,

  recordKey(config) {
    const { columns, rows, startLevel, hold } = config;
    const kind =
      columns === 10 && rows === 20 && startLevel === 1
        ? 'classic'
        : `${columns} by ${rows} from level ${startLevel}`;
    return hold ? kind : `${kind} without hold`;
  },

  narrate: narrateBlockFall,
  cue: (fact) => cueOf[fact.type],
  haptic: (fact) => hapticOf[fact.type],
};

export const blockFall: Game<BlockFallState, BlockFallAction, BlockFallFact, BlockFallSummary> = {
  ...blockFallWithoutView,
  tune: blockFallTune,
  loadView: async () => (await import('./BlockFallScene')).mountView,
};
