import { expect, test } from 'vitest';
import { compressLzw, createGif } from '../../src/hosts/viewer/createGif';

/** Decodes LZW as a viewer does. */
function decompress(bytes: readonly number[], count: number): number[] {
  const clear = 256;
  let table: number[][] = [];
  let size = 9;
  let held = 0;
  let bits = 0;
  let before: number[] | undefined;
  const out: number[] = [];
  const reset = (): void => {
    table = Array.from({ length: 258 }, (_, code) => [code]);
    size = 9;
    before = undefined;
  };
  reset();
  for (const byte of bytes) {
    held += byte * 2 ** bits;
    bits += 8;
    while (bits >= size) {
      const code = held % 2 ** size;
      held = Math.floor(held / 2 ** size);
      bits -= size;
      if (code === clear) {
        reset();
        continue;
      }
      if (code === clear + 1) return out;
      const entry: number[] = table[code] ?? (before ? [...before, before[0]] : []);
      out.push(...entry);
      if (before && table.length < 4096) table.push([...before, entry[0]]);
      if (table.length === 2 ** size && size < 12) size += 1;
      before = entry;
    }
  }
  return out.slice(0, count);
}

test('LZW-compressed pixels decompress to the same pixels, also after the code table is full', () => {
  let word = 7;
  const noise = Uint8Array.from({ length: 40_000 }, () => {
    word = (Math.imul(word, 1103515245) + 12345) >>> 0;
    return word >>> 24;
  });
  const plain = new Uint8Array(5_000).fill(3);
  for (const pixels of [noise, plain, Uint8Array.of(9)]) {
    expect(decompress(compressLzw(pixels), pixels.length)).toEqual([...pixels]);
  }
});

test('a GIF has a header, its size and a trailer', async () => {
  const gif = createGif(4, 2, 10);
  gif.add(new Uint8ClampedArray(4 * 2 * 4).fill(255));
  gif.add(new Uint8ClampedArray(4 * 2 * 4).fill(0));
  const bytes = new Uint8Array(await gif.finish().arrayBuffer());
  expect(new TextDecoder().decode(bytes.subarray(0, 6))).toBe('GIF89a');
  expect([bytes[6], bytes[8], bytes.at(-1)]).toEqual([4, 2, 0x3b]);
});
