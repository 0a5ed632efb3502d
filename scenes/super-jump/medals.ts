import { ticksPerSecond } from '../kit/rules/FixedStep';
import { provedTicks } from './rules/proof';
import type { SuperJumpState } from './rules/SuperJumpState';

/** By rank; 0 is none. */
export const medalNames = ['', 'bronze', 'silver', 'gold'] as const;

/** The last proof: a level's picture, sentence and record ask for the same. */
const last = { level: '', ticks: 0 };

/** Time for a gold medal in this level, in ticks; then for silver and bronze. */
export function medalTicks(state: Readonly<SuperJumpState>): readonly number[] {
  // Only a new level draws random numbers.
  const level = [state.startX, state.coinX, state.coinY, state.rng].join();
  if (level !== last.level) Object.assign(last, { level, ticks: provedTicks(state) });
  const { goldTime, silverTime, bronzeTime } = state.config;
  return [goldTime, silverTime, bronzeTime].map((factor) => Math.round(last.ticks * factor));
}

/** The rank of the medal for a level that took as long as this one has so far. */
export function rankOf(state: Readonly<SuperJumpState>): number {
  return medalTicks(state).filter((ticks) => state.levelTicks <= ticks).length;
}

/** Seconds with a tenth. */
export function secondsOf(ticks: number): string {
  return (ticks / ticksPerSecond).toFixed(1);
}
