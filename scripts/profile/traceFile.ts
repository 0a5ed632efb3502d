import type { TraceEvent } from '../bench/lib/scriptTime';

const begins = / begins$/;

/**
 * Rewrites the time stamps of a page's tracks (`scenes/kit/view/tracks.ts`) in the form that
 * DevTools shows best. While a game runs, an entry names the stamp that it began with, since a
 * number would cost memory in every frame. Those stamps would fill the Timings track, so they are
 * removed here, and each entry gets its own start and the number of its frame.
 */
function withOwnStarts(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const begun = new Map<unknown, number>();
  const frames = new Map<unknown, number>();
  const rewritten = new Map<TraceEvent, readonly TraceEvent[]>();
  const stamps = events
    .filter(({ name }) => name === 'TimeStamp')
    .toSorted((one, other) => one.ts - other.ts);
  for (const stamp of stamps) {
    const { name, start, track } = stamp.args?.data ?? {};
    if (typeof name === 'string' && begins.test(name)) {
      begun.set(name, stamp.ts);
      rewritten.set(stamp, []);
    } else if (track !== undefined) {
      const frame = frames.get(track) ?? 1;
      if (name === 'draw') frames.set(track, frame + 1);
      const from = begun.get(start);
      const data = { ...stamp.args?.data, start: from, devtools: JSON.stringify({ frame }) };
      // An entry that began before the recording has no known start.
      rewritten.set(stamp, from === undefined ? [] : [{ ...stamp, args: { data } }]);
    }
  }
  return events.flatMap((event) => rewritten.get(event) ?? event);
}

/**
 * The text of a file that DevTools can open: Performance, Load profile.
 * @param events what `recordTrace` has recorded of a page
 */
export function traceFile(events: readonly TraceEvent[]): string {
  return JSON.stringify({ traceEvents: withOwnStarts(events) });
}
