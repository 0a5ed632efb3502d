/** An event of Chromium's trace, with the fields that are read here. Times in microseconds. */
export type TraceEvent = Readonly<{
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time that the thread spent on the event, whatever else ran at the same time. */
  tdur?: number;
  /** The arguments of `console.timeStamp`. Its times, if given, are names or ms. */
  args?: Readonly<{
    data?: Readonly<{ name?: unknown; message?: unknown; start?: unknown; track?: unknown }>;
  }>;
}>;

/** Events in which script begins to run. */
const entries: ReadonlySet<string> = new Set([
  'FireAnimationFrame',
  'FireIdleCallback',
  'EventDispatch',
  'TimerFire',
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'v8.callFunction',
]);

/**
 * Milliseconds of processor time that a thread spent in scripts between two marks on it: the thread
 * time of the outermost events in which script begins to run.
 * @throws when a mark is missing
 */
export function scriptTime(events: readonly TraceEvent[], from: string, to: string): number {
  const start = markOf(events, from);
  const end = markOf(events, to);
  const entered = events
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        ph === 'X' &&
        entries.has(name) &&
        pid === start.pid &&
        tid === start.tid &&
        ts >= start.ts &&
        ts < end.ts,
    )
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let total = 0;
  let outermostEnd = 0;
  for (const { ts, dur = 0, tdur = 0 } of entered) {
    if (ts < outermostEnd) continue;
    outermostEnd = ts + dur;
    total += tdur;
  }
  return total / 1000;
}

/**
 * Milliseconds of processor time of the longest task between two marks on their thread.
 * @throws when a mark is missing
 */
export function longestTask(events: readonly TraceEvent[], from: string, to: string): number {
  const start = markOf(events, from);
  const end = markOf(events, to);
  let longest = 0;
  for (const { name, ph, pid, tid, ts, tdur = 0 } of events) {
    const isTask = ph === 'X' && name.endsWith('RunTask') && pid === start.pid && tid === start.tid;
    if (isTask && ts >= start.ts && ts < end.ts) longest = Math.max(longest, tdur);
  }
  return longest / 1000;
}

function markOf(events: readonly TraceEvent[], name: string): TraceEvent {
  const mark = events.find((event) => event.name === name);
  if (!mark) throw new Error(`the trace has no mark "${name}"`);
  return mark;
}
