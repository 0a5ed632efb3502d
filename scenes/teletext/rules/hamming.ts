/**
 * By four bits, their byte in the Hamming 8/4 code (ETS 300 706, 8.2), which corrects one wrong
 * bit.
 */
const encoded = [
  0x15, 0x02, 0x49, 0x5e, 0x64, 0x73, 0x38, 0x2f, 0xd0, 0xc7, 0x8c, 0x9b, 0xa1, 0xb6, 0xfd, 0xea,
] as const;

/** By byte, its four bits; -1 where more than one bit is wrong. */
const decoded: Int8Array = Int8Array.from({ length: 256 }, (_, byte) =>
  encoded.findIndex((code) => ones(code ^ byte) <= 1),
);

function ones(byte: number): number {
  let count = 0;
  for (let rest = byte; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/** @param nibble 0 to 15 */
export function hammingOf(nibble: number): number {
  return encoded[nibble & 0x0f] ?? 0;
}

/** @returns 0 to 15, or -1 where the byte cannot be corrected */
export function unhamming(byte: number): number {
  return decoded[byte & 0xff] ?? -1;
}

/**
 * Encodes a number in Hamming 8/4.
 * @param count the number of nibbles, lowest first, each in a byte
 */
export function toHamming(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => hammingOf(value >> (4 * at)));
}

/** @returns the number that `toHamming` encoded; undefined where a byte cannot be corrected */
export function fromHamming(bytes: ArrayLike<number>): number | undefined {
  const nibbles = Array.from(bytes, unhamming);
  if (nibbles.includes(-1)) return undefined;
  return nibbles.reduceRight((value, nibble) => (value << 4) | nibble, 0);
}

/** The positions of the 18 data bits among a triplet's 24, counted from 1. */
const tripletPlaces = [3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23];
const bitAt = (bits: number, place: number): number => (bits >> (place - 1)) & 1;

/** The XOR of the positions of the set bits among the first 23. With valid check bits it is 31. */
function placesOf(bits: number): number {
  let places = 0;
  for (let place = 1; place < 24; place++) if (bitAt(bits, place)) places ^= place;
  return places;
}

/**
 * Encodes 18 bits in the Hamming 24/18 code (ETS 300 706, 8.3), which corrects one wrong bit.
 * @returns three bytes
 */
export function toHamming24(value: number): number[] {
  let bits = tripletPlaces.reduce(
    (all, place, at) => all | (((value >> at) & 1) << (place - 1)),
    0,
  );
  const checks = placesOf(bits) ^ 31;
  for (let check = 1; check <= 16; check *= 2) if (checks & check) bits |= 1 << (check - 1);
  if (ones(bits) % 2 === 0) bits |= 1 << 23;
  return [bits & 0xff, (bits >> 8) & 0xff, bits >> 16];
}

/** @returns the 18 bits; undefined where more than one bit is wrong */
export function fromHamming24([low = 0, middle = 0, high = 0]: ArrayLike<number> &
  Iterable<number>): number | undefined {
  let bits = low | (middle << 8) | (high << 16);
  const wrong = placesOf(bits) ^ 31;
  if (wrong !== 0) {
    if (ones(bits) % 2 === 1 || wrong > 23) return undefined;
    bits ^= 1 << (wrong - 1);
  }
  return tripletPlaces.reduce((value, place, at) => value | (bitAt(bits, place) << at), 0);
}

/** Adds odd parity to seven bits. */
export function withParity(code: number): number {
  const seven = code & 0x7f;
  return ones(seven) & 1 ? seven : seven | 0x80;
}
