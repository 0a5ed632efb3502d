import { jumpHeight, middleOf, steer, takeOff } from './jumpSimulation';
import { move } from './motion';
import { at, coinSize, isGround, type SuperJumpState } from './SuperJumpState';

/** A move from rest on a ledge: walk to an x, then jump, drop or stay. */
export type Leg = Readonly<{
  act: 'jump' | 'drop' | 'walk';
  /** The hero's left edge where the move begins, and where it steers to. */
  place: number;
  target: number;
  /** The ledge on which it ends, and the hero's left edge there. */
  to: number;
  rest: number;
  /** Ticks in the air. */
  ticks: number;
  /** Coins that it collects on the way. */
  coins: ReadonlySet<number>;
}>;

const maxTicks = 240;

function touched(state: Readonly<SuperJumpState>, x: number, y: number): number[] {
  const { heroWidth, heroHeight } = state.config;
  const half = coinSize / 2;
  const found: number[] = [];
  for (let coin = 0; coin < state.coinCount; coin += 1) {
    const across = state.coinX[coin] - x;
    const down = state.coinY[coin] - y;
    const isIn = across > -half && across < heroWidth + half && down > -half;
    if (isIn && down < heroHeight + half) found.push(coin);
  }
  return found;
}

/** Simulates a leg with the game's own motion; undefined if it ends in a pit. */
function fly(
  state: Readonly<SuperJumpState>,
  from: number,
  act: 'jump' | 'drop',
  place: number,
  target: number,
): Leg | undefined {
  const { config } = state;
  const top = state.ledgeY[from] - config.heroHeight;
  const body = Float64Array.of(place, act === 'jump' ? top : top + 1, 0, 0, place, top);
  if (act === 'jump') body[at.vy] = config.jumpSpeed;
  const coins = new Set<number>();
  const braking = config.airAcceleration + config.airFriction;
  for (let ticks = 1; ticks <= maxTicks && body[at.y] <= state.height; ticks += 1) {
    const direction = steer(body[at.x], body[at.vx], target, braking);
    const to = move(body, state, direction, false);
    const rest = body[at.x];
    for (const coin of touched(state, rest, body[at.y])) coins.add(coin);
    if (to >= 0) return { act, place, target, to, rest, ticks, coins };
  }
  return undefined;
}

/** All legs from each ledge of a level: to other ledges, and to every coin. */
export function surveyLevel(state: Readonly<SuperJumpState>): readonly (readonly Leg[])[] {
  const { config } = state;
  const jump = jumpHeight(config);
  return Array.from({ length: state.ledgeCount }, (_, from) => {
    const legs: Leg[] = [];
    const left = state.ledgeX[from];
    const right = left + Math.max(0, state.ledgeWidth[from] - config.heroWidth);
    const top = state.ledgeY[from];
    const keep = (leg: Leg | undefined): void => void (leg && legs.push(leg));
    for (let to = 0; to < state.ledgeCount; to += 1) {
      const rise = top - state.ledgeY[to];
      if (to === from || rise > jump || rise < -2 * jump) continue;
      if (rise < 0 && isGround(state, from)) continue;
      const place = takeOff(state, from, to);
      keep(fly(state, from, rise < 0 ? 'drop' : 'jump', place, middleOf(state, to)));
    }
    for (let coin = 0; coin < state.coinCount; coin += 1) {
      const rise = top - state.coinY[coin];
      if (rise < 0 || rise > jump + config.heroHeight) continue;
      const under = state.coinX[coin] - config.heroWidth / 2;
      const place = Math.max(left, Math.min(right, under));
      if (touched(state, place, top - config.heroHeight).includes(coin)) {
        const coins = new Set([coin]);
        legs.push({ act: 'walk', place, target: place, to: from, rest: place, ticks: 0, coins });
      } else keep(fly(state, from, 'jump', place, under));
    }
    return legs;
  });
}
