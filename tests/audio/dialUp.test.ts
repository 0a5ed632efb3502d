import { expect, test } from 'vitest';
import { callLength, callPhases, synthesiseCall } from '../../src/audio/dialUp/call';
import { createScrambler, lineRate } from '../../src/audio/dialUp/signals';

const call = await synthesiseCall(async () => {});

/** Mean power at a frequency over a stretch of the call (Goertzel). */
function power(hz: number, from: number, length: number): number {
  const start = Math.round(from * lineRate);
  const count = Math.round(length * lineRate);
  const k = 2 * Math.cos((2 * Math.PI * hz) / lineRate);
  let [a, b] = [0, 0];
  for (let i = 0; i < count; i++) [a, b] = [call[start + i] + k * a - b, a];
  return (a * a + b * b - k * a * b) / count ** 2;
}

function phase(name: string) {
  const found = callPhases.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no phase ${name}`);
  return found;
}

test('the dial tone is the British one', () => {
  const { start } = phase('Dial tone');
  const [low, high, between] = [350, 440, 395].map((hz) => power(hz, start + 0.2, 1));
  expect(Math.min(low, high)).toBeGreaterThan(50 * between);
});

test('the digits dialled are those of a number that rings nobody', () => {
  const { start } = phase('Dialling');
  const rows = [697, 770, 852, 941];
  const columns = [1209, 1336, 1477];
  const loudest = (tones: number[], at: number) => {
    const powers = tones.map((hz) => power(hz, at, 0.1));
    return powers.indexOf(Math.max(...powers));
  };
  const digits = Array.from({ length: 11 }, (_, index) => {
    const at = start + 0.19 * index + 0.01;
    return ['123', '456', '789', '*0#'][loudest(rows, at)][loudest(columns, at)];
  });
  expect(digits.join('')).toBe('02079460199');
});

test('the answer tone stands at 2100 Hz and turns its phase every 450 ms', () => {
  const { start } = phase('Answer tone');
  expect(power(2100, start + 0.02, 0.4)).toBeGreaterThan(20 * power(1900, start + 0.02, 0.4));
  // Across a reversal the two halves cancel.
  expect(power(2100, start + 0.25, 0.4)).toBeLessThan(power(2100, start + 0.02, 0.4) / 20);
});

test('the call has the length of its phases, stays in range and is never silent for long', () => {
  expect(call.length).toBe(Math.round(callLength * lineRate));
  expect(call.every((sample) => Math.abs(sample) <= 1)).toBe(true);
  expect(Math.max(...call.subarray(call.length - lineRate))).toBeGreaterThan(0.1);
});

test('the scrambler runs through its whole period without falling silent', () => {
  const next = createScrambler(1);
  let ones = 0;
  for (let i = 0; i < 100_000; i++) ones += next();
  expect(ones / 100_000).toBeCloseTo(0.5, 1);
});
