import { below, oneIn, shuffleInPlace, unit } from '../../kit/rules/rng';
import { hasJump } from './connectivity';
import { canJump, flight, jumpHeight } from './jumpSimulation';
import {
  at,
  capacity,
  coinSize,
  enemyHeight,
  enemyKind,
  enemyWidth,
  isGround,
  type SuperJumpState,
} from './SuperJumpState';

/** Between the middles of two coins, and of a coin and the hero at the start. */
const minDistance = 16;
const tries = 12;
const ledgeDepth = 8;
/** Flyers keep this distance from the hero's start. */
const berth = 48;

/** A position that the hero can certainly touch. */
const spot = { x: 0, y: 0 };
const order = new Uint8Array(capacity.ledges);

/** On a ledge, touched in passing. */
function spotOn(state: SuperJumpState, ledge: number): void {
  const room = Math.max(1, state.ledgeWidth[ledge] - coinSize + 1);
  spot.x = state.ledgeX[ledge] + coinSize / 2 + below(state.rng, room);
  spot.y = state.ledgeY[ledge] - coinSize / 2 - 2;
}

/** Above a ledge, touched by a jump straight up. */
function spotOver(state: SuperJumpState, ledge: number): void {
  spotOn(state, ledge);
  const rise = jumpHeight(state.config) * (0.5 + 0.4 * unit(state.rng));
  spot.y = Math.floor(state.ledgeY[ledge] - state.config.heroHeight / 2 - rise);
}

/** The highest point of a jump between two ledges. Returns false if there is no jump. */
function spotAlong(state: SuperJumpState, to: number): boolean {
  const first = below(state.rng, state.ledgeCount);
  for (let turn = 0; turn < state.ledgeCount; turn += 1) {
    const from = (first + turn) % state.ledgeCount;
    if (!hasJump(from, to)) continue;
    canJump(state, from, to);
    spot.x = Math.floor(flight.x);
    spot.y = Math.floor(flight.y);
    return true;
  }
  return false;
}

function isNear(x: number, y: number, distance: number): boolean {
  return Math.abs(spot.x - x) < distance && Math.abs(spot.y - y) < distance;
}

/** Whether a coin or star at the spot has enough distance to everything else. */
function isFree(state: Readonly<SuperJumpState>): boolean {
  const half = coinSize / 2;
  if (spot.y < half || spot.x < half || spot.x > state.width - half) return false;
  if (isNear(state.hero[at.x], state.hero[at.y], 1.5 * minDistance)) return false;
  for (let coin = 0; coin < state.coinCount; coin += 1) {
    if (isNear(state.coinX[coin], state.coinY[coin], minDistance)) return false;
  }
  for (let star = 0; star < state.starCount; star += 1) {
    if (isNear(state.starX[star], state.starY[star], minDistance)) return false;
  }
  for (let ledge = 0; ledge < state.ledgeCount; ledge += 1) {
    const top = state.ledgeY[ledge];
    const overlaps = spot.y + half > top && spot.y - half < top + ledgeDepth;
    const left = state.ledgeX[ledge];
    if (overlaps && spot.x + half > left && spot.x - half < left + state.ledgeWidth[ledge]) {
      return false;
    }
  }
  return true;
}

function chooseSpot(state: SuperJumpState, ledge: number): void {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const kind = below(state.rng, 10);
    if (kind < 4) spotOn(state, ledge);
    else if (kind < 7 || !spotAlong(state, ledge)) spotOver(state, ledge);
    if (isFree(state)) return;
  }
  // If it is crowded: anywhere on a ledge, even on another coin.
  for (let attempt = 0; attempt < 4 * tries; attempt += 1) {
    spotOn(state, below(state.rng, state.ledgeCount));
    if (isFree(state)) return;
  }
}

function upTo(most: number, wanted: number): number {
  return Math.max(0, Math.min(most, Math.floor(wanted)));
}

function layCoins(state: SuperJumpState): void {
  const { config, level, rng } = state;
  const wanted = upTo(capacity.coins, config.coins + config.coinsPerLevel * level);
  const count = state.ledgeCount;
  // The highest ledge comes first, so that every level must be climbed. The others are random.
  for (let place = 0; place < count; place += 1) order[place] = count - 1 - place;
  shuffleInPlace(rng, order.subarray(1, count));
  state.coinCount = 0;
  for (let coin = 0; coin < wanted; coin += 1) {
    chooseSpot(state, order[coin % count]);
    state.coinX[coin] = spot.x;
    state.coinY[coin] = spot.y;
    state.coinTaken[coin] = 0;
    state.coinCount = coin + 1;
  }
  state.coinsLeft = wanted;
}

function layStars(state: SuperJumpState): void {
  state.starCount = 0;
  const wanted = upTo(capacity.stars, state.config.stars);
  for (let star = 0; star < wanted; star += 1) {
    chooseSpot(state, below(state.rng, state.ledgeCount));
    state.starX[star] = spot.x;
    state.starY[star] = spot.y;
    state.starTaken[star] = 0;
    state.starCount = star + 1;
  }
}

/** A ledge wide enough for a patrol and not the hero's; -1 if there is none. */
function freeBeat(state: SuperJumpState): number {
  const first = below(state.rng, state.ledgeCount);
  for (let turn = 0; turn < state.ledgeCount; turn += 1) {
    const ledge = (first + turn) % state.ledgeCount;
    const left = state.ledgeX[ledge];
    const right = left + state.ledgeWidth[ledge];
    if (right - left < 3 * enemyWidth) continue;
    if (isGround(state, ledge) && state.startX >= left && state.startX < right) continue;
    let taken = false;
    for (let enemy = 0; enemy < state.enemyCount; enemy += 1) {
      taken ||=
        state.enemyY[enemy] === state.ledgeY[ledge] - enemyHeight &&
        state.enemyFrom[enemy] === left;
    }
    if (!taken) return ledge;
  }
  return -1;
}

function layEnemy(state: SuperJumpState, kind: number, x: number, y: number, width: number): void {
  const { rng, enemyCount: enemy } = state;
  state.enemyKind[enemy] = kind;
  state.enemyFrom[enemy] = x;
  state.enemyTo[enemy] = x + width - enemyWidth;
  state.enemyY[enemy] = y;
  state.enemyX[enemy] = x + below(rng, Math.max(1, width - enemyWidth + 1));
  state.enemyLastX[enemy] = state.enemyX[enemy];
  state.enemyDirection[enemy] = oneIn(rng, 2) ? 1 : -1;
  state.enemyCount = enemy + 1;
}

/** Places a flyer over half the field's width, above the hero's first ledge. */
function layFlyer(state: SuperJumpState): void {
  const { rng, width } = state;
  const beat = Math.floor(width / 2);
  const room = Math.max(1, state.groundY - berth - enemyHeight - 30);
  const x = below(rng, width - beat + 1);
  layEnemy(state, enemyKind.flyer, x, 30 + below(rng, room), beat);
}

function layEnemies(state: SuperJumpState): void {
  const { config, level } = state;
  const wanted = upTo(
    Math.min(capacity.enemies, config.careful ? config.carefulEnemies : config.maxEnemies),
    config.enemies + config.enemiesPerLevel * level,
  );
  state.enemyCount = 0;
  for (let enemy = 0; enemy < wanted; enemy += 1) {
    const flies = level >= config.flyersFrom && enemy % 2 === 1;
    const ledge = flies ? -1 : freeBeat(state);
    if (ledge < 0) layFlyer(state);
    else {
      const y = state.ledgeY[ledge] - enemyHeight;
      layEnemy(state, enemyKind.walker, state.ledgeX[ledge], y, state.ledgeWidth[ledge]);
    }
  }
}

/** Places coins and stars where the hero can certainly get them, and enemies on their patrols. */
export function placeItems(state: SuperJumpState): void {
  layCoins(state);
  layStars(state);
  layEnemies(state);
}
