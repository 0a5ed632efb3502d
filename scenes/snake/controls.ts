import { type ControlSpec, fourWays, standardPlaces } from '../kit/rules/controls';
import type { Direction } from '../kit/rules/grid';
import { capitalised } from '../kit/rules/words';
import { rivalTurns } from './rules/SnakeAction';
import type { SnakeTypes } from './rules/snakeRules';

type Control = ControlSpec<SnakeTypes>;

/**
 * Number keys follow the phone (2 is up), the numeric keypad its own arrows (8 is up). Odd digits
 * are diagonals: two turns in one press. Snake acts on presses only.
 */
const numberKeys: Readonly<Record<Direction, readonly string[]>> = {
  up: ['Digit2', 'Numpad8'],
  right: ['Digit6', 'Numpad6'],
  down: ['Digit8', 'Numpad2'],
  left: ['Digit4', 'Numpad4'],
};

function diagonal(first: Direction, second: Direction, keys: readonly string[]): Control {
  const label = `${capitalised(first)} and ${second}`;
  const press = { type: 'turns', first, second } as const;
  return { id: `${first}-${second}`, label, keys, gamepad: [], press };
}

/** The second player's control of a direction. It steers the only snake where one person plays. */
const secondOf = (direction: Direction) => `${direction}-2`;

export const snakeControls: readonly Control[] = [
  ...fourWays<SnakeTypes>((direction) => ({
    label: capitalised(direction),
    keys: [standardPlaces[direction].keys[0], ...numberKeys[direction]],
    second: secondOf(direction),
    press: { type: 'turn', direction },
  })),
  ...rivalTurns.map(
    (press): Control => ({
      id: secondOf(press.direction),
      label: `${capitalised(press.direction)}, player 2`,
      keys: [standardPlaces[press.direction].keys[1]],
      gamepad: [],
      press,
    }),
  ),
  {
    ...standardPlaces.start,
    id: 'start',
    label: 'Start',
    keys: ['Enter', 'Space', 'NumpadEnter', 'Numpad5', 'Digit5'],
    gamepad: [9, 0],
    press: { type: 'start' },
  },
  diagonal('up', 'left', ['Digit1', 'Numpad7']),
  diagonal('up', 'right', ['Digit3', 'Numpad9']),
  diagonal('down', 'left', ['Digit7', 'Numpad1']),
  diagonal('down', 'right', ['Digit9', 'Numpad3']),
];
