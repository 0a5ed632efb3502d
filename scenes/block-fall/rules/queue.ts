import { shuffleInPlace } from '../../kit/rules/rng';
import { type BlockFallState, queueLength } from './BlockFallState';
import { pieceCount } from './pieces';

/** Draws a piece from the bag. Each bag holds all seven once, in random order. */
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

/** Takes the next piece and appends another. */
export function takeNext(state: BlockFallState): number {
  const piece = state.queue[state.queueHead];
  state.queue[state.queueHead] = drawFromBag(state);
  state.queueHead = (state.queueHead + 1) % queueLength;
  return piece;
}

export function upcoming(state: Readonly<BlockFallState>, index: number): number {
  return state.queue[(state.queueHead + index) % queueLength];
}
