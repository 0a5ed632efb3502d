import { seedChance } from '../../kit/rules/chance';
import { ticksFromMs } from '../../kit/rules/config';
import type { Emit, Rules } from '../../kit/rules/contract';
import { type BlockFallFact, moved, started } from './facts';
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
  ticksOrNone,
} from './piece';
import { fillQueue, queueLength, takeNext } from './queue';
import { type BlockFallAction, type BlockFallState, buttons, hiddenRows, none } from './state';
import { createRows } from './well';

type Report = Emit<BlockFallFact>;

export const blockFallRules: Rules<BlockFallState, BlockFallAction, BlockFallFact> = {
  version: 1,

  start(config, seed) {
    return {
      tick: 0,
      phase: 'ready',
      config: { ...config },
      chance: seedChance(seed),
      rows: createRows(config.columns, config.rows),
      cells: new Uint8Array((hiddenRows + config.rows) * config.columns),
      piece: 0,
      rotation: 0,
      x: 0,
      y: 0,
      held: none,
      holdUsed: false,
      queue: new Uint8Array(queueLength),
      queueHead: 0,
      bag: Uint8Array.of(0, 1, 2, 3, 4, 5, 6),
      bagDrawn: 7,
      fallIn: 0,
      lockIn: 0,
      resetsUsed: 0,
      deepest: 0,
      shift: 0,
      leftHeld: false,
      rightHeld: false,
      downHeld: false,
      shiftIn: 0,
      score: 0,
      level: config.startLevel,
      lines: 0,
      pieces: 0,
      lives: config.extraLives,
    };
  },

  retune(state, key) {
    if (key === 'extraLives') state.lives = state.config.extraLives;
  },

  step(state, actions, emit) {
    for (let i = 0; i < actions.length; i++) act(state, actions[i], emit);
    if (state.phase === 'playing') autoShift(state, emit);
    if (state.phase === 'playing') fall(state, emit);
    state.tick++;
  },

  parseAction(value) {
    if (typeof value !== 'object' || value === null) return undefined;
    const { type, button } = value as Record<string, unknown>;
    if (type === 'start') return { type };
    if (type !== 'press' && type !== 'release') return undefined;
    const known = buttons.find((candidate) => candidate === button);
    return known && { type, button: known };
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
  emit(started);
  spawn(state, takeNext(state), emit);
}

/** Keeps which directions are held, also between pieces and before the start. */
function track(
  state: BlockFallState,
  { type, button }: Exclude<BlockFallAction, { type: 'start' }>,
) {
  const held = type === 'press';
  if (button === 'down') state.downHeld = held;
  else if (button === 'left') state.leftHeld = held;
  else if (button === 'right') state.rightHeld = held;
  else return;
  if (button === 'down') {
    // A tap is a row; letting go hands the piece back to gravity.
    if (!held) state.fallIn = fallTicks(state);
    return;
  }
  const before = state.shift;
  // The direction pressed last wins; letting it go gives way to the other if that is still held.
  if (held) state.shift = button === 'left' ? -1 : 1;
  else if (state.leftHeld) state.shift = -1;
  else if (state.rightHeld) state.shift = 1;
  else state.shift = 0;
  if (state.shift !== before || held) state.shiftIn = ticksFromMs(state.config.delayedShiftMs);
}

function press(
  state: BlockFallState,
  button: Extract<BlockFallAction, { type: 'press' }>['button'],
  emit: Report,
): void {
  switch (button) {
    case 'left':
      shift(state, -1, emit);
      break;
    case 'right':
      shift(state, 1, emit);
      break;
    case 'cw':
      rotate(state, 1, emit);
      break;
    case 'half':
      rotate(state, 2, emit);
      break;
    case 'ccw':
      rotate(state, 3, emit);
      break;
    case 'drop':
      hardDrop(state, emit);
      break;
    case 'hold':
      hold(state, emit);
      break;
    case 'down':
      softDrop(state);
      break;
  }
}

/** Lets the piece down by a row, ahead of gravity. */
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
    emit(moved);
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
