import type { Tone } from './context';
import type { Note, Shape } from './sounds';

const envelopes = {
  flat: { attack: 0.002, decay: 0, sustain: 1, release: 0.01 },
  pluck: { attack: 0.002, decay: 0.12, sustain: 0.35, release: 0.25 },
} as const;

/** As many notes as may sound at once; the oldest gives way. */
const voiceCount = 8;

/** Plays notes at a moment of the audio clock, in seconds. */
export type Voices = Readonly<{ play(note: Note, shape: Shape, start: number): void }>;

/** A fixed set of voices, so that a busy game makes no new audio nodes. */
export function createVoices(tone: Tone): Voices {
  const tones = Array.from({ length: voiceCount }, () => new tone.Synth().toDestination());
  const bursts = Array.from({ length: 2 }, () => new tone.NoiseSynth().toDestination());
  let nextTone = 0;
  let nextBurst = 0;

  const playBurst = (note: Note, start: number) => {
    const burst = bursts[nextBurst];
    nextBurst = (nextBurst + 1) % bursts.length;
    burst.envelope.set({ attack: 0.001, decay: note.length, sustain: 0, release: 0.01 });
    burst.triggerAttackRelease(note.length, start, note.level);
  };

  const playTone = (note: Note, shape: Shape, start: number) => {
    const voice = tones[nextTone];
    nextTone = (nextTone + 1) % tones.length;
    voice.oscillator.type = note.wave as Exclude<Note['wave'], 'noise'>;
    voice.envelope.set(envelopes[shape]);
    voice.triggerAttackRelease(note.pitch, note.length, start, note.level);
    if (note.slideTo !== undefined) {
      voice.frequency.exponentialRampTo(note.slideTo, note.length, start);
    }
  };

  return {
    play(note, shape, start) {
      if (note.wave === 'noise') playBurst(note, start);
      else playTone(note, shape, start);
    },
  };
}
