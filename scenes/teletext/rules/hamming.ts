/** By four bits, their byte in the Hamming 8/4 code (ETS 300 706, 8.2): one wrong bit is mended. */
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

/** @returns 0 to 15, or -1 where the byte cannot be mended */
export function unhamming(byte: number): number {
  return decoded[byte & 0xff] ?? -1;
}

/**
 * A number in the Hamming code.
 * @param count nibbles, the lowest first, each in a byte
 */
export function toHamming(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => hammingOf(value >> (4 * at)));
}

/** @returns the number that `toHamming` wrote; undefined where a byte cannot be mended */
export function fromHamming(bytes: ArrayLike<number>): number | undefined {
  const nibbles = Array.from(bytes, unhamming);
  if (nibbles.includes(-1)) return undefined;
  return nibbles.reduceRight((value, nibble) => (value << 4) | nibble, 0);
}

/** Seven bits with an eighth that makes the number of ones odd. */
export function withParity(code: number): number {
  const seven = code & 0x7f;
  return ones(seven) & 1 ? seven : seven | 0x80;
}
