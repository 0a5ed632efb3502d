import type { BlockFallAction } from '../../../scenes/block-fall/rules/BlockFallAction';
import type { BlockFallState } from '../../../scenes/block-fall/rules/BlockFallState';
import { below, oneIn, seedChance } from '../../../scenes/kit/rules/chance';
import { bestPlacement, buttonTowards, type Placement } from '../../replays/blockFallBot';
import type { Bot, MakeBot } from './Bot';

/** Ticks that the bot takes to see a new piece, and from one press to the next. */
const thought = 18;
const pace = 7;
/** Once in so many pieces it puts one a column or two off. */
const careless = 7;
const worstAim = 2;
/** A press too many is a piece that cannot come to its place: it is dropped where it is. */
const patience = 12;

/** A plain player: the place that looks best, at a thumb's pace, and not always hit. */
export const makeBlockFallPlayer: MakeBot<BlockFallState> = (seed): Bot<BlockFallState> => {
  const chance = seedChance(seed);
  let piece = -1;
  let presses = 0;
  let nextPress = 0;
  let goal: Placement = { rotation: 0, x: 0 };
  return (state): readonly BlockFallAction[] => {
    if (state.phase === 'ready') return [{ type: 'start' }];
    if (state.pieces !== piece) {
      piece = state.pieces;
      presses = 0;
      nextPress = state.tick + thought;
      const best = bestPlacement(state);
      const miss = oneIn(chance, careless) ? below(chance, 2 * worstAim + 1) - worstAim : 0;
      goal = { ...best, x: best.x + miss };
    }
    if (state.tick < nextPress) return [];
    nextPress = state.tick + pace;
    presses += 1;
    const button = presses < patience ? buttonTowards(state, goal) : 'drop';
    return [
      { type: 'press', button },
      { type: 'release', button },
    ];
  };
};
