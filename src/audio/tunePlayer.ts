import type { Tune, TuneVoice } from '../../scenes/kit/Game';
import { audioEngine, musicVolume, type Tone } from './context';
import { parseVoice, type TuneNote } from './parseVoice';
import { createVoices, type Voices } from './voices';

export type { Tune } from '../../scenes/kit/Game';

/** The tune's share of the full volume, so that the game's own sounds stand out. */
const underGame = 0.4;
/** How far ahead notes are scheduled, in seconds, and how often, in ms. */
const ahead = 0.3;
const every = 100;
/** Until the end of the last note has been told, in seconds. */
const afterLastNote = 0.3;
/** The sounding share of a note's length; the rest is the gap before the next note. */
const sounding = 0.86;

/** Plays a tune in a loop. It keeps its position while it is paused. */
export type TunePlayer = Readonly<{
  play(): void;
  pause(): void;
  /** From 0 to 1. */
  setVolume(volume: number): void;
  dispose(): void;
}>;

type Line = Readonly<{
  wave: TuneVoice['wave'];
  level: number;
  length: number;
  noteAt: readonly (TuneNote | undefined)[];
}>;
type Band = Readonly<{ tone: Tone; voices: Voices; gain: InstanceType<Tone['Gain']> }>;

function lineOf({ wave, level: loudness, steps }: TuneVoice): Line {
  const { notes, length } = parseVoice(steps);
  const noteAt = Array.from<TuneNote | undefined>({ length });
  for (const note of notes) noteAt[note.step] = note;
  return { wave, level: loudness, length, noteAt };
}

/**
 * A playing tune is silent until the engine may start, which takes a gesture.
 * @param volume from 0 to 1
 */
export function createTunePlayer(tune: Tune, volume = underGame): TunePlayer {
  const lines = tune.voices.map(lineOf);
  const stepSeconds = tune.stepMs / 1000;
  let band: Band | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let disposed = false;
  let level = volume;
  /** The next step to hand over, and when it is due on the audio clock. */
  let step = 0;
  let due = 0;
  /** When the last note that was handed over has ended. */
  let silentFrom = 0;

  const assemble = (tone: Tone): Band => {
    const gain = new tone.Gain(0).toDestination();
    return { tone, gain, voices: createVoices(tone, { tones: 4, bursts: 2, output: gain }) };
  };

  const schedulePart = ({ voices }: Band, at: number): void => {
    for (const { wave, level: loudness, length, noteAt } of lines) {
      const note = length > 0 ? noteAt[step % length] : undefined;
      if (!note) continue;
      const seconds = note.steps * stepSeconds * sounding;
      // A beat of noise is a tick, however long its step.
      const lasts = wave === 'noise' ? Math.min(seconds, 0.05) : seconds;
      silentFrom = Math.max(silentFrom, at + lasts);
      voices.play({ wave, at: 0, length: lasts, pitch: note.pitch, level: loudness }, 'flat', at);
    }
  };

  const tick = async (): Promise<void> => {
    const tone = await audioEngine();
    if (!tone || disposed || timer === undefined) return;
    band ??= assemble(tone);
    const now = tone.now();
    if (due < now) {
      due = now + 0.05;
      band.gain.gain.rampTo(level * musicVolume(), 0.05);
    }
    while (due < now + ahead) {
      schedulePart(band, due);
      step += 1;
      due += stepSeconds;
    }
  };

  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
    if (!band || due === 0) return;
    const { tone, gain } = band;
    gain.gain.rampTo(0, 0.03);
    // Notes that were scheduled but not heard will be played after the next start.
    step = Math.max(0, step - Math.max(0, Math.round((due - tone.now()) / stepSeconds)));
    due = 0;
  };

  return {
    play() {
      if (timer !== undefined || disposed) return;
      timer = setInterval(() => void tick(), every);
      void tick();
    },
    pause: stop,
    setVolume(wanted) {
      level = wanted;
      if (due !== 0) band?.gain.gain.rampTo(level * musicVolume(), 0.4);
    },
    dispose() {
      stop();
      disposed = true;
      const left = band;
      band = undefined;
      if (!left) return;
      // Waits for the last note. An oscillator that ends disconnects itself from its voice, and the
      // browser throws an error if the voice no longer exists.
      const { tone, voices, gain } = left;
      const seconds = Math.max(0, silentFrom - tone.now()) + afterLastNote;
      tone.getContext().setTimeout(() => {
        voices.dispose();
        gain.dispose();
      }, seconds);
    },
  };
}
