/** The four 32-bit words of the random number generator, as a state holds them. */
export type Rng = Uint32Array;

/**
 * The words for a seed (any unsigned 32-bit integer). Neighbouring seeds give unrelated words, and
 * no seed gives four zeros, which the generator could never leave.
 */
export function seedRng(seed: number): Rng {
  const words = new Uint32Array(4);
  let counter = seed >>> 0;
  for (let index = 0; index < 4; index += 1) {
    // splitmix32: a Weyl sequence through a finaliser that visits every word once.
    counter = (counter + 0x9e3779b9) | 0;
    let mixed = counter;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    words[index] = mixed ^ (mixed >>> 15);
  }
  return words;
}

/** The next signed 32 bits of xoshiro128** (Blackman and Vigna), period 2^128 - 1. */
function nextBits(words: Rng): number {
  const first = words[0] | 0;
  const second = words[1] | 0;
  const scrambled = Math.imul(second, 5);
  const third = words[2] ^ first;
  const fourth = words[3] ^ second;
  words[1] = second ^ third;
  words[0] = first ^ fourth;
  words[2] = third ^ (second << 9);
  words[3] = (fourth << 11) | (fourth >>> 21);
  return Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
}

/** The next unsigned 32 bits. */
export function next(words: Rng): number {
  return nextBits(words) >>> 0;
}

/**
 * A whole number from 0 to `count` - 1, uniformly distributed: draws that would favour low numbers
 * are rejected.
 * @param count whole, 1 to 2^32
 */
export function below(words: Rng, count: number): number {
  let drawn = nextBits(words) >>> 0;
  // Only draws in the last, incomplete round of `count` can be rejected: usually no division is
  // needed.
  if (drawn < 4294967296 - count) return drawn % (count >>> 0);
  const limit = 4294967296 - (4294967296 % count);
  while (drawn >= limit) drawn = nextBits(words) >>> 0;
  return drawn % count;
}

/** A number from 0 up to but not including 1, in steps of 2^-32. */
export function unit(words: Rng): number {
  return (nextBits(words) >>> 0) / 4294967296;
}

/** True with probability 1 / `count`. */
export function oneIn(words: Rng, count: number): boolean {
  return below(words, count) === 0;
}

/** Shuffles the first `count` numbers of a list in place (Fisher-Yates). */
export function shuffleInPlace(
  words: Rng,
  list: { [index: number]: number; readonly length: number },
  count = list.length,
): void {
  for (let last = count - 1; last > 0; last -= 1) {
    const chosen = below(words, last + 1);
    const held = list[last];
    list[last] = list[chosen];
    list[chosen] = held;
  }
}
