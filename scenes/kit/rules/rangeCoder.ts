/**
 * An adaptive binary range coder: each bit costs as much as it surprises a model that learns.
 * Encoder and decoder share this interface, so that a layout is written once for both.
 */
export interface Coder {
  readonly decoding: boolean;
  /** Encodes `bit`, or returns the bit that was encoded. */
  bit(model: BitModel, index: number, bit: number): number;
  /** As `bit`, by a probability of 0 from 1 to 65,535 (of 65,536) that is known to both sides. */
  expected(zero: number, bit: number): number;
}

/** Probabilities of bits by index, 16 bits each, and how often each was used. */
export class BitModel {
  readonly rng: Uint16Array;
  readonly met: Uint8Array;

  constructor(size: number) {
    this.rng = new Uint16Array(size).fill(0x8000);
    this.met = new Uint8Array(size);
  }

  /** Learns quickly at first, then by 1/28 of the error. */
  learn(index: number, bit: number): void {
    const met = this.met[index];
    const rng = this.rng[index];
    const goal = bit === 0 ? 0xffc0 : 0x40;
    this.rng[index] = rng + Math.trunc((goal - rng) / (met + 1.6));
    if (met < 26) this.met[index] = met + 1;
  }
}

const top = 0x1000000;

export class Encoder implements Coder {
  readonly decoding = false;
  private readonly bytes: number[] = [];
  private low = 0;
  private range = 0xffffffff;
  private cache = 0;
  /** Bytes that wait for a carry. The very first byte is always 0 and left out. */
  private waiting = 0;
  private begun = false;

  bit(model: BitModel, index: number, bit: number): number {
    this.expected(model.rng[index], bit);
    model.learn(index, bit);
    return bit;
  }

  expected(zero: number, bit: number): number {
    const bound = (this.range >>> 16) * zero;
    if (bit === 0) {
      this.range = bound;
    } else {
      this.low += bound;
      this.range -= bound;
    }
    while (this.range < top) {
      this.range = (this.range * 256) >>> 0;
      this.shift();
    }
    return bit;
  }

  private shift(): void {
    if (this.low < 0xff000000 || this.low > 0xffffffff) {
      const carry = this.low > 0xffffffff ? 1 : 0;
      if (this.begun) this.bytes.push((this.cache + carry) & 0xff);
      for (; this.waiting > 0; this.waiting -= 1) this.bytes.push((0xff + carry) & 0xff);
      this.cache = (this.low >>> 24) & 0xff;
      this.begun = true;
    } else {
      this.waiting += 1;
    }
    this.low = (this.low & 0xffffff) * 256;
  }

  /** All bytes, without trailing ones that a decoder reads as zeros anyway. */
  finish(): Uint8Array {
    const end = this.low + this.range - 1;
    // Not less than `low`: a range is never smaller than what is rounded off.
    this.low = end - (end % top);
    for (let count = 0; count < 5; count += 1) this.shift();
    let { length } = this.bytes;
    while (this.bytes[length - 1] === 0) length -= 1;
    return Uint8Array.from(this.bytes.slice(0, length));
  }
}

export class Decoder implements Coder {
  readonly decoding = true;
  private range = 0xffffffff;
  private code = 0;
  private position = 0;

  constructor(private readonly bytes: Uint8Array) {
    for (let count = 0; count < 4; count += 1) this.code = this.code * 256 + this.nextByte();
  }

  private nextByte(): number {
    this.position += 1;
    return this.position <= this.bytes.length ? this.bytes[this.position - 1] : 0;
  }

  bit(model: BitModel, index: number): number {
    const bit = this.expected(model.rng[index]);
    model.learn(index, bit);
    return bit;
  }

  expected(zero: number): number {
    const bound = (this.range >>> 16) * zero;
    let bit = 0;
    if (this.code < bound) {
      this.range = bound;
    } else {
      bit = 1;
      this.code -= bound;
      this.range -= bound;
    }
    while (this.range < top) {
      this.range = (this.range * 256) >>> 0;
      this.code = ((this.code * 256) >>> 0) + this.nextByte();
    }
    return bit;
  }
}
