import { type HeldAction, holdSide } from '../../kit/rules/buttonActions';
import { ticksFromMs, ticksOrNone } from '../../kit/rules/config';
import type { GameTypes, Rules } from '../../kit/rules/contract';
import { onlyActions } from '../../kit/rules/onlyActions';
import { type BlockFallAction, type Button, blockFallActions } from './BlockFallAction';
import { type BlockFallEvent, events, type Report } from './BlockFallEvent';
import { type BlockFallState, freshState, type Modern, none } from './BlockFallState';
import { rowsOfGravity } from './modern';
import {
  descend,
  fallTicks,
  hardDrop,
  hold,
  isGrounded,
  lock,
  rotate,
  shift,
  spawn,
} from './piece';
import { fillQueue, takeNext } from './queue';
import { isFinished, layRubble } from './variants';
import { emptyWell } from './well';

export type BlockFallTypes = GameTypes<BlockFallState, BlockFallAction, BlockFallEvent>;

export const blockFallRules: Rules<BlockFallTypes> = {
  version: 1,
  ...onlyActions(blockFallActions),

  start(config, seed) {
    const state = freshState(config, seed);
    emptyWell(state);
    layRubble(state);
    return state;
  },

  isPlausible(state) {
    const { piece, rotation, held, x, y, shift: towards, rows, queue, bag, queueHead } = state;
    const { level, modern } = state;
    const isPiece = (number: number) => Number.isInteger(number) && number >= 0 && number < 7;
    const { rows: empty } = blockFallRules.start(state.config, 0);
    return (
      [piece, ...queue, ...bag].every(isPiece) &&
      (held === none || isPiece(held)) &&
      [rotation, modern?.turnHeld ?? 0].every((turns) => [0, 1, 2, 3].includes(turns)) &&
      Number.isInteger(level) &&
      [-1, 0, 1].includes(towards) &&
      [x, y, queueHead].every((each) => Number.isInteger(each) && Math.abs(each) <= rows.length) &&
      // Without its walls and its floor the well would never stop a piece.
      rows.every((row, index) => (row & empty[index]) >>> 0 === empty[index])
    );
  },

  retune(state, key) {
    if (key === 'extraLives') state.lives = state.config.extraLives;
  },

  step(state, actions, emit) {
    for (let i = 0; i < actions.length; i++) act(state, actions[i], emit);
    if (state.phase === 'playing') autoShift(state, emit);
    if (state.phase === 'playing') fall(state, emit);
    if (state.phase === 'playing' && state.config.variant === 'blitz') endInTime(state, emit);
  },
};

function act(state: BlockFallState, action: BlockFallAction, emit: Report): void {
  if (action.type === 'start') {
    if (state.phase === 'ready') begin(state, emit);
    return;
  }
  track(state, action);
  if (state.phase === 'playing' && action.type === 'press') press(state, action.button, emit);
}

function begin(state: BlockFallState, emit: Report): void {
  state.phase = 'playing';
  fillQueue(state);
  emit(events.started);
  spawn(state, takeNext(state), emit);
}

function endInTime(state: BlockFallState, emit: Report): void {
  if (!isFinished(state)) return;
  state.phase = 'over';
  emit(events.finished);
}

/** Tracks which directions are held, also between pieces and before the start. */
function track(state: BlockFallState, { type, button }: HeldAction<Button>): void {
  const held = type === 'press';
  if (state.modern) trackModern(state.modern, button, held);
  if (button === 'down') {
    state.downHeld = held;
    // A tap moves one row. After a release gravity takes over again.
    if (!held) state.fallIn = fallTicks(state);
    return;
  }
  if (button !== 'left' && button !== 'right') return;
  const before = state.shift;
  state.shift = holdSide(state, button, held);
  if (state.shift !== before || held) state.shiftIn = ticksFromMs(state.config.delayedShiftMs);
}

/** Tracks the buttons that a new piece obeys at once. */
function trackModern(modern: Modern, button: Button, held: boolean): void {
  if (button === 'hold') modern.holdHeld = held;
  if (button !== 'cw' && button !== 'half' && button !== 'ccw') return;
  if (held) modern.turnHeld = turns[button];
  else if (modern.turnHeld === turns[button]) modern.turnHeld = 0;
}

/** Quarter turns clockwise. */
const turns = { cw: 1, half: 2, ccw: 3 } as const;

function press(state: BlockFallState, button: Button, emit: Report): void {
  if (button === 'left') shift(state, -1, emit);
  else if (button === 'right') shift(state, 1, emit);
  else if (button === 'down') softDrop(state);
  else if (button === 'drop') hardDrop(state, emit);
  else if (button === 'hold') hold(state, emit);
  else rotate(state, turns[button], emit);
}

/** Moves the piece down by a row, faster than gravity. */
function softDrop(state: BlockFallState): void {
  if (descend(state)) state.score += state.config.softDropScore;
  state.fallIn = Math.min(ticksOrNone(state.config.softDropMs), fallTicks(state));
}

/** Repeats the held direction. */
function autoShift(state: BlockFallState, emit: Report): void {
  if (state.shift === 0 || state.shiftIn-- > 0) return;
  const every = ticksOrNone(state.config.repeatMs);
  state.shiftIn = every - 1;
  if (every > 0) {
    shift(state, state.shift, emit);
    return;
  }
  state.shiftIn = 0;
  while (shift(state, state.shift, emit));
}

/** Gravity, soft drop and the lock delay. */
function fall(state: BlockFallState, emit: Report): void {
  if (isGrounded(state)) {
    if (state.lockIn-- <= 0) lock(state, emit);
    return;
  }
  const soft = state.downHeld;
  if (soft && state.config.softDropMs === 0) {
    let rows = 0;
    while (descend(state)) rows++;
    state.score += rows * state.config.softDropScore;
    emit(events.moved);
    return;
  }
  const pulled = rowsOfGravity(state);
  if (pulled !== undefined && !(soft && pulled === 0)) {
    for (let row = 0; row < pulled && descend(state); row++);
    return;
  }
  if (--state.fallIn > 0) return;
  if (soft) {
    softDrop(state);
    return;
  }
  state.fallIn = fallTicks(state);
  descend(state);
}
