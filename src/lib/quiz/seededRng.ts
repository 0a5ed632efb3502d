/** A whole number from 0 up to, not including, the bound. */
export type Rng = (bound: number) => number;

/** A 32-bit hash of a text (FNV-1a), the same on every machine. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** A stream of even chances that depends on nothing but the seed (SplitMix32). */
export function seededRng(seed: number): Rng {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed = (mixed ^ (mixed >>> 16)) >>> 0;
    return Math.floor((mixed / 0x1_0000_0000) * bound);
  };
}
