import { envelope, lineRate, turn } from './line';

/** ITU-T V.21: bits per second. */
export const v21Rate = 300;
/** ITU-T V.21: the tones of a 1 and of a 0 on either channel, in Hz. */
export const v21Channels = {
  1: { one: 980, zero: 1180 },
  2: { one: 1650, zero: 1850 },
} as const;
/** ITU-T V.34, INFO sequences: bits per second. */
export const infoRate = 600;

/** Adds bits by V.21's frequency-shift keying, the phase running on from tone to tone. */
export function addFsk(
  out: Float32Array,
  from: number,
  bits: readonly number[],
  channel: 1 | 2,
  level: number,
): void {
  const { one, zero } = v21Channels[channel];
  const count = Math.round((bits.length * lineRate) / v21Rate);
  let phase = 0;
  for (let n = 0; n < count && from + n < out.length; n++) {
    const bit = bits[Math.min(bits.length - 1, Math.floor((n * v21Rate) / lineRate))];
    phase += (turn * (bit === 1 ? one : zero)) / lineRate;
    out[from + n] += level * envelope(n, count) * Math.sin(phase);
  }
}

/**
 * Adds bits by binary differential phase-shift keying at 600 bit/s: a 1 turns the carrier over, a 0
 * leaves it.
 */
export function addDpsk(
  out: Float32Array,
  from: number,
  bits: readonly number[],
  hz: number,
  level: number,
): void {
  const step = (turn * hz) / lineRate;
  const perBit = lineRate / infoRate;
  const count = Math.round(bits.length * perBit);
  /** Of a bit, over which the carrier turns over: at once would be heard as clicks. */
  const bend = 0.25;
  let [before, sign, bit] = [1, 1, -1];
  for (let n = 0; n < count && from + n < out.length; n++) {
    const index = Math.min(bits.length - 1, Math.floor(n / perBit));
    if (index !== bit) {
      bit = index;
      before = sign;
      if (bits[bit] === 1) sign = -sign;
    }
    const part = Math.min(1, (n / perBit - index) / bend);
    const amplitude = before + (sign - before) * (1 - Math.cos(Math.PI * part)) * 0.5;
    out[from + n] += level * envelope(n, count) * amplitude * Math.sin(step * n);
  }
}
