import { lineRate, turn } from './line';

type Filter = (sample: number) => number;

/** A second-order filter after the usual bilinear recipe; `q` is its resonance. */
function biquad(kind: 'high-pass' | 'low-pass', hz: number, q: number): Filter {
  const angle = (turn * hz) / lineRate;
  const [cos, alpha] = [Math.cos(angle), Math.sin(angle) / (2 * q)];
  const middle = kind === 'low-pass' ? 1 - cos : -1 - cos;
  const scale = 1 / (1 + alpha);
  const b0 = (Math.abs(middle) / 2) * scale;
  const b1 = middle * scale;
  const a1 = -2 * cos * scale;
  const a2 = (1 - alpha) * scale;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y = b0 * x + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2;
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  };
}

/** ITU-T G.711's A-law, as its curve: A, and 1 + ln A. */
const curve = 87.6;
const curveScale = 1 + Math.log(curve);
/** Steps of either sign that eight bits leave. */
const codes = 128;

/** What eight bits of A-law leave of a sample, -1 to 1. */
export function applyALaw(sample: number): number {
  const size = Math.min(1, Math.abs(sample));
  const bent =
    size < 1 / curve ? (curve * size) / curveScale : (1 + Math.log(curve * size)) / curveScale;
  const code = (Math.min(codes - 1, Math.floor(bent * codes)) + 0.5) / codes;
  const back =
    code * curveScale < 1 ? (code * curveScale) / curve : Math.exp(code * curveScale - 1) / curve;
  return sample < 0 ? -back : back;
}

const hiss = 0.0012;

/**
 * A British telephone line: its hiss, 300 to 3400 Hz, and eight bits of A-law. It remembers what it
 * heard last, so that a call can be sent along it piece by piece.
 * @returns sends samples along it, in place
 */
export function createTelephoneLine(): (samples: Float32Array, from: number, to: number) => void {
  const filters = [
    biquad('high-pass', 300, 0.54),
    biquad('high-pass', 300, 1.31),
    biquad('low-pass', 3400, 0.54),
    biquad('low-pass', 3400, 1.31),
  ];
  let noise = 1;
  return (samples, from, to) => {
    for (let i = from; i < to; i++) {
      // The same hiss every time: a call is to be the same call.
      noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0;
      let sample = samples[i] + (hiss * noise) / 2 ** 31;
      for (const filter of filters) sample = filter(sample);
      samples[i] = applyALaw(sample);
    }
  };
}
