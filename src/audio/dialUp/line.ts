/** Samples per second of a telephone line; every signal here is written at this rate. */
export const lineRate = 8000;

export const turn = 2 * Math.PI;

/** The index of the sample at a time in seconds. */
export function sampleAt(seconds: number): number {
  return Math.round(seconds * lineRate);
}

/** Samples over which a tone comes and goes, so that it does not click. */
const ramp = 12;

/** Loudness of sample `n` of `count`, 0 to 1: up, level, down. */
export function envelope(n: number, count: number): number {
  return Math.min(1, (n + 1) / ramp, (count - n) / ramp);
}
