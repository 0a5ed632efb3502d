import type { ControlSpec } from '../kit/Game';
import type { Direction } from '../kit/rules/grid';
import { type SnakeAction, startAction, turnAction } from './rules/SnakeAction';

/**
 * Number keys follow the handset (2 is up), the numeric keypad its own arrows (8 is up). The odd
 * ones are diagonals: two turns in one press.
 */
export const snakeControls: readonly ControlSpec[] = [
  {
    id: 'up',
    label: 'Up',
    keys: ['ArrowUp', 'KeyW', 'Digit2', 'Numpad8'],
    gamepad: [12],
    pad: 'up',
    swipe: 'up',
  },
  {
    id: 'right',
    label: 'Right',
    keys: ['ArrowRight', 'KeyD', 'Digit6', 'Numpad6'],
    gamepad: [15],
    pad: 'right',
    swipe: 'right',
  },
  {
    id: 'down',
    label: 'Down',
    keys: ['ArrowDown', 'KeyS', 'Digit8', 'Numpad2'],
    gamepad: [13],
    pad: 'down',
    swipe: 'down',
  },
  {
    id: 'left',
    label: 'Left',
    keys: ['ArrowLeft', 'KeyA', 'Digit4', 'Numpad4'],
    gamepad: [14],
    pad: 'left',
    swipe: 'left',
  },
  {
    id: 'start',
    label: 'Start',
    keys: ['Enter', 'Space', 'NumpadEnter', 'Numpad5', 'Digit5'],
    gamepad: [9, 0],
    pad: 'start',
  },
  { id: 'up-left', label: 'Up and left', keys: ['Digit1', 'Numpad7'], gamepad: [] },
  { id: 'up-right', label: 'Up and right', keys: ['Digit3', 'Numpad9'], gamepad: [] },
  { id: 'down-left', label: 'Down and left', keys: ['Digit7', 'Numpad1'], gamepad: [] },
  { id: 'down-right', label: 'Down and right', keys: ['Digit9', 'Numpad3'], gamepad: [] },
];

function diagonal(first: Direction, second: Direction): SnakeAction {
  return { type: 'turns', first, second };
}

const actions: ReadonlyMap<string, SnakeAction> = new Map([
  ['up', turnAction('up')],
  ['right', turnAction('right')],
  ['down', turnAction('down')],
  ['left', turnAction('left')],
  ['start', startAction],
  ['up-left', diagonal('up', 'left')],
  ['up-right', diagonal('up', 'right')],
  ['down-left', diagonal('down', 'left')],
  ['down-right', diagonal('down', 'right')],
]);

/** Snake acts on presses alone. */
export function toSnakeAction(control: string, pressed: boolean): SnakeAction | undefined {
  return pressed ? actions.get(control) : undefined;
}
