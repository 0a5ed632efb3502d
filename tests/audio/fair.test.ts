import { describe, expect, test } from 'vitest';
import { fairRate, renderFair } from '../../src/audio/renderFair';

/** How much of a frequency is in some samples: the Goertzel algorithm. */
function strengthOf(samples: Float32Array, hertz: number): number {
  const step = 2 * Math.cos((2 * Math.PI * hertz) / fairRate);
  let [before, last] = [0, 0];
  for (const sample of samples) [before, last] = [last, sample + step * last - before];
  return Math.sqrt(last ** 2 + before ** 2 - step * last * before) / samples.length;
}

const levelOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

const part = (samples: Float32Array, from: number, to: number): Float32Array =>
  samples.subarray(Math.round(from * fairRate), Math.round(to * fairRate));

describe.each(['scream', 'organ', 'crowd', 'rain'] as const)('%s', (name) => {
  const samples = renderFair(name);

  test('is loud enough, does not clip, and has no offset', () => {
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeCloseTo(0.9);
    expect(levelOf(samples)).toBeGreaterThan(0.04);
    const offset = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    expect(Math.abs(offset)).toBeLessThan(0.01);
  });

  test('repeats without a click', () => {
    const steps = samples.slice(1).map((sample, at) => Math.abs(sample - samples[at]));
    const largest = steps.reduce((most, step) => Math.max(most, step), 0);
    expect(Math.abs((samples.at(-1) ?? 0) - samples[0])).toBeLessThanOrEqual(largest);
  });
});

test('the organ plays the notes of its tune', () => {
  const samples = renderFair('organ');
  // G5 with a bass of C3, then C6; no C sharp.
  const first = part(samples, 0.03, 0.2);
  expect(strengthOf(first, 784)).toBeGreaterThan(4 * strengthOf(first, 830.6));
  expect(strengthOf(first, 130.8)).toBeGreaterThan(4 * strengthOf(first, 155.6));
  const second = part(samples, 0.33, 0.5);
  expect(strengthOf(second, 1046.5)).toBeGreaterThan(4 * strengthOf(second, 1108.7));
});

test('people scream twice a round, and only wheels are heard between', () => {
  const samples = renderFair('scream');
  const quiet = levelOf(part(samples, 3.7, 5.1));
  expect(levelOf(part(samples, 1.4, 2.2))).toBeGreaterThan(3 * quiet);
  expect(levelOf(part(samples, 5.7, 6.4))).toBeGreaterThan(3 * quiet);
  expect(quiet).toBeGreaterThan(0.005);
});
