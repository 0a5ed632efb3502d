import { describe, expect, test } from 'vitest';
import { seedRng } from '../../scenes/kit/rules/rng';
import { layMines } from '../../scenes/minesweeper/rules/layMines';
import { mark, seenOf, ticksPlayed } from '../../scenes/minesweeper/rules/MinesweeperState';
import { act, fieldFrom, startGame } from './play';

const drawing = ['...*', '....', '....', '*...'];

describe('events', () => {
  test('the start, each opening with its size, the win with every mine flagged', () => {
    const state = startGame({ level: 'custom', columns: 5, rows: 5, mines: 24 });
    expect(act(state, { type: 'open', cell: 12 })).toEqual([
      { type: 'started' },
      { type: 'opened', cell: 12, count: 1 },
      { type: 'won' },
    ]);
    expect(state.flagCount).toBe(24);
    expect(state.marks.filter((each) => each === mark.flag)).toHaveLength(24);
  });

  test('a mine in cell 0, the corner, goes off like any other', () => {
    const state = fieldFrom(['*..', '...', '..*']);
    expect(act(state, { type: 'open', cell: 0 })).toEqual([
      { type: 'opened', cell: 0, count: 1 },
      { type: 'exploded', cell: 0 },
    ]);
    expect(state).toMatchObject({ phase: 'over', won: false, exploded: 0 });
  });

  test('of two mines that a chord opens, the first is the one that went off', () => {
    const state = fieldFrom(['**..', '....']);
    act(state, { type: 'open', cell: 5 });
    act(state, { type: 'mark', cell: 4 }, { type: 'mark', cell: 6 }, { type: 'chord', cell: 5 });
    expect(state.exploded).toBe(0);
  });
});

describe('a question mark', () => {
  test('is removed when its cell is opened, and does not protect it', () => {
    const state = fieldFrom(drawing);
    act(state, { type: 'mark', cell: 1 }, { type: 'mark', cell: 1 });
    expect(state.marks[1]).toBe(mark.question);
    act(state, { type: 'open', cell: 5 });
    expect([state.open[1], state.marks[1]]).toEqual([1, mark.none]);
  });
});

describe('a chord', () => {
  test('on a closed cell, a cell without a number or one with only open neighbours does nothing', () => {
    const state = fieldFrom(['...*.', '.....']);
    act(state, { type: 'open', cell: 0 });
    expect(act(state, { type: 'chord', cell: 4 })).toEqual([]);
    expect(act(state, { type: 'chord', cell: 0 })).toEqual([]);
    act(state, { type: 'mark', cell: 3 });
    expect(act(state, { type: 'chord', cell: 2 })).toEqual([{ type: 'opened', cell: 2, count: 1 }]);
    expect(act(state, { type: 'chord', cell: 2 })).toEqual([]);
    expect(state).toMatchObject({ clicks: 3, phase: 'playing' });
  });

  test('on a closed flagged cell does not bypass the flag', () => {
    const state = fieldFrom(['.*.', '...', '...']);
    act(state, { type: 'mark', cell: 1 });
    expect(act(state, { type: 'chord', cell: 0 })).toEqual([]);
    expect(state.openCount).toBe(0);
  });
});

describe('the clock', () => {
  test('starts with the first cell and stops with the last press', () => {
    const state = startGame();
    act(state);
    act(state);
    expect(ticksPlayed(state)).toBe(0);
    const field = fieldFrom(['*..', '...']);
    act(field);
    act(field, { type: 'mark', cell: 1 });
    act(field);
    expect(ticksPlayed(field)).toBe(field.tick);
    act(field, { type: 'open', cell: 0 });
    const ended = ticksPlayed(field);
    act(field);
    act(field);
    expect(ticksPlayed(field)).toBe(ended);
    expect(ended).toBe(field.lastTick);
  });
});

test('the solver sees the numbers of open cells, with or without those of the last press', () => {
  const state = fieldFrom(['*..', '...']);
  act(state, { type: 'open', cell: 1 });
  act(state, { type: 'open', cell: 4 });
  expect([...seenOf(state)]).toEqual([-1, 1, -1, -1, 1, -1]);
  expect([...seenOf(state, true)]).toEqual([-1, 1, -1, -1, -1, -1]);
  act(state, { type: 'open', cell: 0 });
  expect(seenOf(state)[0]).toBe(-1);
});

test('a dealt field is proven only if it says so', () => {
  for (const [action, proven] of [
    [{ type: 'deal', cell: 40, seed: 77, proven: 1 }, true],
    [{ type: 'deal', cell: 40, seed: 77, proven: 0 }, false],
    [{ type: 'open', cell: 40 }, false],
  ] as const) {
    const state = startGame();
    expect(state.proven).toBe(false);
    act(state, action);
    expect(state.proven).toBe(proven);
  }
});

test('the area around the first cell has no mines as long as there is room elsewhere', () => {
  const around = [6, 7, 8, 11, 13, 16, 17, 18];
  const minesAround = (mines: number, opensArea = true) => {
    const field = { columns: 5, rows: 5, mines };
    const mined = layMines(field, 12, opensArea, seedRng(3));
    expect(mined[12]).toBe(0);
    expect(mined.reduce((sum, mine) => sum + mine, 0)).toBe(mines);
    return around.filter((cell) => mined[cell]).length;
  };
  expect(minesAround(16)).toBe(0);
  expect(minesAround(17)).toBeGreaterThan(0);
  expect(minesAround(16, false)).toBeGreaterThan(0);
});
