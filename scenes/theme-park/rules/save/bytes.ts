import { textOfBytes } from '../../../kit/rules/textOfBytes';

/** Bytes of a whole number without a sign; 8 for any number. */
type Size = 1 | 2 | 4 | 8;

/** A format that is written down once, for writing and for reading. */
export type Bytes = Readonly<{
  /** A writer writes a number and returns it. A reader returns the number that was written. */
  pass(value: number, size: Size): number;
  /** Checks a condition of what was read. @throws Refusal if it is false */
  must(condition: boolean): void;
}>;

/** A sentence instead of a park. */
export class Refusal extends Error {}

/** @throws Refusal */
export function must(condition: boolean, reason = 'The saved park is damaged.'): asserts condition {
  if (!condition) throw new Refusal(reason);
}

/** Writes numbers one after another, the low byte first. */
export class ByteWriter implements Bytes {
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

  pass(value: number, size: Size): number {
    if (size === 8) this.number(value);
    else this.whole(value, size);
    return value;
  }

  /** What is written needs no check. */
  must(): void {}

  finish(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }

  /** Everything that was written and its checksum, as text. */
  sealed(): string {
    const body = this.finish();
    this.whole(checksum(body, body.length), 4);
    return textOfBytes(this.finish());
  }
}

/** Reads what a {@link ByteWriter} wrote. Past the end everything is 0, and `isWhole` is false. */
export class ByteReader implements Bytes {
  readonly must: Bytes['must'] = must;
  private position = 0;
  /** Something was read past the end. */
  isOverrun = false;
  private readonly view: DataView;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  private claim(size: number): number {
    const position = this.position;
    if (position + size > this.view.byteLength) {
      this.isOverrun = true;
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

  pass(_value: number, size: Size): number {
    return size === 8 ? this.number() : this.whole(size);
  }

  /** Everything was read, and nothing is left over. */
  get isWhole(): boolean {
    return !this.isOverrun && this.position === this.view.byteLength;
  }
}

/** FNV-1a, 32 bits: detects accidental damage. */
export function checksum(bytes: Uint8Array, length: number): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < length; index += 1) sum = Math.imul(sum ^ bytes[index], 0x01000193);
  return sum >>> 0;
}

/** Whether the last four bytes are the checksum of those before them. */
export function isSealed(bytes: Uint8Array): boolean {
  const length = bytes.length - 4;
  return new DataView(bytes.buffer).getUint32(length, true) === checksum(bytes, length);
}
