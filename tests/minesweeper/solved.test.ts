import { describe, expect, test } from 'vitest';
import { hash } from '../../scenes/kit/rules/hash';
import { below, seedRng } from '../../scenes/kit/rules/rng';
import { type Field, neighboursOf } from '../../scenes/minesweeper/rules/field';
import { countMines, layMines } from '../../scenes/minesweeper/rules/layMines';
import { dealProven } from '../../scenes/minesweeper/rules/solver/dealProven';
import { cluesOf, type Knowledge } from '../../scenes/minesweeper/rules/solver/Knowledge';
import { postMortem, smallestProof, verdictOn } from '../../scenes/minesweeper/rules/solver/prove';
import { needsNoGuess, Sweep, verdict } from '../../scenes/minesweeper/rules/solver/sweep';
import { clears } from './secondSolver';

type Game = Knowledge & Readonly<{ mined: Uint8Array }>;

/** Opens these cells, and those around a cell with number 0. None of them may have a mine. */
function open({ seen, mined, ...field }: Game, cells: readonly number[]): void {
  const counts = countMines(field, mined);
  const queue = [...cells];
  for (let at = 0; at < queue.length; at += 1) {
    const cell = queue[at];
    if (seen[cell] >= 0 || mined[cell] === 1) continue;
    seen[cell] = counts[cell];
    if (counts[cell] === 0) queue.push(...neighboursOf(field, cell));
  }
}

/** A field in the middle of a game, from its upper left corner on. */
function begun(field: Field, seed: number, presses: number): Game {
  const rng = seedRng(seed);
  const cells = field.columns * field.rows;
  const mined = layMines(field, 0, true, rng);
  const game = { ...field, seen: new Int8Array(cells).fill(-1), mined };
  open(game, [0, ...Array.from({ length: presses }, () => below(rng, cells))]);
  return game;
}

/** The same, played to where no safe cell is proven by three numbers or fewer. */
function cornered(field: Field, seed: number): Game {
  const game = begun(field, seed, 0);
  for (;;) {
    const proof = smallestProof(game, (_, mine) => mine);
    if (!proof || proof.total || proof.clues.length > 3) return game;
    open(game, [proof.cell]);
  }
}

const games = [
  ...[1, 2, 3, 4, 5, 6].map((seed) => begun({ columns: 8, rows: 7, mines: 11 }, seed, 4)),
  ...[7, 8, 9].map((seed) => begun({ columns: 9, rows: 9, mines: 10 }, seed, 3)),
  ...[10, 11, 12].map((seed) => begun({ columns: 6, rows: 5, mines: 5 }, seed, 18)),
];

const corners = [
  ...[3, 11, 38, 42, 57, 75, 94, 97, 104, 123, 137].map((seed) =>
    cornered({ columns: 6, rows: 5, mines: 8 }, seed),
  ),
  ...[30, 77, 80, 104, 122].map((seed) => cornered({ columns: 7, rows: 6, mines: 11 }, seed)),
];

const closed = ({ seen }: Knowledge) => [...seen.keys()].filter((cell) => seen[cell] < 0);

/** Closed cells beside a number, and three others. */
function beside(game: Knowledge): number[] {
  const told = new Set(cluesOf(game).flatMap(({ cells }) => cells));
  const others = closed(game).filter((cell) => !told.has(cell));
  return [...told, ...others.slice(0, 3)];
}

/** Chances to nine places: what is lost in adding up is nobody's business. */
const rounded = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'number' ? +each.toFixed(9) : each));

describe('in the middle of a game', () => {
  test('every statement about a cell is true, and every arrangement shown fits all numbers', () => {
    const wrong: unknown[] = [];
    const said = games.map((game) => {
      const clues = cluesOf(game);
      return beside(game).map((cell) => {
        const verdict = verdictOn(game, cell);
        if (verdict.kind === 'proven') {
          const { proof } = verdict;
          if (proof.cell !== cell || proof.mine !== (game.mined[cell] === 1)) wrong.push(verdict);
        } else if (verdict.kind === 'unknown') {
          const { withMine, withoutMine } = verdict;
          if (!withMine.includes(cell) || withoutMine.includes(cell)) wrong.push(verdict);
          for (const world of [withMine, withoutMine]) {
            const fits = clues.every(
              ({ cells, mines }) => cells.filter((at) => world.includes(at)).length === mines,
            );
            if (!fits || world.length > game.mines) wrong.push(verdict);
          }
        }
        return rounded(verdict);
      });
    });
    expect(wrong).toEqual([]);
    expect(hash(said)).toBe('e29cca146a56adc4');
  });

  test('the smallest proof is the same each time', () => {
    const proofs = games.map((game) => [
      smallestProof(game),
      smallestProof(game, (_, mine) => mine),
      smallestProof(game, (_, mine) => !mine),
    ]);
    for (const [, safe, mine] of proofs) {
      expect([safe?.mine ?? false, mine?.mine ?? true]).toEqual([false, true]);
    }
    expect(hash(rounded(proofs))).toBe('34e6caf6d5aa30d0');
  });

  test('a loss is judged by what could be known', () => {
    const judged = games.map((game) =>
      closed(game)
        .filter((cell) => game.mined[cell] === 1)
        .slice(0, 4)
        .map((cell) => rounded(postMortem(game, cell))),
    );
    expect(hash(judged)).toBe('12e9639703e82721');
  });
});

describe('if three numbers prove nothing', () => {
  test('a proof with more numbers, or with the count of mines, uses the fewest', () => {
    const proofs = corners.map((game) => smallestProof(game, (_, mine) => mine));
    for (const [at, proof] of proofs.entries()) {
      expect(proof && corners[at].mined[proof.cell]).toBe(0);
      expect(proof?.total || (proof?.clues.length ?? 0) > 3).toBe(true);
    }
    expect(hash(rounded(proofs))).toBe('1243e8d6bfcd5721');
    const mines = corners.map((game) => smallestProof(game, (_, mine) => !mine));
    expect(hash(rounded([mines, corners.map((game) => smallestProof(game))]))).toBe(
      '63318b2d5692470f',
    );
  });

  test('a loss is judged, and each proven cell has its proof', () => {
    const told = corners.map((game) => [
      closed(game)
        .filter((cell) => game.mined[cell] === 1)
        .slice(0, 2)
        .map((cell) => postMortem(game, cell)),
      closed(game)
        .filter((cell) => game.mined[cell] === 0)
        .slice(0, 3)
        .map((cell) => verdictOn(game, cell)),
    ]);
    expect(hash(rounded(told))).toBe('406239fe4ee8a748');
  });
});

test('a small board needs no guess where a second solver needs none', () => {
  const field: Field = { columns: 6, rows: 5, mines: 8 };
  const wrong: number[] = [];
  let proven = 0;
  for (let seed = 0; seed < 150; seed += 1) {
    const mined = layMines(field, 0, true, seedRng(seed));
    const noGuess = needsNoGuess(field, countMines(field, mined), 0);
    if (noGuess !== clears(field, mined, 0)) wrong.push(seed);
    if (noGuess) proven += 1;
  }
  expect([wrong, proven]).toEqual([[], 15]);
});

describe('a sweep', () => {
  /** A field with mines at `*`; what is given is opened, in that order. */
  function begin(drawing: readonly string[], ...opened: number[]): Sweep {
    const mined = Uint8Array.from(drawing.join(''), (cell) => (cell === '*' ? 1 : 0));
    const mines = mined.reduce((sum, mine) => sum + mine, 0);
    const field: Field = { columns: drawing[0].length, rows: drawing.length, mines };
    const sweep = new Sweep(field, countMines(field, mined));
    for (const cell of opened) sweep.open(cell);
    return sweep;
  }

  /** `.` where a cell is open, `?` where it is unknown, `!` where it is known to be a mine. */
  const drawn = ({ cells, field }: Sweep) =>
    [...cells]
      .map((known, at) => (at % field.columns ? '' : ' ') + '.?!'[known])
      .join('')
      .trim();

  /** The unknown cells of each open number, and how many of them are mines. */
  function numbers({ cells, counts, field }: Sweep) {
    return [...cells.keys()].flatMap((cell) => {
      if (cells[cell] !== verdict.open) return [];
      const around = neighboursOf(field, cell);
      const unknown = around.filter((other) => cells[other] === verdict.unknown);
      const known = around.filter((other) => cells[other] === verdict.mine);
      return unknown.length > 0 ? [{ unknown, need: counts[cell] - known.length }] : [];
    });
  }

  test('opens a zero with all around it, and a number by itself', () => {
    expect(drawn(begin(['##*', '###'], 1))).toBe('?.? ???');
    expect(drawn(begin(['##*', '###'], 0))).toBe('..? ..?');
    expect(begin(['##*', '###'], 0).done).toBe(false);
    expect(begin(['##*', '###'], 0, 5).done).toBe(true);
  });

  test('deduces mines and safe cells from two numbers together', () => {
    const sweep = begin(['*#*#', '*###'], 5, 6, 7);
    expect([sweep.byOne(), sweep.byTwo(), drawn(sweep)]).toEqual([false, true, '!??. !...']);
    const apart = begin(['***##', '*.#.#'], 6, 8);
    expect([apart.byTwo(), drawn(apart)]).toEqual([true, '!!?.. !.?..']);
  });

  test('deduces from the count of mines, and nothing from a contradiction', () => {
    const sweep = begin(['*###'], 1);
    expect([sweep.byOne(), sweep.byTwo(), sweep.byCounting()]).toEqual([false, false, true]);
    expect([drawn(sweep), sweep.done]).toEqual(['?...', true]);
    const even = begin(['*#'], 1);
    expect([begin(['*##'], 1).byCounting(), even.byCounting(), drawn(even)]).toEqual([
      false,
      false,
      '?.',
    ]);
    const odd = new Sweep({ columns: 3, rows: 1, mines: 0 }, Uint8Array.of(0, 1, 0));
    odd.open(1);
    expect([odd.byCounting(), drawn(odd)]).toEqual([false, '?.?']);
  });

  test('goes on exactly if one or two numbers prove something, and is never wrong', () => {
    const field: Field = { columns: 7, rows: 6, mines: 10 };
    const turns = { one: 0, two: 0, all: 0 };
    for (let seed = 0; seed < 60; seed += 1) {
      const mined = layMines(field, 0, true, seedRng(seed));
      const sweep = new Sweep(field, countMines(field, mined));
      sweep.open(0);
      for (let moved = true; moved && !sweep.done; ) {
        const clues = numbers(sweep);
        const oneSays = clues.some(({ unknown, need }) => need === 0 || need === unknown.length);
        const twoSay = clues.some((one) =>
          clues.some((two) => {
            const alone = one.unknown.filter((cell) => !two.unknown.includes(cell)).length;
            const safe = two.unknown.filter((cell) => !one.unknown.includes(cell)).length;
            return one.need - two.need === alone && alone + safe > 0;
          }),
        );
        if (sweep.byOne() !== oneSays) expect.fail(`one number, ${drawn(sweep)}`);
        if (!oneSays && sweep.byTwo() !== twoSay) expect.fail(`two numbers, ${drawn(sweep)}`);
        moved = oneSays || twoSay || sweep.byCounting();
        turns[oneSays ? 'one' : twoSay ? 'two' : 'all'] += 1;
        for (const [cell, known] of sweep.cells.entries()) {
          const wrong = known === (mined[cell] === 1 ? verdict.open : verdict.mine);
          if (wrong) expect.fail(`${cell} of ${drawn(sweep)}`);
        }
      }
    }
    expect(Math.min(turns.one, turns.two, turns.all)).toBeGreaterThan(40);
  });
});

test('the first seed whose board needs no guess is used', () => {
  const field: Field = { columns: 9, rows: 9, mines: 15 };
  const deals = [1, 2, 3, 4, 5, 6].map((seed) =>
    dealProven(field, seed * 11, true, seed, () => true),
  );
  expect(deals.every(({ proven }) => proven)).toBe(true);
  expect(hash(deals)).toBe('7084429b848a3b64');
  const asked: number[] = [];
  const stopped = dealProven({ columns: 9, rows: 9, mines: 40 }, 40, true, 1, (tries) => {
    asked.push(tries);
    return tries < 3;
  });
  expect(asked).toEqual([1, 2, 3]);
  expect(stopped).toMatchObject({ tries: 3, proven: false });
});
