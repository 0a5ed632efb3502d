import { ticksFromMs, ticksOrNone } from '../../kit/rules/config';
import { events, type Report } from './BlockFallEvent';
import { type BlockFallState, none } from './BlockFallState';
import { kicksFor } from './kicks';
import { clearScore, type Spin, spinOf, spins } from './modern';
import { rotationCount, spawnColumn } from './pieces';
import { takeNext } from './queue';
import { isFinished, isPaced, layRubble } from './variants';
import { clearRows, emptyWell, fits, landingRow, stamp } from './well';

/** Ticks per row at a level. */
export function fallTicks({ config, level }: Readonly<BlockFallState>): number {
  return ticksFromMs(Math.max(config.fallFloorMs, config.fallMs - config.fallStepMs * (level - 1)));
}

/** Whether the piece rests on something. */
export function isGrounded(state: BlockFallState): boolean {
  return !fits(state, state.piece, state.rotation, state.x, state.y + 1);
}

/** Spawns a piece at the top. The game ends if there is no room. */
export function spawn(state: BlockFallState, piece: number, emit: Report): void {
  state.piece = piece;
  state.rotation = 0;
  state.x = spawnColumn(piece, state.config.columns);
  state.y = 0;
  state.fallIn = fallTicks(state);
  state.lockIn = ticksOrNone(state.config.lockDelayMs);
  state.resetsUsed = 0;
  state.deepest = 0;
  state.shiftIn = Math.max(state.shiftIn, ticksOrNone(state.config.newPieceDelayMs));
  const { modern } = state;
  if (modern) {
    modern.turned = false;
    modern.fallen = 0;
    if (fits(state, piece, modern.turnHeld, state.x, 0)) state.rotation = modern.turnHeld;
  }
  if (!fits(state, piece, state.rotation, state.x, 0) && !rescue(state, emit)) return;
  state.pieces++;
  emit(events.spawned);
}

/** Empties a full well if the variant or the assist allows it; otherwise the game ends. */
function rescue(state: BlockFallState, emit: Report): boolean {
  const free = state.config.invincible || state.config.variant === 'zen';
  if (state.lives === 0 && !free) {
    state.phase = 'over';
    emit(events.toppedOut);
    return false;
  }
  if (!free) state.lives--;
  emptyWell(state);
  layRubble(state);
  emit(events.rescued);
  return true;
}

/** A move or turn on the ground restarts the lock delay, as often as the config allows. */
function renewLockDelay(state: BlockFallState): void {
  if (state.resetsUsed >= state.config.lockResets) return;
  state.lockIn = ticksOrNone(state.config.lockDelayMs);
  if (isGrounded(state)) state.resetsUsed++;
}

export function shift(state: BlockFallState, by: number, emit: Report): boolean {
  if (!fits(state, state.piece, state.rotation, state.x + by, state.y)) return false;
  state.x += by;
  if (state.modern) state.modern.turned = false;
  renewLockDelay(state);
  emit(events.moved);
  return true;
}

/** @param turn quarter turns clockwise, 1 to 3 */
export function rotate(state: BlockFallState, turn: number, emit: Report): void {
  const to = (state.rotation + turn) % rotationCount;
  const kicks = kicksFor(state.piece, state.rotation, turn);
  for (let i = 0; i < kicks.length; i += 2) {
    const x = state.x + kicks[i];
    const y = state.y - kicks[i + 1];
    if (!fits(state, state.piece, to, x, y)) continue;
    state.x = x;
    state.y = y;
    state.rotation = to;
    if (state.modern) {
      state.modern.turned = true;
      state.modern.kick = i / 2;
    }
    renewLockDelay(state);
    emit(events.rotated);
    return;
  }
}

/** Moves the piece down by a row. @returns false if it is on the ground */
export function descend(state: BlockFallState): boolean {
  if (isGrounded(state)) return false;
  state.y++;
  if (state.modern) state.modern.turned = false;
  if (state.y > state.deepest) {
    state.deepest = state.y;
    state.resetsUsed = 0;
    state.lockIn = ticksOrNone(state.config.lockDelayMs);
  }
  return true;
}

export function hardDrop(state: BlockFallState, emit: Report): void {
  const rows = landingRow(state) - state.y;
  state.y += rows;
  if (state.modern && rows > 0) state.modern.turned = false;
  state.score += rows * state.config.hardDropScore;
  events.dropped.rows = rows;
  emit(events.dropped);
  lock(state, emit);
}

/** Swaps the piece with the held one, once per piece. */
export function hold(state: BlockFallState, emit: Report): void {
  if (!state.config.hold || state.holdUsed) return;
  spawn(state, swapHeld(state, state.piece, emit), emit);
}

/** Puts a piece aside. @returns the one that comes instead */
function swapHeld(state: BlockFallState, piece: number, emit: Report): number {
  const instead = state.held === none ? takeNext(state) : state.held;
  state.held = piece;
  state.holdUsed = true;
  emit(events.held);
  return instead;
}

/** Locks the piece, clears full rows and spawns the next piece. */
export function lock(state: BlockFallState, emit: Report): void {
  const top = state.y;
  const spin = spinOf(state);
  const visible = stamp(state);
  emit(events.locked);
  const mask = clearRows(state, top);
  score(state, top, mask, spin, emit);
  if (mask !== 0 && isFinished(state)) {
    state.phase = 'over';
    emit(events.finished);
    return;
  }
  if (mask === 0 && !visible && !rescue(state, emit)) return;
  state.holdUsed = false;
  const next = takeNext(state);
  const holds = state.config.hold && state.modern?.holdHeld;
  spawn(state, holds ? swapHeld(state, next, emit) : next, emit);
}

/** By the number of cleared lines. */
const lineScores = [undefined, 'singleScore', 'doubleScore', 'tripleScore', 'tetradScore'] as const;

function score(state: BlockFallState, top: number, mask: number, spin: Spin, emit: Report): void {
  const { config, modern } = state;
  const count = (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);
  const key = lineScores[count];
  const plain = key ? config[key] : 0;
  const points = modern ? clearScore(state, modern, count, spin, plain) : plain * state.level;
  state.score += points;
  state.lines += count;
  if (count > 0) {
    const { cleared } = events;
    cleared.count = count;
    cleared.top = top;
    cleared.mask = mask;
    cleared.points = points;
    emit(cleared);
  }
  if (spin !== spins.none) {
    events.spun.spin = spin;
    events.spun.count = count;
    events.spun.points = points;
    emit(events.spun);
  } else if (count === 4) emit(events.tetrad);
  const { chained } = events;
  if (modern && count > 0 && (chained.combo > 0 || chained.backToBack || chained.perfect)) {
    emit(chained);
  }
  const level = config.startLevel + Math.floor(state.lines / config.linesPerLevel);
  if (level > state.level && isPaced(config)) {
    state.level = level;
    emit(events.levelUp);
  }
}
