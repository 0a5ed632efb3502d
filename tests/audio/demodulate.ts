import { lineRate } from '../../src/audio/dialUp/line';

/** Mean power at a frequency over a stretch of samples, times in seconds (Goertzel). */
export function power(samples: Float32Array, hz: number, from: number, length: number): number {
  const start = Math.round(from * lineRate);
  const count = Math.round(length * lineRate);
  const k = 2 * Math.cos((2 * Math.PI * hz) / lineRate);
  let [a, b] = [0, 0];
  for (let i = 0; i < count; i++) [a, b] = [(samples[start + i] ?? 0) + k * a - b, a];
  return (a * a + b * b - k * a * b) / count ** 2;
}

/** The amplitude and phase of a tone around each sample, after removing the carrier. */
export function baseband(
  samples: Float32Array,
  hz: number,
  from: number,
  length: number,
  window: number,
): readonly Readonly<{ at: number; i: number; q: number }>[] {
  const points = [];
  const width = Math.round(window * lineRate);
  for (let at = from; at < from + length; at += 0.001) {
    const start = Math.round(at * lineRate) - (width >> 1);
    let [i, q] = [0, 0];
    for (let n = start; n < start + width; n++) {
      const angle = (2 * Math.PI * hz * n) / lineRate;
      i += (samples[n] ?? 0) * Math.cos(angle);
      q += (samples[n] ?? 0) * Math.sin(angle);
    }
    points.push({ at, i: (2 * i) / width, q: (2 * q) / width });
  }
  return points;
}

type Tones = Readonly<{ one: number; zero: number }>;
const bit = 1 / 300;
/** Below this power there is no carrier. */
const carrier = 1e-4;

/** From -1 (zero) to 1 (one) over the bit around a time; 0 without a carrier. */
function tilt(samples: Float32Array, tones: Tones, at: number): number {
  const one = power(samples, tones.one, at - bit / 2, bit);
  const zero = power(samples, tones.zero, at - bit / 2, bit);
  return one + zero < carrier ? 0 : (one - zero) / (one + zero);
}

/**
 * Reads start-stop octets at 300 bit/s like a modem: it waits for a start bit and then samples the
 * middle of each bit. Without a stop bit it is not an octet.
 */
export function readOctets(
  samples: Float32Array,
  tones: Tones,
  from: number,
  to: number,
): number[] {
  const octets: number[] = [];
  let at = from;
  while (at < to) {
    // The edge of the start bit: from one to zero.
    const isEdge = tilt(samples, tones, at) >= 0 && tilt(samples, tones, at + 1 / lineRate) < 0;
    const bits = isEdge
      ? Array.from({ length: 10 }, (_, n) => tilt(samples, tones, at + (n + 0.5) * bit))
      : [];
    if (isEdge && bits[0] < -0.5 && bits[9] > 0.5) {
      octets.push(bits.slice(1, 9).reduce((value, one, n) => value + (one > 0 ? 1 << n : 0), 0));
      at += 9.5 * bit;
    } else {
      at += 1 / lineRate;
    }
  }
  return octets;
}

/** Reads bits of differential phase-shift keying at 600 bit/s, the first of them at `from`. */
export function readDpsk(samples: Float32Array, hz: number, from: number, count: number): number[] {
  const length = 1 / 600;
  const vector = (n: number) =>
    baseband(samples, hz, from + (n + 0.62) * length, 0.0005, 0.6 * length)[0];
  return Array.from({ length: count - 1 }, (_, n) => {
    const [before, after] = [vector(n), vector(n + 1)];
    return before.i * after.i + before.q * after.q < 0 ? 1 : 0;
  });
}
