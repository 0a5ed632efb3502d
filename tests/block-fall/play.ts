import { type BlockFallConfig, blockFallConfig } from '../../scenes/block-fall/config';
import type { BlockFallAction, Button } from '../../scenes/block-fall/rules/BlockFallAction';
import type { BlockFallEvent } from '../../scenes/block-fall/rules/BlockFallEvent';
import {
  type BlockFallState,
  hiddenRows,
  wallBits,
} from '../../scenes/block-fall/rules/BlockFallState';
import { blockFallRules } from '../../scenes/block-fall/rules/blockFallRules';
import { pieceNames } from '../../scenes/block-fall/rules/pieces';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { stepRules } from '../../scenes/kit/rules/stepTick';

/** A game that a test steps by hand; it stores copies of the events. */
export function play(changes: Partial<BlockFallConfig> = {}, seed = 1) {
  const state = blockFallRules.start({ ...defaultsOf(blockFallConfig), ...changes }, seed);
  const events: BlockFallEvent[] = [];
  const step = (...actions: BlockFallAction[]) =>
    stepRules(blockFallRules, state, actions, (event) => events.push({ ...event }));
  return {
    state,
    events,
    step,
    start: () => step({ type: 'start' }),
    press: (...buttons: Button[]) =>
      step(...buttons.map((button) => ({ type: 'press', button }) as const)),
    release: (...buttons: Button[]) =>
      step(...buttons.map((button) => ({ type: 'release', button }) as const)),
    wait: (ticks: number) => {
      for (let i = 0; i < ticks; i++) step();
    },
  };
}

/** Replaces the current piece. */
export function setPiece(state: BlockFallState, name: (typeof pieceNames)[number]): void {
  state.piece = pieceNames.indexOf(name);
  state.rotation = 0;
  state.x = name === 'O' ? 4 : 3;
  state.y = 0;
}

/** Fills the lowest rows from a drawing; its last line is the row on the floor. */
export function draw(state: BlockFallState, drawing: readonly string[]): void {
  const { columns, rows } = state.config;
  drawing.forEach((line, index) => {
    const row = hiddenRows + rows - drawing.length + index;
    line.split('').forEach((cell, x) => {
      if (cell !== '#') return;
      state.rows[row] |= 1 << (x + wallBits);
      state.cells[row * columns + x] = 1;
    });
  });
}

/** The visible well as lines of `#` and `.`. */
export function picture(state: BlockFallState): string[] {
  const { columns, rows } = state.config;
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) =>
      state.cells[(y + hiddenRows) * columns + x] === 0 ? '.' : '#',
    ).join(''),
  );
}
