/** Samples per second of a recording, as on a telephone line. */
export const sampleRate = 8000;
/** The longest recording in seconds. It must fit on the disk. */
export const maxSeconds = 30;

/** Samples from -1 to 1 as bytes; 128 is silence. A recording that is too long is cut. */
export function toBytes(samples: Float32Array): Uint8Array {
  const bytes = new Uint8Array(Math.min(samples.length, sampleRate * maxSeconds));
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Math.round(Math.max(-1, Math.min(1, samples[at])) * 127) + 128;
  }
  return bytes;
}

/** Bytes as samples from -1 to 1. */
export function toSamples(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  return Float32Array.from(bytes, (byte) => Math.max(-1, (byte - 128) / 127));
}

export function toBase64(bytes: Uint8Array): string {
  let letters = '';
  // In blocks, because a function call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192) {
    letters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(letters);
}

/** @returns an empty array for invalid base64 */
export function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** The effects, and their labels. */
export const effects = {
  plain: 'As it was',
  fast: 'Chipmunk',
  slow: 'Flat batteries',
  backwards: 'Backwards',
  echo: 'Underpass',
  telephone: 'Down the phone',
} as const;
export type Effect = keyof typeof effects;

/** Playback rate of an effect. */
export const rateOf: Readonly<Partial<Record<Effect, number>>> = { fast: 1.7, slow: 0.6 };

/** Applies an effect to samples. The player applies its playback rate, `rateOf`. */
export function withEffect(
  samples: Float32Array<ArrayBuffer>,
  effect: Effect,
): Float32Array<ArrayBuffer> {
  if (effect === 'backwards') return samples.slice().reverse();
  if (effect === 'telephone') {
    // Coarse loudness steps, as on a bad line.
    return samples.map((sample) => Math.round(sample * 6) / 6);
  }
  if (effect !== 'echo') return samples;
  const delay = Math.round(sampleRate * 0.22);
  const longer = new Float32Array(samples.length + delay * 4);
  longer.set(samples);
  for (let at = delay; at < longer.length; at += 1) longer[at] += longer[at - delay] * 0.5;
  return longer.map((sample) => sample / 1.6);
}
