import { holdSide } from '../../kit/rules/buttonActions';
import { seedChance } from '../../kit/rules/chance';
import { ticksFromMs, ticksOrNone } from '../../kit/rules/config';
import type { Emit, Rules } from '../../kit/rules/contract';
import { type BlockFallAction, blockFallActions, parseBlockFallAction } from './BlockFallAction';
import { type BlockFallFact, facts } from './BlockFallFact';
import { type BlockFallState, hiddenRows, none } from './BlockFallState';
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
import { fillQueue, queueLength, takeNext } from './queue';
import { createRows } from './well';

type Report = Emit<BlockFallFact>;

export const blockFallRules: Rules<BlockFallState, BlockFallAction, BlockFallFact> = {
  version: 1,
  actions: blockFallActions,

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
  },

  parseAction: parseBlockFallAction,
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
  emit(facts.started);
  spawn(state, takeNext(state), emit);
}

/** Keeps which directions are held, also between pieces and before the start. */
function track(
  state: BlockFallState,
  { type, button }: Exclude<BlockFallAction, { type: 'start' }>,
) {
  const held = type === 'press';
  if (button === 'down') {
    state.downHeld = held;
    // A tap is a row; letting go hands the piece back to gravity.
    if (!held) state.fallIn = fallTicks(state);
    return;
  }
  if (button !== 'left' && button !== 'right') return;
  const before = state.shift;
  state.shift = holdSide(state, button, held);
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
    emit(facts.moved);
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
