import type { Outcome } from './playGames';

/**
 * How many values fall into each bin. Bins have equal width and begin at 0; the last has no upper
 * limit.
 */
export type Histogram = readonly number[];

/** The value below which the given share of the sorted values lies; 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  if (sorted.length === 0) return 0;
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** The share of the values that have bins of their own. The last bin holds the few larger ones. */
const shown = 0.98;

/** A round bin width at which all values but the few largest fit into the given number of bins. */
export function binWidth(values: readonly number[], bins: number): number {
  const greatest = quantile(values, shown);
  for (let power = 1; ; power *= 10) {
    for (const digit of [1, 2, 5]) {
      if (digit * power * bins > greatest) return digit * power;
    }
  }
}

export function histogram(values: readonly number[], width: number, bins: number): Histogram {
  const counts = Array.from({ length: bins }, () => 0);
  for (const value of values) counts[Math.min(bins - 1, Math.floor(value / width))] += 1;
  return counts;
}

/** Games by the stage and the cause of their end, stages ascending. */
export function causesByStage(
  outcomes: readonly Outcome[],
): ReadonlyMap<number, ReadonlyMap<string, number>> {
  const table = new Map<number, Map<string, number>>();
  for (const { stage, cause } of [...outcomes].sort((one, other) => one.stage - other.stage)) {
    const row = table.get(stage) ?? new Map<string, number>();
    row.set(cause, (row.get(cause) ?? 0) + 1);
    table.set(stage, row);
  }
  return table;
}

/** Every cause that occurs, the most frequent first. */
export function causesOf(outcomes: readonly Outcome[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { cause } of outcomes) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]).map(([cause]) => cause);
}
