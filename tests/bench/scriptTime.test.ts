import { expect, test } from 'vitest';
import { longestTask, scriptTime, type TraceEvent } from '../../scripts/bench/lib/scriptTime';

const thread = { pid: 1, tid: 1 };

function slice(name: string, ts: number, dur: number, tdur = dur): TraceEvent {
  return { ...thread, name, ph: 'X', ts, dur, tdur };
}

function mark(name: string, ts: number): TraceEvent {
  return { ...thread, name, ph: 'R', ts };
}

const marks = [mark('from', 1000), mark('to', 9000)];

test('longestTask finds the longest task of the marked thread between the marks', () => {
  const events = [
    ...marks,
    slice('ThreadControllerImpl::RunTask', 500, 400, 400_000),
    slice('ThreadControllerImpl::RunTask', 2000, 900, 7_000),
    slice('FunctionCall', 2000, 900, 9_000),
    slice('ThreadControllerImpl::RunTask', 4000, 100, 2_000),
    { ...slice('ThreadControllerImpl::RunTask', 5000, 100, 90_000), tid: 2 },
  ];
  expect(longestTask(events, 'from', 'to')).toBe(7);
});

test('scriptTime sums the thread time of script events between the marks, in ms', () => {
  const events = [
    ...marks,
    slice('FireAnimationFrame', 2000, 1500, 900),
    slice('EventDispatch', 4000, 600, 100),
    slice('Layout', 5000, 3000),
  ];
  expect(scriptTime(events, 'from', 'to')).toBeCloseTo(1);
});

test('nested events are counted once', () => {
  const events = [
    slice('FunctionCall', 2000, 400),
    slice('FireAnimationFrame', 2000, 1000),
    slice('RunMicrotasks', 2900, 100),
    ...marks,
    slice('TimerFire', 3000, 500),
  ];
  expect(scriptTime(events, 'from', 'to')).toBeCloseTo(1.5);
});

test('other threads and events outside the marks are not counted', () => {
  const events = [
    ...marks,
    { ...slice('FunctionCall', 2000, 100), tid: 2 },
    { ...slice('FunctionCall', 2000, 100), pid: 2 },
    slice('FunctionCall', 500, 100),
    slice('FunctionCall', 9500, 100),
  ];
  expect(scriptTime(events, 'from', 'to')).toBe(0);
});

test('a missing mark is named', () => {
  expect(() => scriptTime([mark('from', 1)], 'from', 'to')).toThrow('"to"');
});
