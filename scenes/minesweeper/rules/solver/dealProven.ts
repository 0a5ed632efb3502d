import { next, seedRng } from '../../../kit/rules/rng';
import type { Field } from '../field';
import { countMines, layMines } from '../layMines';
import { needsNoGuess } from './sweep';

export type Deal = Readonly<{ /** Of the mines. */ seed: number; tries: number; proven: boolean }>;

/**
 * Searches for a seed whose mines need no guess from the first cell on. All such fields are equally
 * likely.
 * @param goOn asked before each deal except the first; the search ends when it returns false
 */
export function dealProven(
  field: Field,
  first: number,
  opensArea: boolean,
  seed: number,
  goOn: (tries: number) => boolean,
): Deal {
  const seeds = seedRng(seed);
  for (let tries = 1; ; tries += 1) {
    const candidate = next(seeds);
    const mined = layMines(field, first, opensArea, seedRng(candidate));
    if (needsNoGuess(field, countMines(field, mined), first)) {
      return { seed: candidate, tries, proven: true };
    }
    if (!goOn(tries)) return { seed: candidate, tries, proven: false };
  }
}
