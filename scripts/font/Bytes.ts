/** A file of big-endian numbers. */
export class Bytes {
  readonly #bytes: number[] = [];
  u8(...values: readonly number[]): this {
    for (const value of values) this.#bytes.push(value & 255);
    return this;
  }
  u16(...values: readonly number[]): this {
    for (const value of values) this.u8(value >> 8, value);
    return this;
  }
  u32(...values: readonly number[]): this {
    for (const value of values) this.u16(value >>> 16, value);
    return this;
  }
  done(): Buffer {
    return Buffer.from(this.#bytes);
  }
}
