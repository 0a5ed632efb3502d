import { expect, test } from 'vitest';
import { weather } from '../../scenes/theme-park/rules/tycoon/Town';
import { listen, parkSounds } from '../../scenes/theme-park/soundscape';
import type { Tone } from '../../src/audio/context';
import { playFair } from '../../src/audio/playFair';
import { fairRate } from '../../src/audio/renderFair';
import { act, at, guest, newPark, path, place } from '../theme-park/play';

// What a listener gets of a park, mixed sample by sample: nobody can listen to a test.

type Channel = { samples: Float32Array; gain: number; pan: number; isPlaying: boolean };

const channels: Channel[] = [];
let latest: Channel;
const param = (set: (value: number) => void) => ({ value: 0, setTargetAtTime: set });
const node = { connect: () => {}, disconnect: () => {} };

/** The parts of the engine that `playFair` uses. Each source is a channel; what follows, follows at once. */
const context = {
  currentTime: 0,
  createBuffer: () => ({
    samples: new Float32Array(0) as Float32Array,
    copyToChannel(samples: Float32Array): void {
      this.samples = samples;
    },
  }),
  createBufferSource() {
    const channel: Channel = { samples: new Float32Array(0), gain: 0, pan: 0, isPlaying: true };
    latest = channel;
    channels.push(channel);
    return {
      ...node,
      set buffer(buffer: { samples: Float32Array }) {
        channel.samples = buffer.samples;
      },
      start: () => {},
      stop: () => {
        channel.isPlaying = false;
      },
    };
  },
  createGain() {
    const channel = latest;
    return { ...node, gain: param((value) => (channel.gain = value)) };
  },
  createStereoPanner() {
    const channel = latest;
    return { ...node, pan: param((value) => (channel.pan = value)) };
  },
  setTimeout: (then: () => void) => then(),
};
const tone = {
  getContext: () => context,
  getDestination: () => undefined,
  connect: () => {},
} as unknown as Tone;

/** Eight seconds of what plays, by the equal power law of a stereo panner. */
function mixed() {
  const playing = channels.filter(({ isPlaying }) => isPlaying);
  const mix = (side: (angle: number) => number): Float32Array =>
    Float32Array.from({ length: 8 * fairRate }, (_, moment) =>
      playing.reduce(
        (sum, { samples, gain, pan }) =>
          sum + samples[moment % samples.length] * gain * side(((pan + 1) * Math.PI) / 4),
        0,
      ),
    );
  const level = (samples: Float32Array): number =>
    Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
  const [left, right] = [mix(Math.cos), mix(Math.sin)];
  const peak = [left, right].map((side) =>
    side.reduce((most, at) => Math.max(most, Math.abs(at)), 0),
  );
  return {
    left: level(left),
    right: level(right),
    peak: Math.max(...peak),
    sources: playing.length,
  };
}

const view = { x: 400, y: 400, width: 600, height: 500, zoom: 1.6 };

/** What is heard of a fair with a carousel and a crowd, from a place. */
function heardFrom(x: number, zoom = 1.6) {
  const park = newPark({ rules: 'tycoon', startingMoney: 100_000 });
  act(park, ...path(10, 9, 10, 17), place('carousel', 9, 9));
  for (let come = 0; come < 20; come += 1) guest(park, at(park, 10, 10));
  listen(park, { ...view, x, zoom }, (sound, level, pan) => playFair(tone, sound, level, pan));
  return mixed();
}

test('all sounds at full level are loud, and do not clip', () => {
  for (const sound of parkSounds) playFair(tone, sound, 1, 0);
  const all = mixed();
  expect(all.sources).toBe(parkSounds.length);
  expect(all.left).toBeGreaterThan(0.03);
  expect(all.peak).toBeLessThan(1);
  // Even if all were on one side.
  for (const sound of parkSounds) playFair(tone, sound, 1, -1);
  expect(mixed().peak).toBeLessThan(1);
});

test('the mix follows the view: to the side, away, out, and to nothing', () => {
  const middle = heardFrom(400);
  expect(Math.max(middle.left, middle.right) / Math.min(middle.left, middle.right)).toBeLessThan(
    1.3,
  );
  const leftOf = heardFrom(560);
  expect(leftOf.left).toBeGreaterThan(1.5 * leftOf.right);
  const rightOf = heardFrom(260);
  expect(rightOf.right).toBeGreaterThan(1.5 * rightOf.left);
  expect(leftOf.left).toBeLessThan(middle.left * 1.6);
  const farther = heardFrom(400, 0.5);
  expect(farther.left + farther.right).toBeLessThan(0.7 * (middle.left + middle.right));
  expect(heardFrom(790)).toEqual({ left: 0, right: 0, peak: 0, sources: 0 });
});

test('rain alone is heard alike on both sides', () => {
  const park = newPark({ rules: 'tycoon' });
  if (park.town) park.town.weather = weather.rain;
  listen(park, view, (sound, level, pan) => playFair(tone, sound, level, pan));
  const rain = mixed();
  expect(rain.sources).toBe(1);
  expect(rain.left).toBeCloseTo(rain.right);
  expect(rain.left).toBeGreaterThan(0.01);
});
