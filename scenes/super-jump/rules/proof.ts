import { firstLedge, type SuperJumpState } from './SuperJumpState';
import { type Leg, surveyLevel } from './survey';

/** Ticks that a walk takes: at full speed, and to gather it and brake. */
function walkTicks(state: Readonly<SuperJumpState>, distance: number): number {
  if (distance < 2) return 0;
  const { maxSpeed, acceleration, friction } = state.config;
  return distance / maxSpeed + maxSpeed / acceleration / 2 + maxSpeed / friction / 2;
}

/** How a ledge is reached: after how many ticks, where the hero stands on it, by which legs. */
type Reached = Readonly<{
  ticks: number;
  ledge: number;
  x: number;
  by: readonly Leg[];
  isSettled?: true;
}>;

function ticksOf(reached: Reached | undefined): number {
  return reached?.ticks ?? Number.POSITIVE_INFINITY;
}

function nearest(open: Iterable<Reached>): Reached | undefined {
  let best: Reached | undefined;
  for (const each of open) if (!each.isSettled && each.ticks < ticksOf(best)) best = each;
  return best;
}

/** The quickest way from a place to a coin that is left; undefined if the survey knows none. */
export function nextCoin(
  state: Readonly<SuperJumpState>,
  legs: readonly (readonly Leg[])[],
  ledge: number,
  x: number,
  left: ReadonlySet<number>,
): Reached | undefined {
  const open = new Map<number, Reached>([[ledge, { ticks: 0, ledge, x, by: [] }]]);
  let best: Reached | undefined;
  for (;;) {
    // A ledge may be reached again, but never sooner: what was nearest is settled.
    const here = nearest(open.values());
    if (!here || here.ticks >= ticksOf(best)) return best;
    open.set(here.ledge, { ...here, isSettled: true });
    for (const leg of legs[here.ledge]) {
      const ticks = here.ticks + walkTicks(state, Math.abs(leg.place - here.x)) + leg.ticks;
      const next = { ticks, ledge: leg.to, x: leg.rest, by: [...here.by, leg] };
      const isWanted = [...leg.coins].some((coin) => left.has(coin));
      if (isWanted && ticks < ticksOf(best)) best = next;
      if (ticks < ticksOf(open.get(leg.to))) open.set(leg.to, next);
    }
  }
}

/**
 * The ticks that the proof of a level needs for all its coins: by jumps from rest to rest, always to
 * the nearest coin, as if there were no enemies.
 */
export function provedTicks(state: Readonly<SuperJumpState>): number {
  const legs = surveyLevel(state);
  const left = new Set(Array.from({ length: state.coinCount }, (_, coin) => coin));
  let ledge = firstLedge(state);
  let x = state.startX;
  let total = 0;
  while (left.size > 0) {
    const next = nextCoin(state, legs, ledge, x, left);
    if (!next) break;
    for (const { coins } of next.by) for (const coin of coins) left.delete(coin);
    total += next.ticks;
    ledge = next.ledge;
    x = next.x;
  }
  return Math.ceil(total);
}
