import {
  type Arrangements,
  anyArrangement,
  chanceOf,
  countArrangements,
  eachChance,
  weigh,
} from './arrangements';
import { componentsOf } from './components';
import { type Clue, cluesOf, type Knowledge } from './Knowledge';

/** Smaller weights would be lost in rounding, and something possible would count as impossible. */
const least = 1e-200;

/**
 * Relative numbers of arrangements of `mines` among `cells`, for each number of mines from 0 to
 * `most`; exactly 0 if there is none. Scaled to the largest, so that none overflows.
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

type Options = Readonly<{
  /** The clues to use; all by default. */
  clues?: readonly Clue[];
  /** Whether to use the total number of mines; true by default. */
  total?: boolean;
}>;

/**
 * The exact probability of a mine for each closed cell, with all arrangements equally likely.
 * @returns undefined if nothing fits the clues, or if there are too many arrangements
 */
export function chancesOf(known: Knowledge, options: Options = {}) {
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
  /**
   * The weight of a number of mines among some of the clues' cells, given the arrangements of the
   * others.
   */
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
  /** The totals of several components together. */
  const together = (some: readonly Arrangements[]): Float64Array =>
    some.reduce<Float64Array>((table, { totals }) => product(table, totals), Float64Array.of(1));
  all.forEach((arrangements) => {
    const others = together(total ? all.filter((other) => other !== arrangements) : []);
    weigh(arrangements, weightsFor(arrangements.totals.length, others));
  });
  for (const arrangements of all) {
    if (!arrangements.layers[0][0].weight[0]) return undefined;
    eachChance(arrangements, (cells, value) => {
      for (const cell of cells) chance[cell] = value;
    });
  }
  if (total && rest.length > 0) {
    const told = together(all);
    let mined = 0;
    let free = 0;
    for (let mines = 0; mines < told.length && mines <= known.mines; mines += 1) {
      const left = known.mines - mines;
      const weight = told[mines] * elsewhere[left];
      mined += weight * left;
      free += weight * (rest.length - left);
    }
    if (mined + free === 0) return undefined;
    for (const cell of rest) chance[cell] = chanceOf(mined, free);
  }
  return {
    /** By cell, the probability of a mine: exactly 0 or 1 if certain; NaN if it is open or left out. */
    chance,
    /** The mines of one arrangement that fits all clues, without cells far from any clue. */
    example: () => all.flatMap(anyArrangement),
  };
}
