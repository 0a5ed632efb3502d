import { type CountModel, NumberModel } from './codeValues';
import type { Coder } from './rangeCoder';

/** Entries in the table of each input. Contexts share it, so a hostile text cannot enlarge it. */
const tableBits = 14;
/** A plain model codes the numbers of this many bits or more. */
const longBits = 15;
/** So many bits after the first are predicted by those before them, the later bits by their place. */
const tiedBits = 3;
const nodesOfLength = 64;
/** The highest count of bits coded with one probability. From there its rate stays the same. */
const maxMet = 120;
const learningRate = 0.02;
const firstWeight = 0.3;
/** The part of its error by which a probability is corrected, by how many bits it has coded. */
const rate = Float64Array.from({ length: maxMet + 1 }, (_, met) => 1 / (met + 1.6));
/** The weight of a probability in a prediction, by how many bits it has coded. */
const trust = new Float64Array(maxMet + 1).fill(1);
trust.set([0, 0.6, 0.8, 0.9]);
const maxStretched = 11;
/** Probabilities are given to the coder in parts of `most`, and never nearer to 0 or 1 than `least`. */
const most = 65_536;
const least = 8;

/** The logistic function. Products are the same in every engine, which `Math.exp` is not. */
function squash(stretched: number): number {
  if (stretched < -maxStretched) return squash(-maxStretched);
  if (stretched > maxStretched) return squash(maxStretched);
  let power = 1 + stretched / 1024;
  for (let doubled = 0; doubled < 10; doubled += 1) power *= power;
  return power / (1 + power);
}

/** The inverse of `squash` for probabilities in steps of 1/4096. */
const stretchOf: Float64Array = (() => {
  const table = new Float64Array(4096);
  let stretched = -maxStretched;
  for (let step = 0; step < table.length; step += 1) {
    while (squash(stretched) < (step + 0.5) / table.length) stretched += 1 / 64;
    table[step] = stretched;
  }
  return table;
})();

/** One number for up to three, as a context. */
export function contextOf(first: number, second = -1, third = -1): number {
  const hash = Math.imul(first + 1, 0x2c1b3c6d) ^ (first >>> 13);
  const more = Math.imul(hash ^ (second + 2), 0x297a2d39);
  return Math.imul(more ^ (more >>> 15) ^ (third + 2), 0x2c1b3c6d);
}

/**
 * Codes whole numbers that several contexts predict at once. Each context has its own probability
 * of the next bit; they are added as logarithms of odds, with weights that learn which context is
 * right ("logistic mixing").
 */
export class MixedCounts implements CountModel {
  /** Per input what is known before the next number. Set them before each `code`. */
  readonly contexts: Int32Array;
  /** One table for each input, in a row: a bit's probability, and how often it was coded. */
  private readonly probabilities: Uint16Array;
  private readonly met: Uint8Array;
  private readonly weights: Float64Array;
  private readonly stretched: Float64Array;
  private readonly slots: Int32Array;
  private readonly long = new NumberModel();

  constructor(private readonly inputs: number) {
    this.contexts = new Int32Array(inputs);
    this.probabilities = new Uint16Array(inputs << tableBits).fill(0x8000);
    this.met = new Uint8Array(inputs << tableBits);
    this.weights = new Float64Array(inputs * 2 * nodesOfLength).fill(firstWeight);
    this.stretched = new Float64Array(inputs);
    this.slots = new Int32Array(inputs);
  }

  code(coder: Coder, value: number): number {
    let length = 0;
    while (length < longBits && value >= 1 << length) length += 1;
    let node = 1;
    for (let bit = 3; bit >= 0; bit -= 1) {
      node = node * 2 + this.bit(coder, node, node, (length >> bit) & 1);
    }
    length = node - 16;
    if (length === longBits) return this.long.code(coder, value);
    if (length < 2) return length;
    let coded = 1;
    for (let bit = length - 2; bit >= 0; bit -= 1) {
      const isTied = length - 2 - bit < tiedBits;
      const place = nodesOfLength * (length + 1) + (isTied ? coded : 32 + bit);
      coded = coded * 2 + this.bit(coder, place, 16 + length, (value >> bit) & 1);
    }
    return coded;
  }

  private bit(coder: Coder, node: number, weighed: number, given: number): number {
    const { inputs, contexts, slots, stretched, weights, probabilities, met } = this;
    const first = weighed * inputs;
    const place = Math.imul(node, 0x9e3779b1);
    let sum = 0;
    for (let input = 0; input < inputs; input += 1) {
      const hash = Math.imul(contexts[input] + place, 0x2c1b3c6d) >>> (32 - tableBits);
      const slot = (input << tableBits) + hash;
      const expected = stretchOf[probabilities[slot] >>> 4] * trust[met[slot]];
      slots[input] = slot;
      stretched[input] = expected;
      sum += weights[first + input] * expected;
    }
    const zero = Math.round(most * (1 - squash(sum)));
    const bit = coder.expected(Math.max(least, Math.min(most - least, zero)), given);
    const error = (bit - 1 + zero / most) * learningRate;
    const goal = bit === 1 ? 0xffc0 : 0x40;
    for (let input = 0; input < inputs; input += 1) {
      weights[first + input] += error * stretched[input];
      const slot = slots[input];
      const known = met[slot];
      probabilities[slot] += Math.trunc((goal - probabilities[slot]) * rate[known]);
      if (known < maxMet) met[slot] = known + 1;
    }
    return bit;
  }
}
