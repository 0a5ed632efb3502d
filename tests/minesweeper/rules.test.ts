import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedRng } from '../../scenes/kit/rules/rng';
import { neighboursOf } from '../../scenes/minesweeper/rules/field';
import { countMines, layMines, leastClicks } from '../../scenes/minesweeper/rules/layMines';
import { minesweeperRules } from '../../scenes/minesweeper/rules/minesweeperRules';
import { act, fieldFrom, startGame } from './play';

const beginner = { columns: 9, rows: 9, mines: 10 };

test('the specified field is 9 by 9 with 10 mines; the others have the usual sizes', () => {
  const sizes = (['beginner', 'intermediate', 'expert'] as const).map((level) => {
    const { columns, rows, mines } = startGame({ level });
    return [columns, rows, mines];
  });
  expect(sizes).toEqual([
    [9, 9, 10],
    [16, 16, 40],
    [30, 16, 99],
  ]);
});

test('a custom field has the player’s size, and always a cell without a mine', () => {
  expect(startGame({ level: 'custom', columns: 7, rows: 6, mines: 5 })).toMatchObject({
    columns: 7,
    rows: 6,
    mines: 5,
  });
  expect(startGame({ level: 'custom', columns: 5, rows: 5, mines: 600 }).mines).toBe(24);
});

test('the first cell opened is never a mine and opens an area, wherever it is', () => {
  fc.assert(
    fc.property(fc.nat(80), fc.nat(), (cell, seed) => {
      const state = startGame({}, seed);
      act(state, { type: 'open', cell });
      expect(state.phase).not.toBe('ready');
      expect(state.exploded).toBe(-1);
      expect(state.counts[cell]).toBe(0);
      expect(state.openCount).toBeGreaterThan(3);
      expect(state.mined.reduce((sum, mine) => sum + mine, 0)).toBe(10);
    }),
  );
});

test('a field too full for an area still keeps mines off the first cell', () => {
  const state = startGame({ level: 'custom', columns: 5, rows: 5, mines: 24 });
  act(state, { type: 'open', cell: 12 });
  expect(state.won).toBe(true);
});

test('a dealt seed lays its own mines, whatever the run’s seed', () => {
  const fields = [1, 2].map((seed) => {
    const state = startGame({}, seed);
    act(state, { type: 'deal', cell: 40, seed: 77, proven: 1 });
    expect(state.proven).toBe(true);
    return [...state.mined];
  });
  expect(fields[0]).toEqual(fields[1]);
});

describe('on a drawn field', () => {
  const drawing = ['...*', '....', '*...', '....'];

  test('a cell without mines around it opens its neighbours, and they theirs', () => {
    const state = fieldFrom(drawing);
    expect(act(state, { type: 'open', cell: 15 })).toContainEqual({
      type: 'opened',
      cell: 15,
      count: expect.any(Number),
    });
    expect(state.open[15]).toBe(1);
    expect(state.open[3]).toBe(0);
    expect(state.open[8]).toBe(0);
    // The numbers at the edge are open, and the cells beyond them are not.
    expect([...state.open].join('')).toBe('0000011101110111');
  });

  test('a mine ends the game and everything after that is ignored', () => {
    const state = fieldFrom(drawing);
    expect(act(state, { type: 'open', cell: 3 }).map(({ type }) => type)).toEqual([
      'opened',
      'exploded',
    ]);
    expect(state).toMatchObject({ phase: 'over', exploded: 3, won: false });
    const before = structuredClone(state);
    act(state, { type: 'open', cell: 0 }, { type: 'mark', cell: 1 }, { type: 'chord', cell: 5 });
    expect({ ...state, tick: 0 }).toEqual({ ...before, tick: 0 });
  });

  test('opening every cell without a mine wins, and flags the rest', () => {
    const state = fieldFrom(drawing);
    for (let cell = 0; cell < 16; cell += 1) {
      if (!state.mined[cell]) act(state, { type: 'open', cell });
    }
    expect(state).toMatchObject({ phase: 'over', won: true, flagCount: 2 });
  });

  test('marking goes from flag to question mark to nothing; without marks from flag to nothing', () => {
    const state = fieldFrom(drawing);
    const types = () => act(state, { type: 'mark', cell: 0 })[0].type;
    expect([types(), types(), types()]).toEqual(['flagged', 'questioned', 'unmarked']);
    state.config.questionMarks = false;
    expect([types(), types()]).toEqual(['flagged', 'unmarked']);
    expect(state.flagCount).toBe(0);
  });

  test('a flag cannot go on an open cell, nor can a flagged cell be opened', () => {
    const state = fieldFrom(drawing);
    act(state, { type: 'open', cell: 5 });
    expect(act(state, { type: 'mark', cell: 5 })).toEqual([]);
    act(state, { type: 'mark', cell: 3 });
    expect(act(state, { type: 'open', cell: 3 })).toEqual([]);
    expect(state.phase).toBe('playing');
    // An opening leaves it closed, too.
    act(state, { type: 'mark', cell: 10 }, { type: 'open', cell: 15 });
    expect(state.open[10]).toBe(0);
  });

  test('a chord opens the other cells only if all its flags are set', () => {
    const state = fieldFrom(drawing);
    act(state, { type: 'open', cell: 6 });
    expect(act(state, { type: 'chord', cell: 6 })).toEqual([{ type: 'refused', cell: 6 }]);
    act(state, { type: 'mark', cell: 3 }, { type: 'chord', cell: 6 });
    expect([1, 2, 5, 7, 9, 10, 11].filter((cell) => state.open[cell])).toHaveLength(7);
    expect(state.exploded).toBe(-1);
  });

  test('a chord with a wrong flag hits a mine', () => {
    const state = fieldFrom(drawing);
    act(state, { type: 'open', cell: 6 }, { type: 'mark', cell: 2 }, { type: 'chord', cell: 6 });
    expect(state).toMatchObject({ phase: 'over', exploded: 3, won: false });
  });
});

test('the clock runs in ticks from the first opening to the last press', () => {
  const state = startGame();
  act(state, { type: 'mark', cell: 0 });
  act(state);
  expect(state.startTick).toBe(-1);
  act(state, { type: 'open', cell: 40 });
  const began = state.tick;
  expect(state.startTick).toBe(began);
});

test('3BV counts each opening once and every number that no opening shows', () => {
  const state = fieldFrom(['...*', '....', '....', '....']);
  // One opening shows everything but the mine.
  expect(leastClicks(state, state.mined, state.counts)).toBe(1);
  const wall = fieldFrom(['.*.*.', '.*.*.']);
  // No cell is without a mine beside it: each of the six is a click.
  expect(leastClicks(wall, wall.mined, wall.counts)).toBe(6);
});

test('every number is the count of mines around it', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const mined = layMines(beginner, 40, true, seedRng(seed));
      const counts = countMines(beginner, mined);
      for (let cell = 0; cell < 81; cell += 1) {
        const around = neighboursOf(beginner, cell).filter((other) => mined[other]).length;
        expect(counts[cell]).toBe(around);
      }
    }),
    { numRuns: 20 },
  );
});

test('only valid actions are parsed', () => {
  for (const action of minesweeperRules.actions) {
    expect(minesweeperRules.parseAction(structuredClone(action))).toEqual(action);
  }
  for (const bad of [
    null,
    'open',
    { type: 'open' },
    { type: 'open', cell: -1 },
    { type: 'open', cell: 1.5 },
    { type: 'open', cell: 99_999 },
    { type: 'deal', cell: 1, seed: -1, proven: 0 },
    { type: 'deal', cell: 1, seed: 1, proven: 2 },
    { type: 'peek', cell: 1 },
  ]) {
    expect(minesweeperRules.parseAction(bad)).toBeUndefined();
  }
});

test('any order of actions leaves a valid field', () => {
  const action = fc.record({ kind: fc.nat(2), cell: fc.nat(90) });
  fc.assert(
    fc.property(fc.nat(), fc.array(action, { maxLength: 120 }), (seed, actions) => {
      const state = startGame({}, seed);
      for (const { kind, cell } of actions) {
        act(state, { type: (['open', 'mark', 'chord'] as const)[kind], cell });
        const flags = state.marks.reduce((sum, mark) => sum + (mark === 1 ? 1 : 0), 0);
        expect(state.flagCount).toBe(flags);
        let open = 0;
        for (let at = 0; at < 81; at += 1) if (state.open[at] && !state.mined[at]) open += 1;
        expect(state.openCount).toBe(open);
      }
    }),
    { numRuns: 60 },
  );
});
