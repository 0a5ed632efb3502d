/** Writes numbers one after another, the low byte first. */
export class ByteWriter {
  private readonly bytes: number[] = [];
  private readonly scratch = new DataView(new ArrayBuffer(8));

  /** An unsigned whole number of `size` bytes, 1 to 4. */
  whole(value: number, size: 1 | 2 | 4): void {
    this.scratch.setUint32(0, value, true);
    for (let index = 0; index < size; index += 1) this.bytes.push(this.scratch.getUint8(index));
  }

  number(value: number): void {
    this.scratch.setFloat64(0, value, true);
    for (let index = 0; index < 8; index += 1) this.bytes.push(this.scratch.getUint8(index));
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

/** Reads what a {@link ByteWriter} wrote. Past the end everything is 0, and `isWhole` is false. */
export class ByteReader {
  private position = 0;
  private overrun = false;
  private readonly view: DataView;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  private claim(size: number): number {
    const position = this.position;
    if (position + size > this.view.byteLength) {
      this.overrun = true;
      return -1;
    }
    this.position += size;
    return position;
  }

  whole(size: 1 | 2 | 4): number {
    const position = this.claim(size);
    if (position < 0) return 0;
    if (size === 1) return this.view.getUint8(position);
    return size === 2 ? this.view.getUint16(position, true) : this.view.getUint32(position, true);
  }

  number(): number {
    const position = this.claim(8);
    return position < 0 ? 0 : this.view.getFloat64(position, true);
  }

  /** Everything was read, and nothing is left over. */
  get isWhole(): boolean {
    return !this.overrun && this.position === this.view.byteLength;
  }

  get isOverrun(): boolean {
    return this.overrun;
  }
}

/** FNV-1a, 32 bits: detects accidental damage. */
export function checksum(bytes: Uint8Array, length: number): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < length; index += 1) sum = Math.imul(sum ^ bytes[index], 0x01000193);
  return sum >>> 0;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const worthOfLetter: ReadonlyMap<string, number> = new Map(
  Array.from(letters, (letter, value) => [letter, value]),
);

/** Bytes as text for an address: base64url without padding. */
export function textFromBytes(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const left = bytes.length - index;
    const word = (bytes[index] << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    text += letters[word >>> 18] + letters[(word >>> 12) & 63];
    if (left > 1) text += letters[(word >>> 6) & 63];
    if (left > 2) text += letters[word & 63];
  }
  return text;
}

/** Decodes such a text; undefined if it is malformed. */
export function bytesFromText(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let word = 0;
  let position = 0;
  for (const letter of text) {
    const value = worthOfLetter.get(letter);
    if (value === undefined) return undefined;
    word = ((word << 6) | value) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[position] = (word >>> bits) & 255;
    position += 1;
  }
  // Unused bits of the last letter must be zero, so that each park has exactly one text.
  return (word & ((1 << bits) - 1)) === 0 ? bytes : undefined;
}
