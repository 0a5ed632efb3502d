import { envelope, lineRate, sampleAt, turn } from './line';

/** Adds steady tones to `out` from sample `from` to `to`, each at that level. */
export function addTones(
  out: Float32Array,
  from: number,
  to: number,
  tones: readonly number[],
  level: number,
): void {
  for (const hz of tones) {
    const step = (turn * hz) / lineRate;
    for (let i = from; i < to; i++) {
      out[i] += level * envelope(i - from, to - from) * Math.sin(step * (i - from));
    }
  }
}

/** Adds a tone that flips over, its phase reversed, at each of `flips`, in seconds from `from`. */
export function addFlippingTone(
  out: Float32Array,
  from: number,
  to: number,
  hz: number,
  flips: readonly number[],
  level: number,
): void {
  const step = (turn * hz) / lineRate;
  let sign = 1;
  let next = 0;
  for (let i = from; i < to; i++) {
    const n = i - from;
    if (next < flips.length && n >= sampleAt(flips[next])) {
      sign = -sign;
      next += 1;
    }
    out[i] += level * sign * envelope(n, to - from) * Math.sin(step * n);
  }
}

const keypad = ['123A', '456B', '789C', '*0#D'];
const rows = [697, 770, 852, 941];
const columns = [1209, 1336, 1477, 1633];

/** The row's and the column's tone of a key (ITU-T Q.23), in Hz. @throws when there is no such key */
export function keyTones(key: string): readonly [row: number, column: number] {
  const row = keypad.findIndex((keys) => keys.includes(key));
  if (row === -1) throw new Error(`a telephone has no key "${key}"`);
  return [rows[row], columns[keypad[row].indexOf(key)]];
}

/** Between two flips of the answer tone, in seconds. */
export const flipInterval = 0.45;
const swellHz = 15;
const swellDepth = 0.2;

/**
 * The modem's answer tone, ANSam (ITU-T V.8): 2100 Hz, 20 % amplitude modulation at 15 Hz, its
 * phase reversed every 450 ms.
 */
export function addAnswerTone(out: Float32Array, from: number, to: number, level: number): void {
  const carrier = (turn * 2100) / lineRate;
  const swell = (turn * swellHz) / lineRate;
  const between = sampleAt(flipInterval);
  for (let i = from; i < to; i++) {
    const n = i - from;
    const sign = Math.floor(n / between) % 2 === 0 ? 1 : -1;
    const loud = level * envelope(n, to - from) * (1 + swellDepth * Math.sin(swell * n));
    out[i] += loud * sign * Math.sin(carrier * n);
  }
}

/** The 21 tones of V.34's line probe; 900, 1200, 1800 and 2400 Hz are left out. */
export const probeTones = [
  150, 300, 450, 600, 750, 1050, 1350, 1500, 1650, 1950, 2100, 2250, 2550, 2700, 2850, 3000, 3150,
  3300, 3450, 3600, 3750,
] as const;
const flippedProbeTones = new Set([300, 1650, 2250, 2700, 3000, 3150, 3300, 3450]);

/** The line probing signal: the buzzing chord in the middle of the call. */
export function addLineProbe(out: Float32Array, from: number, to: number, level: number): void {
  const each = level / Math.sqrt(probeTones.length);
  for (const hz of probeTones) {
    const step = (turn * hz) / lineRate;
    const sign = flippedProbeTones.has(hz) ? -1 : 1;
    for (let i = from; i < to; i++) out[i] += sign * each * Math.cos(step * (i - from));
  }
}

/** A relay: a knock that is over at once. */
export function addClick(out: Float32Array, from: number, to: number, level: number): void {
  for (let i = from; i < to; i++) {
    const n = i - from;
    out[i] += level * Math.exp(-n / 14) * Math.cos(n * 1.9) + 0.4 * level * Math.exp(-n / 60);
  }
}
