import type { InputNode } from 'tone';
import type { Tone } from './context';
import type { Note, Shape } from './sounds';

const envelopes = {
  flat: { attack: 0.002, decay: 0, sustain: 1, release: 0.01 },
  pluck: { attack: 0.002, decay: 0.12, sustain: 0.35, release: 0.25 },
} as const;

/** Plays notes at a moment of the audio clock, in seconds. */
export type Voices = Readonly<{
  play(note: Note, shape: Shape, start: number): void;
  dispose(): void;
}>;

export type VoicesOptions = Readonly<{
  /** The most notes, and bursts of noise, that sound at once. The oldest is dropped. */
  tones?: number;
  bursts?: number;
  /** Where they are heard; the site's one destination by default. */
  output?: InputNode;
}>;

/** A fixed set of voices, so that a busy game makes no new audio nodes. */
export function createVoices(tone: Tone, options: VoicesOptions = {}): Voices {
  const { tones: toneCount = 8, bursts: burstCount = 2, output = tone.getDestination() } = options;
  const tones = Array.from({ length: toneCount }, () => new tone.Synth().connect(output));
  const bursts = Array.from({ length: burstCount }, () => new tone.NoiseSynth().connect(output));
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
    dispose() {
      for (const voice of [...tones, ...bursts]) voice.dispose();
    },
  };
}
