import { expect, test } from 'vitest';
import type { TraceEvent } from '../../scripts/bench/lib/scriptTime';
import { traceFile } from '../../scripts/profile/traceFile';

function event(ts: number, data: object, name = 'TimeStamp'): TraceEvent {
  return { name, ph: 'I', pid: 1, tid: 1, ts, args: { data } };
}

const track = { track: 'Dot', trackGroup: '90s Kid' };

test('an entry gets its start and its frame number, and the begin stamps are removed', () => {
  const other = event(0, { name: 'step begins' }, 'FunctionCall');
  const foreign = event(250, { name: 'not ours' });
  const events = [
    other,
    event(50, { name: 'draw', start: 'draw begins', ...track }),
    event(200, { name: 'draw begins' }),
    event(100, { name: 'step begins' }),
    foreign,
    event(150, { name: 'step', start: 'step begins', ...track }),
    event(300, { name: 'draw', start: 'draw begins', ...track }),
    event(400, { name: 'draw begins' }),
    event(500, { name: 'draw', start: 'draw begins', ...track }),
  ];
  const entry = (ts: number, name: string, start: number, frame: number) =>
    event(ts, { name, start, devtools: JSON.stringify({ frame }), ...track });
  expect(JSON.parse(traceFile(events))).toEqual({
    traceEvents: [
      other,
      foreign,
      entry(150, 'step', 100, 2),
      entry(300, 'draw', 200, 2),
      entry(500, 'draw', 400, 3),
    ],
  });
});
