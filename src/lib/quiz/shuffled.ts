import { seededRng } from './seededRng';

/** A shuffled copy; the same seed gives the same order. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const rng = seededRng(seed);
  const copy = [...list];
  for (let end = copy.length - 1; end > 0; end--) {
    const pick = rng(end + 1);
    [copy[end], copy[pick]] = [copy[pick] as T, copy[end] as T];
  }
  return copy;
}
