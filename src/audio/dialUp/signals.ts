/** Samples per second of a telephone line; every signal here is written at this rate. */
export const lineRate = 8000;

const turn = 2 * Math.PI;

/** Adds a steady tone to `out` from sample `from` to `to`. */
export function addTone(out: Float32Array, from: number, to: number, hz: number, level: number) {
  const step = (turn * hz) / lineRate;
  for (let i = from; i < to; i++) out[i] += level * Math.sin(step * (i - from));
}

/**
 * The modem's answer tone, ANSam (ITU-T V.8): 2100 Hz, 20 % amplitude modulation at 15 Hz, its
 * phase reversed every 450 ms.
 */
export function addAnswerTone(out: Float32Array, from: number, to: number, level: number) {
  const carrier = (turn * 2100) / lineRate;
  const swell = (turn * 15) / lineRate;
  const reversal = 0.45 * lineRate;
  for (let i = from; i < to; i++) {
    const n = i - from;
    const sign = Math.floor(n / reversal) % 2 === 0 ? 1 : -1;
    out[i] += level * sign * (1 + 0.2 * Math.sin(swell * n)) * Math.sin(carrier * n);
  }
}

/** Frequency-shift keying at 300 bit/s (ITU-T V.21), least significant bit of each octet first. */
export function addFsk(
  out: Float32Array,
  from: number,
  to: number,
  octets: readonly number[],
  [space, mark]: readonly [space: number, mark: number],
  level: number,
) {
  const bits = octets.flatMap((octet) => [
    0,
    ...Array.from({ length: 8 }, (_, bit) => (octet >> bit) & 1),
    1,
  ]);
  const perBit = lineRate / 300;
  let phase = 0;
  for (let i = from; i < to; i++) {
    const bit = bits[Math.floor((i - from) / perBit) % bits.length];
    phase += (turn * (bit === 1 ? mark : space)) / lineRate;
    out[i] += level * Math.sin(phase);
  }
}

/** The self-synchronising scrambler of ITU-T V.34, 1 + x^-18 + x^-23, fed with ones. */
export function createScrambler(seed: number): () => number {
  let register = seed & 0x7fffff;
  return () => {
    const bit = 1 ^ ((register >> 17) & 1) ^ ((register >> 22) & 1);
    register = ((register << 1) | bit) & 0x7fffff;
    return bit;
  };
}

/**
 * Scrambled quadrature symbols on a carrier: the hiss and roar of training and data.
 * @param rate symbols per second
 * @param levels points on each axis of the constellation: 2 is the four-point training signal
 */
export function addSymbols(
  out: Float32Array,
  from: number,
  to: number,
  carrier: number,
  rate: number,
  levels: number,
  level: number,
) {
  const next = createScrambler(from | 1);
  const bitsPerAxis = Math.log2(levels);
  const point = () => {
    let value = 0;
    for (let bit = 0; bit < bitsPerAxis; bit++) value = value * 2 + next();
    return (2 * value - (levels - 1)) / (levels - 1);
  };
  const step = (turn * carrier) / lineRate;
  const perSymbol = lineRate / rate;
  let [i0, q0, i1, q1] = [point(), point(), point(), point()];
  let boundary = perSymbol;
  for (let i = from; i < to; i++) {
    const n = i - from;
    if (n >= boundary) {
      [i0, q0, i1, q1] = [i1, q1, point(), point()];
      boundary += perSymbol;
    }
    const t = 1 - (boundary - n) / perSymbol;
    const inPhase = i0 + (i1 - i0) * t;
    const quadrature = q0 + (q1 - q0) * t;
    out[i] += level * (inPhase * Math.cos(step * n) - quadrature * Math.sin(step * n));
  }
}

/** The 21 tones of V.34's line probe; 900, 1200, 1800 and 2400 Hz are left out. */
const probeTones = [
  150, 300, 450, 600, 750, 1050, 1350, 1500, 1650, 1950, 2100, 2250, 2550, 2700, 2850, 3000, 3150,
  3300, 3450, 3600, 3750,
];
const probeReversed = new Set([300, 1650, 2250, 2700, 3000, 3150, 3300, 3450]);

/** The line probing signal: the buzzing chord in the middle of the call. */
export function addLineProbe(out: Float32Array, from: number, to: number, level: number) {
  const each = level / Math.sqrt(probeTones.length);
  for (const hz of probeTones) {
    const step = (turn * hz) / lineRate;
    const sign = probeReversed.has(hz) ? -1 : 1;
    for (let i = from; i < to; i++) out[i] += sign * each * Math.cos(step * (i - from));
  }
}

/** What a telephone line and a small loudspeaker leave: 300 to 3400 Hz, in place. */
export function throughTelephone(samples: Float32Array, from: number, to: number) {
  // First-order high pass at 300 Hz and low pass at 3400 Hz; the rate is too low for sharper art.
  const highPass = Math.exp((-turn * 300) / lineRate);
  const lowPass = 1 - Math.exp((-turn * 3400) / lineRate);
  let last = 0;
  let high = 0;
  let low = 0;
  for (let i = from; i < to; i++) {
    high = highPass * (high + samples[i] - last);
    last = samples[i];
    low += lowPass * (high - low);
    samples[i] = Math.max(-1, Math.min(1, low));
  }
}
