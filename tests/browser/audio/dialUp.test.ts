import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { audioEngine } from '../../../src/audio/context';
import { playCall } from '../../../src/audio/dialUp/playCall';
import { type RenderedCall, renderCall } from '../../../src/audio/dialUp/renderCall';
import { signOnCall } from '../../../src/audio/dialUp/signOnCall';

let contexts = 0;
let rendered: RenderedCall;

beforeAll(async () => {
  const Original = globalThis.AudioContext;
  globalThis.AudioContext = class extends Original {
    constructor(options?: AudioContextOptions) {
      super(options);
      contexts++;
    }
  };
  rendered = await renderCall(signOnCall('Becky'));
});

afterEach(() => vi.restoreAllMocks());

/**
 * Mean power at a frequency over a part of the speaker's sound, by the Goertzel algorithm. Times in
 * seconds.
 */
function power(hz: number, from: number, length: number): number {
  const { sampleRate } = rendered.sound;
  const samples = rendered.sound.getChannelData(0);
  const count = Math.round(length * sampleRate);
  const start = Math.round(from * sampleRate);
  const k = 2 * Math.cos((2 * Math.PI * hz) / sampleRate);
  let [a, b] = [0, 0];
  for (let i = 0; i < count; i++) [a, b] = [samples[start + i] + k * a - b, a];
  return (a * a + b * b - k * a * b) / count ** 2;
}

test('a call can be rendered before any gesture, without an AudioContext, and is as long as its steps', () => {
  expect(contexts).toBe(0);
  expect(rendered.sound.duration).toBeCloseTo(rendered.call.length, 2);
  const peak = rendered.sound.getChannelData(0).reduce((most, one) => Math.max(most, one), 0);
  // The call is loud and far from clipping.
  expect(peak).toBeGreaterThan(0.3);
  expect(peak).toBeLessThan(2);
});

test("the speaker plays the answer tone, and nothing outside a telephone's range", () => {
  expect(power(2100, 2.05, 0.35)).toBeGreaterThan(1e-3);
  for (const hz of [60, 5900, 8000, 10_000]) {
    expect(power(hz, 2.05, 0.35), String(hz)).toBeLessThan(1e-5);
  }
});

test('is silent without a gesture; after one it plays from the given time, and stops on request', async () => {
  const never = new AbortController();
  expect(await playCall(rendered, { signal: never.signal })).toBeUndefined();
  expect(contexts).toBe(0);

  const button = document.createElement('button');
  document.body.append(button);
  await userEvent.click(button);
  button.remove();

  const tone = await audioEngine();
  if (!tone) throw new Error('no engine');
  const { Meter } = await import('tone');
  const meter = new Meter({ smoothing: 0 });
  tone.getDestination().connect(meter);
  const loudness = () => Number(meter.getValue());

  const call = new AbortController();
  const playing = await playCall(rendered, { signal: call.signal, from: () => 6 });
  if (!playing) throw new Error('nothing plays');
  expect(playing.position()).toBeGreaterThanOrEqual(6);
  await vi.waitUntil(() => loudness() > -50);
  await vi.waitUntil(() => playing.position() > 6.1);
  call.abort();
  await vi.waitUntil(() => loudness() < -80);

  // A test call of constant full volume, played at 0.3 in a loop.
  const full = new AudioBuffer({ length: 8000, sampleRate: 8000 });
  full.getChannelData(0).fill(1);
  const loop = new AbortController();
  const looping = await playCall(
    { ...rendered, call: { ...rendered.call, length: 1 }, sound: full },
    { signal: loop.signal, loop: true, from: () => 0.5 },
  );
  if (!looping) throw new Error('nothing loops');
  const is30 = () => Math.abs(10 ** (loudness() / 20) - 0.3) < 0.01;
  await vi.waitUntil(is30);
  await vi.waitUntil(() => looping.position() < 0.5);
  await vi.waitUntil(is30);
  loop.abort();

  const over = new AbortController();
  expect(await playCall(rendered, { signal: over.signal, from: () => 9.6 })).toBeUndefined();
  over.abort();
  expect(await playCall(rendered, { signal: over.signal })).toBeUndefined();
  expect(contexts).toBe(1);
  meter.dispose();
});
