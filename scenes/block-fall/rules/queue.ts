import { shuffleInPlace } from '../../kit/rules/rng';
import { type BlockFallState, queueLength } from './BlockFallState';
import { pieceCount } from './pieces';

/** Draws a piece from the bag; each bag holds all seven once, in an order of chance. */
function drawFromBag(state: BlockFallState): number {
  const { bag } = state;
  if (state.bagDrawn === pieceCount) {
    state.bagDrawn = 0;
    shuffleInPlace(state.rng, bag);
  }
  return bag[state.bagDrawn++];
}

export function fillQueue(state: BlockFallState): void {
  for (let i = 0; i < queueLength; i++) state.queue[i] = drawFromBag(state);
  state.queueHead = 0;
}

/** Takes the next piece and puts another at the end. */
export function takeNext(state: BlockFallState): number {
  const piece = state.queue[state.queueHead];
  state.queue[state.queueHead] = drawFromBag(state);
  state.queueHead = (state.queueHead + 1) % queueLength;
  return piece;
}

/** The piece that comes after `index` others. */
export function upcoming(state: Readonly<BlockFallState>, index: number): number {
  return state.queue[(state.queueHead + index) % queueLength];
}
