import { expect, test } from 'vitest';
import { minesweeper } from '../../scenes/minesweeper/game';
import { cellName, placeName } from '../../scenes/minesweeper/narrate';
import type { MinesweeperAction } from '../../scenes/minesweeper/rules/MinesweeperAction';
import type { MinesweeperState } from '../../scenes/minesweeper/rules/MinesweeperState';
import { act, fieldFrom } from './play';

/** What is read aloud of these presses. */
function said(state: MinesweeperState, ...actions: MinesweeperAction[]): string[] {
  return act(state, ...actions).flatMap((event) => minesweeper.narrate(event, state) ?? []);
}

const corner = () => fieldFrom(['*.*', '...', '...']);

test('a place is named by row and column from one on', () => {
  expect(placeName({ columns: 9 }, 0)).toBe('row 1, column 1');
  expect(placeName({ columns: 9 }, 20)).toBe('row 3, column 3');
});

test('an opened cell has its number, an opened area its size', () => {
  const state = corner();
  expect(said(state, { type: 'open', cell: 1 })).toEqual(['2.']);
  const wide = fieldFrom(['*...', '....', '...*']);
  expect(said(wide, { type: 'open', cell: 8 })).toEqual(['6 cells opened.']);
});

test('a mark has its name, and a flag the number of mines left', () => {
  const state = corner();
  expect(said(state, { type: 'mark', cell: 0 })).toEqual(['Flag. 1 mine left.']);
  expect(cellName(state, 0)).toBe('flag');
  expect(said(state, { type: 'mark', cell: 1 })).toEqual(['Flag. 0 mines left.']);
  expect(said(state, { type: 'mark', cell: 2 })).toEqual(['Flag. -1 mines left.']);
  expect(said(state, { type: 'mark', cell: 2 })).toEqual(['Question mark.']);
  expect(cellName(state, 2)).toBe('question mark');
  expect(said(state, { type: 'mark', cell: 2 })).toEqual(['No mark.']);
  expect(cellName(state, 2)).toBe('closed');
});

test('a number without all its flags says how many it needs', () => {
  const state = corner();
  act(state, { type: 'open', cell: 1 });
  expect(said(state, { type: 'chord', cell: 1 })).toEqual([
    'It takes 2 flags around this cell to open the rest.',
  ]);
  const single = fieldFrom(['*..', '...', '..*']);
  act(single, { type: 'open', cell: 1 });
  expect(said(single, { type: 'chord', cell: 1 })).toEqual([
    'It takes 1 flag around this cell to open the rest.',
  ]);
});

test('a loss says where, and what each cell was', () => {
  const state = corner();
  act(state, { type: 'mark', cell: 1 });
  expect(said(state, { type: 'open', cell: 2 })).toEqual(['Game Over! A mine at row 1, column 3.']);
  expect([0, 1, 2].map((cell) => cellName(state, cell))).toEqual([
    'mine',
    'wrong flag',
    'the mine that went off',
  ]);
});

test('a win says in what time', () => {
  const state = corner();
  act(state, { type: 'open', cell: 1 });
  for (let tick = 0; tick < 60; tick += 1) act(state);
  expect(said(state, { type: 'open', cell: 6 }).at(-1)).toBe('You Won! In 1 second.');
});
