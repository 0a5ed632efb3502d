import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedRng } from '../../scenes/kit/rules/rng';
import { type Field, neighboursOf } from '../../scenes/minesweeper/rules/field';
import { countMines, layMines } from '../../scenes/minesweeper/rules/layMines';
import { chancesOf } from '../../scenes/minesweeper/rules/solver/chances';
import { dealProven } from '../../scenes/minesweeper/rules/solver/dealProven';
import type { Knowledge } from '../../scenes/minesweeper/rules/solver/Knowledge';
import { cluesOf } from '../../scenes/minesweeper/rules/solver/Knowledge';
import { postMortem, smallestProof, verdictOn } from '../../scenes/minesweeper/rules/solver/prove';
import { clears } from './secondSolver';

const expert: Field = { columns: 30, rows: 16, mines: 99 };

test('twenty proven expert boards are each cleared without a guess by a second solver', () => {
  for (let board = 0; board < 20; board += 1) {
    const first = (board * 97) % 480;
    const deal = dealProven(expert, first, true, board, () => true);
    expect(deal.proven).toBe(true);
    const mined = layMines(expert, first, true, seedRng(deal.seed));
    expect(clears(expert, mined, first), `board ${board}`).toBe(true);
  }
}, 120_000);

test('a search that must stop says that its board is not proven', () => {
  const full: Field = { columns: 16, rows: 16, mines: 110 };
  const deal = dealProven(full, 100, true, 3, (tries) => tries < 3);
  expect(deal).toMatchObject({ tries: 3, proven: false });
});

/** What can be seen from a drawing: a figure is open, anything else closed. */
function known(drawing: readonly string[], mines: number): Knowledge {
  const seen = Int8Array.from(
    drawing
      .join('')
      .split('')
      .map((cell) => (/\d/.test(cell) ? +cell : -1)),
  );
  return { columns: drawing[0].length, rows: drawing.length, mines, seen };
}

/** Every way to lay the mines of a small field, tried one by one. */
function bruteChances({ columns, rows, mines, seen }: Knowledge): number[] | undefined {
  const closed = [...seen.keys()].filter((cell) => seen[cell] < 0);
  const sums = Array.from(seen, () => 0);
  let arrangements = 0;
  for (let bits = 0; bits < 1 << closed.length; bits += 1) {
    const mined = new Set(closed.filter((_, at) => (bits >> at) & 1));
    if (mined.size !== mines) continue;
    const fit = [...seen.keys()].every(
      (cell) =>
        seen[cell] < 0 ||
        neighboursOf({ columns, rows }, cell).filter((other) => mined.has(other)).length ===
          seen[cell],
    );
    if (!fit) continue;
    arrangements += 1;
    for (const cell of mined) sums[cell] += 1;
  }
  return arrangements === 0 ? undefined : sums.map((sum) => sum / arrangements);
}

/** A small field, partly open. */
const smallField = fc
  .record({ seed: fc.nat(), mines: fc.integer({ min: 1, max: 6 }), opened: fc.array(fc.nat(19)) })
  .map(({ seed, mines, opened }): Knowledge => {
    const field = { columns: 5, rows: 4, mines };
    const mined = layMines(field, 0, false, seedRng(seed));
    const counts = countMines(field, mined);
    const seen = new Int8Array(20).fill(-1);
    for (const cell of [0, ...opened]) if (!mined[cell]) seen[cell] = counts[cell];
    return { ...field, seen };
  })
  .filter(({ seen }) => seen.filter((value) => value < 0).length <= 14);

test('probabilities equal those of all arrangements, and are exactly 0 or 1 where all agree', () => {
  fc.assert(
    fc.property(smallField, (field) => {
      const brute = bruteChances(field);
      const chances = chancesOf(field)?.chance;
      expect(brute).toBeDefined();
      for (let cell = 0; cell < 20; cell += 1) {
        if (field.seen[cell] >= 0) continue;
        const value = chances?.[cell] ?? Number.NaN;
        expect(value).toBeCloseTo(brute?.[cell] ?? -1, 9);
        expect(value === 0).toBe(brute?.[cell] === 0);
        expect(value === 1).toBe(brute?.[cell] === 1);
      }
    }),
    { numRuns: 60 },
  );
});

test.each([1, 2, 3, 4])('mines that fill most of a field are counted as exactly (%d)', (seed) => {
  const field: Field = { columns: 4, rows: 4, mines: 9 };
  const mined = layMines(field, 5, false, seedRng(seed));
  const counts = countMines(field, mined);
  const free = [...mined.keys()].filter((cell) => mined[cell] === 0);
  const seen = Int8Array.from(mined, (_, cell) =>
    free.indexOf(cell) % 3 === 0 ? counts[cell] : -1,
  );
  const brute = bruteChances({ ...field, seen }) ?? [];
  const chances = chancesOf({ ...field, seen })?.chance ?? [];
  for (let cell = 0; cell < 16; cell += 1) {
    if (seen[cell] < 0) expect(chances[cell]).toBeCloseTo(brute[cell], 9);
  }
});

test('more mines than half of the cells without clues are counted as exactly', () => {
  const field = known(['2.2.', '....', '....'], 5);
  const brute = bruteChances(field) ?? [];
  const chances = chancesOf(field)?.chance ?? [];
  for (const cell of [1, 3, 4, 7, 8, 11]) expect(chances[cell]).toBeCloseTo(brute[cell], 9);
});

test('numbers that contradict each other have no chances', () => {
  for (const odd of [known(['0.', '..'], 1), known(['...'], 4)]) {
    expect(chancesOf(odd)).toBeUndefined();
    expect(smallestProof(odd)).toBeUndefined();
    expect(postMortem(odd, 1)).toBeUndefined();
    expect(verdictOn(odd, 1)).toEqual({ kind: 'tooHard', cell: 1 });
  }
  expect(chancesOf(known(['0.', '..'], 1))).toBeUndefined();
  expect(chancesOf(known(['3.', '00'], 1))).toBeUndefined();
});

test('a proof holds with its own numbers, and not with fewer', () => {
  fc.assert(
    fc.property(smallField, (field) => {
      const proof = smallestProof(field);
      if (!proof) return;
      const brute = bruteChances(field);
      expect(brute?.[proof.cell]).toBe(proof.mine ? 1 : 0);
      const settles = (ats: readonly number[]): boolean => {
        const clues = cluesOf(field).filter(({ at }) => ats.includes(at));
        const value = chancesOf(field, { clues, total: proof.total })?.chance[proof.cell];
        return value === (proof.mine ? 1 : 0);
      };
      expect(settles(proof.clues)).toBe(true);
      for (const left of proof.clues) {
        expect(settles(proof.clues.filter((at) => at !== left))).toBe(false);
      }
    }),
    { numRuns: 80 },
  );
});

describe('verdicts on a cell', () => {
  test('a number with as many closed cells is proof enough', () => {
    expect(smallestProof(known(['.1', '11'], 1))).toMatchObject({
      cell: 0,
      mine: true,
      total: false,
    });
    expect(smallestProof(known(['.1', '11'], 1))?.clues).toHaveLength(1);
  });

  test('two numbers together prove what neither does', () => {
    // The well-known 1-1 at a wall: the third cell is safe.
    const field = known(['...', '111', '000'], 1);
    expect(verdictOn(field, 0)).toMatchObject({ kind: 'proven', proof: { mine: false } });
    const wall = known(['....', '1121'.replace('2', '1'), '0000'], 2);
    expect(verdictOn(wall, 2).kind).toBe('proven');
  });

  test('an unknown cell comes with its probability and an arrangement of each kind', () => {
    const verdict = verdictOn(known(['..', '11'], 1), 0);
    expect(verdict).toEqual({
      kind: 'unknown',
      cell: 0,
      chance: 0.5,
      withMine: [0],
      withoutMine: [1],
    });
  });

  test('far from every number the count of mines decides', () => {
    const field = known(['.1....', '11....'], 1);
    expect(verdictOn(field, 5)).toMatchObject({
      kind: 'proven',
      proof: { mine: false, total: true },
    });
  });
});

describe('after a loss', () => {
  test('a mine that could be known is named with its proof', () => {
    const judged = postMortem(known(['.1', '11'], 1), 0);
    expect(judged?.mine).toMatchObject({ cell: 0, mine: true });
    expect(judged?.chance).toBe(1);
  });

  test('a guess beside a safe cell was avoidable', () => {
    const field = known(['.1....', '11....'], 2);
    const judged = postMortem(field, 2);
    expect(judged?.mine).toBeUndefined();
    expect(judged?.safe).toBeDefined();
    expect(judged?.safe?.mine).toBe(false);
  });

  test('a true guess was bad luck', () => {
    const judged = postMortem(known(['..', '11'], 1), 0);
    expect(judged).toMatchObject({ mine: undefined, safe: undefined, chance: 0.5, least: 0.5 });
  });
});
