import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng } from '../../scripts/share/encodePng';
import { pairRows } from '../../scripts/share/pairRows';
import { reduceColors } from '../../scripts/share/reduceColors';
import { worstPatch } from '../../scripts/share/worstPatch';

const red = 0xff0000ff;
const nearlyRed = 0xff0505fa;
const blue = 0xffff0000;

test('reduceColors keeps the most used colours and maps the others to the nearest', () => {
  const pixels = Uint32Array.from([red, red, red, blue, blue, nearlyRed]);
  expect([...reduceColors(pixels, 2)]).toEqual([red, red, red, blue, blue, red]);
  expect([...reduceColors(pixels, 1)]).toEqual([red, red, red, red, red, red]);
});

test('encodePng writes the palette and every pixel', async () => {
  const png = await encodePng(Uint32Array.from([red, blue, blue, blue, blue, red, red, red]), 4, 2);
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const at = (type: string) => png.indexOf(type, 0, 'latin1');
  expect([...png.subarray(at('PLTE') + 4, at('PLTE') + 10)]).toEqual([255, 0, 0, 0, 0, 255]);
  const length = png.readUInt32BE(at('IDAT') - 4);
  const rows = inflateSync(png.subarray(at('IDAT') + 4, at('IDAT') + 4 + length));
  // Half a byte a pixel, the first in the upper half, after the filter of each row.
  expect([...rows]).toEqual([0, 0x01, 0x11, 0, 0x10, 0x00]);
});

/** Bits a pixel, the filter of each row, and every pixel, of a PNG as encodePng writes it. */
function decodePng(png: Buffer, width: number) {
  const body = (type: string) => {
    const at = png.indexOf(type, 0, 'latin1');
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  const [bits = 0] = body('IHDR').subarray(8);
  const palette = body('PLTE');
  const bytes = inflateSync(body('IDAT'));
  const stride = (width * bits) / 8;
  const filters: number[] = [];
  const pixels: number[] = [];
  for (let start = 0; start < bytes.length; start += stride + 1) {
    filters.push(bytes[start] ?? -1);
    for (let x = 0; x < width; x++) {
      const byte = bytes[start + 1 + ((x * bits) >> 3)] ?? 0;
      const index = bits === 8 ? byte : (byte >> (x % 2 ? 0 : 4)) & 15;
      const isTwin = bytes[start] === 2;
      pixels.push(
        isTwin ? (pixels.at(-width) ?? 0) : (0xff000000 | palette.readUIntLE(3 * index, 3)) >>> 0,
      );
    }
  }
  return { bits, filters: new Set(filters), pixels };
}

test('with 4 and 8 bits and both row filters every pixel is decoded again', async () => {
  const width = 62;
  const height = 12;
  const drawn = (draw: (x: number, y: number) => number) =>
    Uint32Array.from({ length: width * height }, (_, at) => {
      return (0xff000000 | (draw(at % width, Math.floor(at / width)) * 0x0f0f0f)) >>> 0;
    });
  const noise = (at: number) => Math.floor(((at * 0.6180339887) % 1) * 16);
  const pictures = [
    drawn((x, y) => (x >> 1) % (y + 3)),
    drawn((x, y) => (x > (y >> 1) * 8 ? 1 : x > (y >> 1) * 5 ? 2 : 3)),
    // What repeats every 31 pixels never comes back at the same half of a byte.
    drawn((x, y) => noise((x + width * y) % 31)),
  ];
  const found = [];
  for (const picture of pictures) {
    const { bits, filters, pixels } = decodePng(await encodePng(picture, width, height), width);
    expect(pixels).toEqual([...picture]);
    found.push({ bits, filters: [...filters] });
  }
  expect(found).toEqual([
    { bits: 4, filters: [0] },
    { bits: 4, filters: [0, 2] },
    { bits: 8, filters: [0] },
  ]);
});

test('the PNG is smaller than with ordinary deflate', async () => {
  const pixels = Uint32Array.from({ length: 60 * 60 }, (_, at) => {
    const [x, y] = [at % 60, Math.floor(at / 60)];
    return (x - 30) ** 2 + (y - 30) ** 2 < 24 ** 2 ? red : (x >> 2) % 3 === 0 ? blue : nearlyRed;
  });
  const png = await encodePng(pixels, 60, 60);
  const quick = deflateSync(inflateSync(png.subarray(png.indexOf('IDAT') + 4)), { level: 9 });
  expect(png.readUInt32BE(png.indexOf('IDAT') - 4)).toBeLessThan(quick.length);
});

test('worstPatch compares the means of patches, not single pixels', () => {
  const plain = new Uint32Array(60 * 30).fill(0xff808080);
  const woven = plain.map((pixel, at) => pixel + (at % 2 ? 0x10 : -0x10));
  expect(worstPatch(plain, woven, 60)).toBe(0);
  const red = plain.map((pixel, at) => (at % 60 < 30 ? pixel + 0x10 : pixel));
  expect(worstPatch(plain, red, 60)).toBe(16);
});

test('pairRows gives two rows the mean of both, channel by channel', () => {
  const paired = pairRows(Uint32Array.from([0xff0000ff, 0xff102030, 0xffff0001, 0xff102030]), 2);
  expect([...paired]).toEqual([0xff7f0080, 0xff102030, 0xff7f0080, 0xff102030]);
});

test('encodePng refuses too many colours, and an odd width', async () => {
  const pixels = (count: number) => Uint32Array.from({ length: count }, (_, index) => index);
  await expect(encodePng(pixels(18), 18, 1)).rejects.toThrow(RangeError);
  await expect(encodePng(pixels(3), 3, 1)).rejects.toThrow(RangeError);
});
