import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FixedStep } from '../../scenes/kit/rules/FixedStep';

function taken(clock: FixedStep): number {
  let ticks = 0;
  while (clock.take()) ticks += 1;
  return ticks;
}

test.each([30, 59.94, 60, 75, 120, 144, 240])(
  'on a %f Hz display the clock gives 60 ticks a second',
  (rate) => {
    const clock = new FixedStep();
    let ticks = 0;
    for (let frame = 0; frame < rate * 10; frame += 1) {
      clock.add(1000 / rate);
      ticks += taken(clock);
    }
    expect(Math.abs(ticks - 600)).toBeLessThanOrEqual(1);
  },
);

test('each frame at exactly 60 Hz gives one tick, in spite of rounding', () => {
  const clock = new FixedStep();
  const counts = new Set<number>();
  for (let frame = 0; frame < 100_000; frame += 1) {
    clock.add(1000 / 60);
    counts.add(taken(clock));
  }
  expect([...counts]).toEqual([1]);
});

test('ticks plus alpha always equal the time added, and alpha stays between 0 and 1', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 200, noNaN: true })), (frames) => {
      const clock = new FixedStep();
      let ticks = 0;
      let sum = 0;
      for (const frame of frames) {
        clock.add(frame);
        sum += frame;
        ticks += taken(clock);
        if (clock.alpha < 0 || clock.alpha > 1) return false;
        if (Math.abs(ticks + clock.alpha - (sum * 60) / 1000) > 1e-3) return false;
      }
      return true;
    }),
  );
});

test('a backlog is limited to 15 ticks, and invalid times add none', () => {
  const clock = new FixedStep();
  clock.add(10_000);
  expect(taken(clock)).toBe(15);
  clock.add(Number.POSITIVE_INFINITY);
  expect(taken(clock)).toBe(15);
  for (const odd of [Number.NaN, -5, 0]) clock.add(odd);
  expect(taken(clock)).toBe(0);
});
