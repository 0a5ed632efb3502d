import { expect, test } from 'vitest';
import type { TraceEvent } from '../../scripts/bench/lib/scriptTime';
import { trackTimes } from '../../scripts/bench/lib/trackTimes';

function stamp(label: string, ts: number, tid = 1): TraceEvent {
  return { name: 'TimeStamp', ph: 'I', pid: 1, tid, ts, args: { data: { name: label } } };
}

test('a duration runs from the last begin stamp on the same thread', () => {
  const events = [
    stamp('step', 50),
    stamp('step begins', 100),
    stamp('draw begins', 900),
    stamp('step begins', 1000),
    stamp('step', 1500),
    stamp('draw', 1900, 2),
    stamp('draw', 3900),
    { ...stamp('step begins', 5000), name: 'FunctionCall' },
    stamp('step', 6000),
  ];
  expect(trackTimes(events)).toEqual({
    input: { count: 0, median: 0, p99: 0 },
    step: { count: 1, median: 0.5, p99: 0.5 },
    draw: { count: 1, median: 3, p99: 3 },
  });
});

test('of a hundred frames it gives the median and the 99th percentile', () => {
  const events = Array.from({ length: 100 }, (_, frame) => [
    stamp('draw begins', frame * 10_000),
    stamp('draw', frame * 10_000 + (frame + 1) * 10),
  ]).flat();
  expect(trackTimes(events).draw).toEqual({ count: 100, median: 0.51, p99: 1 });
});
