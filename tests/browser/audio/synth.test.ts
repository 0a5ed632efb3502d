import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

let contexts = 0;

beforeAll(() => {
  const Original = globalThis.AudioContext;
  globalThis.AudioContext = class extends Original {
    constructor(options?: AudioContextOptions) {
      super(options);
      contexts++;
    }
  };
});

afterEach(() => vi.restoreAllMocks());

/** Resolves once the page has received a real gesture. */
async function gesture() {
  const button = document.createElement('button');
  document.body.append(button);
  const pressed = new Promise((resolve) => button.addEventListener('click', resolve));
  await userEvent.click(button);
  await pressed;
  button.remove();
}

test('before a gesture nothing is created; after it one context is used for everything', async () => {
  const { play } = await import('../../../src/audio/synth');
  const { audioEngine } = await import('../../../src/audio/context');
  expect(navigator.userActivation.hasBeenActive).toBe(false);
  play('beep');
  expect(await audioEngine()).toBeUndefined();
  expect(contexts).toBe(0);
  await gesture();
  play('menu');
  const tone = await audioEngine();
  expect(tone?.getContext().state).toBe('running');
  play('beep');
  await audioEngine();
  expect(contexts).toBe(1);
});

test('every sound plays without an error', async () => {
  const { audioEngine } = await import('../../../src/audio/context');
  const { createVoices } = await import('../../../src/audio/voices');
  const { sounds } = await import('../../../src/audio/sounds');
  const tone = await audioEngine();
  if (!tone) throw new Error('no engine');
  const voices = createVoices(tone);
  let start = tone.now() + 0.1;
  for (const { notes, shape } of Object.values(sounds)) {
    for (const note of notes) voices.play(note, shape, start + note.at);
    start += 1;
  }
});

test('the beep lasts half a second at 800 Hz', async () => {
  const { audioEngine } = await import('../../../src/audio/context');
  const { createVoices } = await import('../../../src/audio/voices');
  const { sounds } = await import('../../../src/audio/sounds');
  const tone = await audioEngine();
  if (!tone) throw new Error('no engine');
  const { Offline } = await import('tone');
  const rendered = await Offline(() => {
    const voices = createVoices(tone);
    for (const note of sounds.beep.notes) voices.play(note, sounds.beep.shape, note.at);
  }, 1);
  const samples = rendered.getChannelData(0);
  const rate = rendered.sampleRate;
  let crossings = 0;
  let last = 0;
  for (let i = 1; i < samples.length; i++) {
    if (samples[i - 1] <= 0 && samples[i] > 0) crossings++;
    if (Math.abs(samples[i]) > 0.01) last = i;
  }
  expect(crossings).toBeGreaterThanOrEqual(398);
  expect(crossings).toBeLessThanOrEqual(410);
  expect(last / rate).toBeGreaterThan(0.49);
  expect(last / rate).toBeLessThan(0.54);
});

test('the mute silences the one destination, and the dial-up loop stops on request', async () => {
  const { setMuted } = await import('../../../src/audio/context');
  const { audioEngine } = await import('../../../src/audio/context');
  const { startDialUp } = await import('../../../src/audio/dialUp/startDialUp');
  const tone = await audioEngine();
  setMuted(true);
  await audioEngine();
  expect(tone?.getDestination().mute).toBe(true);
  setMuted(false);
  await audioEngine();
  expect(tone?.getDestination().mute).toBe(false);
  const abort = new AbortController();
  expect(await startDialUp(abort.signal)).toBe(true);
  abort.abort();
  const already = new AbortController();
  already.abort();
  expect(await startDialUp(already.signal)).toBe(false);
});

test('a tune sounds while it plays, is silent while it is paused, and resumes at its position', async () => {
  const { audioEngine } = await import('../../../src/audio/context');
  const { createTunePlayer } = await import('../../../src/audio/tunePlayer');
  const tone = await audioEngine();
  if (!tone) throw new Error('no engine');
  const { Meter } = await import('tone');
  const meter = new Meter({ smoothing: 0 });
  tone.getDestination().connect(meter);
  const loudness = () => Number(meter.getValue());
  const player = createTunePlayer({
    stepMs: 100,
    voices: [
      { wave: 'square', level: 0.5, steps: 'A4 - - - C5 - - - E5 - - -' },
      { wave: 'noise', level: 0.5, steps: 'x .' },
    ],
  });
  await vi.waitUntil(() => loudness() < -90);
  player.play();
  await vi.waitUntil(() => loudness() > -50);
  player.pause();
  await vi.waitUntil(() => loudness() < -90);
  player.play();
  await vi.waitUntil(() => loudness() > -50);
  // A hundredth of the volume is 40 dB less.
  player.setVolume(0.004);
  await vi.waitUntil(() => loudness() < -50);
  player.dispose();
  await vi.waitUntil(() => loudness() < -90);
  meter.dispose();
});

test('stopping a tune in the middle of a note on the same voice, again and again, causes no error', async () => {
  const { audioEngine } = await import('../../../src/audio/context');
  const { createTunePlayer } = await import('../../../src/audio/tunePlayer');
  const tone = await audioEngine();
  const errors: string[] = [];
  const hear = (event: ErrorEvent): void => void errors.push(event.message);
  window.addEventListener('error', hear);
  const ended = vi.fn();
  for (let round = 0; round < 5; round++) {
    const player = createTunePlayer({
      stepMs: 60,
      voices: [{ wave: 'square', level: 0.1, steps: 'C4 E4 G4 C5' }],
    });
    player.play();
    const started = tone?.now() ?? 0;
    await vi.waitUntil(() => (tone?.now() ?? 0) > started + 0.4, { timeout: 5000 });
    player.dispose();
  }
  // Errors appear in timers of the audio clock, so wait for a timer behind all of them.
  tone?.getContext().setTimeout(ended, 1.5);
  await vi.waitUntil(() => ended.mock.calls.length > 0, { timeout: 10_000 });
  window.removeEventListener('error', hear);
  expect(errors).toEqual([]);
});
