import { BitModel, type Coder } from './rangeCoder';
import {
  isTypedArray,
  isTypedArrayKind,
  kindOf,
  makeTypedArray,
  type TypedArray,
} from './typedArrays';

/** Thrown for a text that no encoder can have written. Caught where texts are read. */
export class Malformed extends Error {}

/** Bits of the largest whole number, and of the number that gives its length. */
const maxBits = 53;
const lengthBits = 6;
const lengthNodes = 1 << lengthBits;
/** How many bits after the first are modelled by a tree. Lower bits are nearly noise. */
const learnedBits = 3;
const learnedNodes = 1 << learnedBits;

const powers: readonly number[] = (() => {
  const list = [1];
  while (list.length <= maxBits) list.push(list[list.length - 1] * 2);
  return list;
})();

/** Predicts the whole numbers in one position. */
export interface CountModel {
  /** Codes a whole number from 0 to 2^53 - 1. */
  code(coder: Coder, value: number): number;
}

/** Predicts by the numbers that were there before. */
export class NumberModel implements CountModel {
  readonly length = new BitModel(lengthNodes);
  /** Per length: the first bits as a tree, then one for each bit below. */
  private readonly bits = new BitModel((maxBits + 1) * (learnedNodes + maxBits));

  code(coder: Coder, value: number): number {
    const length = codeTree(coder, this.length, lengthBits, bitLength(value));
    if (length > maxBits) throw new Malformed('holds a number that is too large');
    if (length < 2) return length;
    const base = length * (learnedNodes + maxBits);
    let coded = 1;
    let node = 1;
    for (let bit = length - 2; bit >= 0; bit -= 1) {
      const learned = length - 2 - bit < learnedBits;
      const index = learned ? base + node : base + learnedNodes + bit;
      const given = Math.floor(value / powers[bit]) % 2;
      const found = coder.bit(this.bits, index, given);
      coded = coded * 2 + found;
      node = node * 2 + found;
    }
    return coded;
  }
}

function bitLength(value: number): number {
  let length = 0;
  while (value >= powers[length]) length += 1;
  return length;
}

/** Codes `bits` bits, highest first, as a tree in `model`. */
function codeTree(coder: Coder, model: BitModel, bits: number, value: number): number {
  let node = 1;
  for (let bit = bits - 1; bit >= 0; bit -= 1) {
    node = node * 2 + coder.bit(model, node, (value >>> bit) & 1);
  }
  return node - (1 << bits);
}

/** A count of a model. @throws Malformed beyond `most` */
function codeCountTo(coder: Coder, model: CountModel, value: number, most: number): number {
  const count = model.code(coder, value);
  if (count > most) throw new Malformed('is too long');
  return count;
}

/** Types of values. Their order gives their codes. */
const kinds = 'count negative fraction undefined null false true text list fields array'.split(' ');
/** Types with a single value, by name. */
const constants = new Map([undefined, null, false, true].map((value) => [String(value), value]));
const kindBits = 4;
/**
 * Limit for the elements, letters and numbers of one text: a few bytes could claim any number of
 * them.
 */
const maxElements = 1_000_000;
const maxDepth = 32;
const maxKeyLength = 200;
const scratch = new DataView(new ArrayBuffer(8));

/** Codes any plain data. The models learned from one value serve the next. */
export class ValueCoder {
  private readonly kind = new BitModel(1 << kindBits);
  private readonly number = new NumberModel();
  private readonly size = new NumberModel();
  private readonly letters = new NumberModel();
  private readonly key = new NumberModel();
  /** One model per byte of a fraction: its first bytes are more alike than its last. */
  private readonly bytes = Array.from({ length: 8 }, () => new BitModel(256));
  private readonly keys: string[] = [];
  private elements = 0;

  constructor(private readonly coder: Coder) {}

  count(value: number, most: number = Number.MAX_SAFE_INTEGER): number {
    return codeCountTo(this.coder, this.size, value, most);
  }

  /** Codes the number of elements or letters that follow. */
  private length(value: number, most = maxElements): number {
    const length = this.count(value, most);
    this.spend(length);
    return length;
  }

  /** Counts elements. @throws Malformed where there are too many */
  spend(elements: number): void {
    this.elements += elements;
    if (this.elements > maxElements) throw new Malformed('is too long');
  }

  text(text: string, most?: number): string {
    const length = this.length(text.length, most);
    let coded = '';
    for (let index = 0; index < length; index += 1) {
      const letter = this.letters.code(this.coder, text.charCodeAt(index) || 0);
      coded += String.fromCharCode(letter);
    }
    return coded;
  }

  /** Codes a text by its index in a list. A new text is spelled out once and added to the list. */
  listed(model: CountModel, list: string[], text: string, most: number): number {
    // The decoder has no text to look up, and searching a growing list would be slow.
    const known = this.coder.decoding ? -1 : list.indexOf(text);
    const place = known < 0 ? list.length : known;
    const coded = codeCountTo(this.coder, model, place, list.length);
    if (coded === list.length) list.push(this.text(text, most));
    return coded;
  }

  value(value: unknown): unknown {
    return this.nested(this.coder.decoding ? undefined : value, 0);
  }

  private nested(value: unknown, depth: number): unknown {
    if (depth > maxDepth) throw new Malformed('is nested too deeply');
    const given = kinds.indexOf(kindNameOf(value));
    const kind = kinds[codeTree(this.coder, this.kind, kindBits, given)];
    switch (kind) {
      case 'count':
        return this.number.code(this.coder, Number(value));
      case 'negative':
        return -this.number.code(this.coder, -Number(value)) || 0;
      case 'fraction':
        return this.fraction(Number(value));
      case 'text':
        return this.text(String(value));
      case 'list':
        return this.list(value as readonly unknown[], depth);
      case 'fields':
        return this.fields(value as Readonly<Record<string, unknown>>, depth);
      case 'array':
        return this.array(value as TypedArray);
      default:
        if (!constants.has(kind)) throw new Malformed('holds a mark that is not known');
        return constants.get(kind);
    }
  }

  private fraction(value: number): number {
    scratch.setFloat64(0, value);
    for (const [place, model] of this.bytes.entries()) {
      scratch.setUint8(place, codeTree(this.coder, model, 8, scratch.getUint8(place)));
    }
    return scratch.getFloat64(0);
  }

  private list(list: readonly unknown[], depth: number): unknown[] {
    const length = this.length(list?.length ?? 0);
    const coded: unknown[] = [];
    for (let index = 0; index < length; index += 1) {
      coded.push(this.nested(list?.[index], depth + 1));
    }
    return coded;
  }

  private fields(
    fields: Readonly<Record<string, unknown>>,
    depth: number,
  ): Record<string, unknown> {
    const names = Object.keys(fields ?? {});
    const count = this.length(names.length);
    const coded: Record<string, unknown> = {};
    for (let index = 0; index < count; index += 1) {
      const name = this.name(names[index] ?? '');
      coded[name] = this.nested(fields?.[name], depth + 1);
    }
    return coded;
  }

  private name(name: string): string {
    const key = this.keys[this.listed(this.key, this.keys, name, maxKeyLength)];
    if (key === '__proto__') throw new Malformed('holds a field that is not allowed');
    return key;
  }

  private array(array: TypedArray): TypedArray {
    const kind = this.text(array ? kindOf(array) : '', maxKeyLength);
    if (!isTypedArrayKind(kind)) throw new Malformed('holds a mark that is not known');
    const coded = makeTypedArray(kind, this.length(array?.length ?? 0));
    const isFraction = kind === 'Float32Array' || kind === 'Float64Array';
    const model = new NumberModel();
    const same = new BitModel(2);
    let before = 0;
    let wasSame = 1;
    for (let index = 0; index < coded.length; index += 1) {
      const value = array ? array[index] : 0;
      wasSame = this.coder.bit(same, wasSame, Object.is(value, before) ? 1 : 0);
      if (wasSame === 0) {
        before = isFraction ? Number(this.nested(value, maxDepth)) : this.whole(model, value);
      }
      coded[index] = before;
    }
    return coded;
  }

  private whole(model: NumberModel, value: number): number {
    const folded = model.code(this.coder, value < 0 ? -2 * value - 1 : 2 * value);
    return folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
  }
}

function kindNameOf(value: unknown): string {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) return 'fraction';
    return value < 0 ? 'negative' : 'count';
  }
  if (value === undefined || value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return 'text';
  if (Array.isArray(value)) return 'list';
  if (isTypedArray(value)) return 'array';
  if (typeof value === 'object' && !ArrayBuffer.isView(value)) return 'fields';
  throw new TypeError(`a ${typeof value} is not plain data`);
}
