import type { TraceEvent } from './scriptTime';

/** The times in ms of one kind of entry on a game's DevTools track. */
export type TrackTime = Readonly<{ count: number; median: number; p99: number }>;
/** Input has an entry for each press, step and draw one for each frame. */
export type TrackTimes = Readonly<Record<'input' | 'step' | 'draw', TrackTime>>;

const kinds = ['input', 'step', 'draw'] as const;

/** The value below which that share of a sorted list lies. */
function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** The name that was given to `console.timeStamp`. */
function labelOf({ args }: TraceEvent): unknown {
  return args?.data?.name ?? args?.data?.message;
}

/**
 * Reads the entries that the games of a page have put on their tracks
 * (`scenes/kit/view/tracks.ts`). Each entry ends with a time stamp of its kind. It began with the
 * last stamp called `… begins` on the same thread.
 */
export function trackTimes(events: readonly TraceEvent[]): TrackTimes {
  const stamps = events
    .filter(({ name }) => name === 'TimeStamp')
    .toSorted((one, other) => one.ts - other.ts);
  const times = kinds.map((kind) => {
    const begun = new Map<string, number>();
    const durations: number[] = [];
    for (const stamp of stamps) {
      const thread = `${stamp.pid} ${stamp.tid}`;
      const label = labelOf(stamp);
      const from = begun.get(thread);
      if (label === `${kind} begins`) begun.set(thread, stamp.ts);
      else if (label === kind && from !== undefined) {
        durations.push((stamp.ts - from) / 1000);
        begun.delete(thread);
      }
    }
    const sorted = durations.toSorted((one, other) => one - other);
    const time: TrackTime = {
      count: sorted.length,
      median: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
    };
    return [kind, time] as const;
  });
  return Object.fromEntries(times) as TrackTimes;
}
