import {
  type Arrangements,
  anyArrangement,
  countArrangements,
  eachChance,
  weigh,
} from './arrangements';
import { componentsOf } from './components';
import { type Clue, cluesOf, type Knowledge } from './Knowledge';

/** Below this a weight would be lost among the others, and what is possible taken for impossible. */
const least = 1e-200;

/**
 * How the ways to lay `mines` among `cells` compare, for each number of mines from 0 to `most`;
 * 0 exactly where there is no way. Relative to the largest, so that none overflows.
 */
function relativeBinomials(cells: number, most: number): Float64Array {
  const table = new Float64Array(most + 1);
  const middle = Math.min(most, cells >> 1);
  table[middle] = 1;
  for (let mines = middle; mines < Math.min(most, cells); mines += 1) {
    table[mines + 1] = Math.max(least, (table[mines] * (cells - mines)) / (mines + 1));
  }
  for (let mines = middle; mines > 0; mines -= 1) {
    table[mines - 1] = Math.max(least, (table[mines] * mines) / (cells - mines + 1));
  }
  return table;
}

function product(first: Float64Array, second: Float64Array): Float64Array {
  const table = new Float64Array(first.length + second.length - 1);
  for (let a = 0; a < first.length; a += 1) {
    if (first[a] === 0) continue;
    for (let b = 0; b < second.length; b += 1) table[a + b] += first[a] * second[b];
  }
  return table;
}

export type Chances = Readonly<{
  /** By cell: 0 safe for certain, 1 a mine for certain, NaN for an open cell or one not asked of. */
  chance: Float64Array;
  /** Mines of one way to lay them that fits all clues, those far from any clue left out. */
  example(): number[];
}>;

type Options = Readonly<{
  /** The clues that count; all by default. */
  clues?: readonly Clue[];
  /** Whether the number of mines in all counts; it does by default. */
  total?: boolean;
}>;

/**
 * The exact chance of a mine for each closed cell, each way to lay the mines being as likely as
 * the others.
 * @returns undefined where nothing fits the clues, or where it is too much to count
 */
export function chancesOf(known: Knowledge, options: Options = {}): Chances | undefined {
  const { clues = cluesOf(known), total = true } = options;
  const chance = new Float64Array(known.seen.length).fill(Number.NaN);
  const all: Arrangements[] = [];
  for (const component of componentsOf(clues)) {
    const arrangements = countArrangements(component);
    if (!arrangements || arrangements.totals.length === 0) return undefined;
    all.push(arrangements);
  }
  const told = new Set(clues.flatMap((clue) => clue.cells));
  const rest: number[] = [];
  for (let cell = 0; cell < chance.length; cell += 1) {
    if (known.seen[cell] < 0 && !told.has(cell)) rest.push(cell);
  }
  const elsewhere = relativeBinomials(rest.length, known.mines);
  /** The weight of so many mines among some of the clues' cells, the others' ways being given. */
  const weightsFor = (length: number, others: Float64Array): Float64Array => {
    const weights = new Float64Array(length);
    if (!total) return weights.fill(1);
    for (let mines = 0; mines < length; mines += 1) {
      for (let other = 0; other < others.length; other += 1) {
        const left = known.mines - mines - other;
        if (left >= 0) weights[mines] += others[other] * elsewhere[left];
      }
    }
    return weights;
  };
  const one = Float64Array.of(1);
  all.forEach((arrangements, index) => {
    const others = total
      ? all.reduce<Float64Array>(
          (table, other, at) => (at === index ? table : product(table, other.totals)),
          one,
        )
      : one;
    weigh(arrangements, weightsFor(arrangements.totals.length, others));
  });
  for (const arrangements of all) {
    if (!arrangements.layers[0][0].weight[0]) return undefined;
    eachChance(arrangements, (cells, value) => {
      for (const cell of cells) chance[cell] = value;
    });
  }
  if (total && rest.length > 0) {
    const told = all.reduce<Float64Array>(
      (table, arrangements) => product(table, arrangements.totals),
      one,
    );
    let mined = 0;
    let free = 0;
    for (let mines = 0; mines < told.length && mines <= known.mines; mines += 1) {
      const left = known.mines - mines;
      const weight = told[mines] * elsewhere[left];
      mined += weight * left;
      free += weight * (rest.length - left);
    }
    if (mined + free === 0) return undefined;
    const value = mined === 0 ? 0 : free === 0 ? 1 : mined / (mined + free);
    for (const cell of rest) chance[cell] = value;
  }
  return { chance, example: () => all.flatMap(anyArrangement) };
}
