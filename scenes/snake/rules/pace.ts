import { ticksFromMs, ticksOrNone } from '../../kit/rules/config';
import { never, type SnakeState } from './SnakeState';

const topLevel = 9;

/** Milliseconds from one move to the next. */
function moveMsOf(state: Readonly<SnakeState>): number {
  const { moveMs, slowestMs, fastestMs } = state.config;
  if (state.level === 0) return moveMs;
  return slowestMs + ((fastestMs - slowestMs) * (state.level - 1)) / (topLevel - 1);
}

/** Converts the config's times into ticks. */
export function setPace(state: SnakeState): void {
  state.movePeriod = ticksFromMs(moveMsOf(state));
  state.maxGrace = ticksOrNone(state.config.graceMs);
  if (state.moveAt === never) return;
  state.moveAt = Math.min(state.moveAt, state.tick + state.movePeriod);
}
