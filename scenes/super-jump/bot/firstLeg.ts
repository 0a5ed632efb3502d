import type { SuperJumpState } from '../rules/SuperJumpState';
import type { Leg } from '../rules/survey';

/** The first leg of the shortest route to a remaining coin. */
export function firstLeg(
  state: Readonly<SuperJumpState>,
  legs: readonly (readonly Leg[])[],
): Leg | undefined {
  const wanted = (leg: Leg): boolean => {
    for (const coin of leg.coins) if (state.coinTaken[coin] === 0) return true;
    return false;
  };
  const first = new Map<number, Leg | undefined>([[state.standing, undefined]]);
  for (const [ledge, before] of first) {
    for (const leg of legs[ledge]) if (wanted(leg)) return before ?? leg;
    for (const leg of legs[ledge]) if (!first.has(leg.to)) first.set(leg.to, before ?? leg);
  }
  return undefined;
}
