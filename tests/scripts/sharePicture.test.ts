import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng } from '../../scripts/share/encodePng';
import { pairRows } from '../../scripts/share/pairRows';
import { reduceColors } from '../../scripts/share/reduceColors';
import { worstPatch } from '../../scripts/share/worstPatch';

const red = 0xff0000ff;
const nearlyRed = 0xff0505fa;
const blue = 0xffff0000;

test('a picture keeps its most used colours, and the others become the nearest', () => {
  const pixels = Uint32Array.from([red, red, red, blue, blue, nearlyRed]);
  expect([...reduceColors(pixels, 2)]).toEqual([red, red, red, blue, blue, red]);
  expect([...reduceColors(pixels, 1)]).toEqual([red, red, red, red, red, red]);
});

test('a PNG holds the palette and every pixel', () => {
  const png = encodePng(Uint32Array.from([red, blue, blue, blue, blue, red, red, red]), 4, 2);
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const at = (type: string) => png.indexOf(type, 0, 'latin1');
  expect([...png.subarray(at('PLTE') + 4, at('PLTE') + 10)]).toEqual([255, 0, 0, 0, 0, 255]);
  const length = png.readUInt32BE(at('IDAT') - 4);
  const rows = inflateSync(png.subarray(at('IDAT') + 4, at('IDAT') + 4 + length));
  // Half a byte a pixel, the first in the upper half, after the filter of each row.
  expect([...rows]).toEqual([0, 0x01, 0x11, 0, 0x10, 0x00]);
});

test('a row like the one above it is nothing but zeros, and a whole byte a pixel is taken where it is smaller', () => {
  const idat = (png: Buffer) => {
    const at = png.indexOf('IDAT', 0, 'latin1');
    return [...inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))];
  };
  const row = [red, blue, blue, blue];
  expect(idat(encodePng(Uint32Array.from([...row, ...row]), 4, 2))).toEqual([
    0, 0x01, 0x11, 2, 0, 0,
  ]);
  // What repeats every 97 pixels never comes back at the same half of a byte.
  const odd = Uint32Array.from({ length: 9700 }, (_, at) => (((at % 97) ** 2 % 23) % 13) + 1);
  const png = encodePng(odd, 9700, 1);
  expect(png[24]).toBe(8);
  expect(idat(png)).toHaveLength(9701);
});

test('the worst patch is told by its mean, whatever its pixels do among themselves', () => {
  const plain = new Uint32Array(60 * 30).fill(0xff808080);
  const woven = plain.map((pixel, at) => pixel + (at % 2 ? 0x10 : -0x10));
  expect(worstPatch(plain, woven, 60)).toBe(0);
  const red = plain.map((pixel, at) => (at % 60 < 30 ? pixel + 0x10 : pixel));
  expect(worstPatch(plain, red, 60)).toBe(16);
});

test('rows in pairs are the mean of two, channel by channel', () => {
  const paired = pairRows(Uint32Array.from([0xff0000ff, 0xff102030, 0xffff0001, 0xff102030]), 2);
  expect([...paired]).toEqual([0xff7f0080, 0xff102030, 0xff7f0080, 0xff102030]);
});

test('more colours than a palette has room for, and half a byte at the end of a row, are refused', () => {
  const pixels = (count: number) => Uint32Array.from({ length: count }, (_, index) => index);
  expect(() => encodePng(pixels(18), 18, 1)).toThrow(RangeError);
  expect(() => encodePng(pixels(3), 3, 1)).toThrow(RangeError);
});
