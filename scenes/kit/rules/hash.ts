import { isTypedArray, kindOf } from './typedArrays';

const scratch = new DataView(new ArrayBuffer(8));

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/**
 * Two different 32-bit lanes over the same words: 64 bits against accidents, no protection against
 * attacks.
 */
class Hasher {
  private low = 0x2545f491;
  private high = 0x3c6ef372;

  word(word: number): void {
    const scattered = Math.imul(rotated(Math.imul(word, 0xcc9e2d51 | 0), 15), 0x1b873593);
    this.low = (Math.imul(rotated(this.low ^ scattered, 13), 5) + 0x38f34ec5) | 0;
    const other = Math.imul(rotated(Math.imul(word, 0x239b961b), 16), 0xab0e9789 | 0);
    this.high = (Math.imul(rotated((this.high ^ other) + this.low, 19), 5) + 0x561ccd1b) | 0;
  }

  text(text: string): void {
    this.word(text.length);
    for (let index = 0; index < text.length; index += 1) this.word(text.charCodeAt(index));
  }

  /** Hashes the 64 bits of a number. All NaN are equal. */
  number(value: number): void {
    const whole = value | 0;
    if (Object.is(value, whole)) {
      this.word(whole);
      return;
    }
    const isNumber = !Number.isNaN(value);
    scratch.setFloat64(0, value);
    this.text('.');
    this.word(isNumber ? scratch.getInt32(0) : 1);
    this.word(isNumber ? scratch.getInt32(4) : 1);
  }

  get hex(): string {
    return finished(this.low ^ this.high) + finished(this.high);
  }
}

function finished(word: number): string {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b | 0);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35 | 0);
  return ((mixed ^ (mixed >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

function absorb(hasher: Hasher, value: unknown): void {
  if (typeof value === 'number') {
    hasher.text('number');
    hasher.number(value);
  } else if (typeof value === 'string') {
    hasher.text('string');
    hasher.text(value);
  } else if (typeof value === 'boolean' || value === undefined || value === null) {
    hasher.text(String(value));
  } else if (isTypedArray(value)) {
    hasher.text(kindOf(value));
    hasher.word(value.length);
    for (let index = 0; index < value.length; index += 1) hasher.number(value[index]);
  } else if (Array.isArray(value)) {
    hasher.text('list');
    hasher.word(value.length);
    for (const element of value) absorb(hasher, element);
  } else if (typeof value === 'object') {
    const fields = value as Record<string, unknown>;
    const keys = Object.keys(fields).sort();
    hasher.text('fields');
    hasher.word(keys.length);
    for (const key of keys) {
      hasher.text(key);
      absorb(hasher, fields[key]);
    }
  } else {
    throw new TypeError(`a ${typeof value} is not plain data`);
  }
}

/**
 * Sixteen hex digits, equal for equal plain data on every machine, independent of the order of
 * keys.
 */
export function hash(value: unknown): string {
  const hasher = new Hasher();
  absorb(hasher, value);
  return hasher.hex;
}
