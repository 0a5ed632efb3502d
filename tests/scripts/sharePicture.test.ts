import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng } from '../../scripts/share/encodePng';
import { reduceColors } from '../../scripts/share/reduceColors';

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

test('more colours than a palette has room for, and half a byte at the end of a row, are refused', () => {
  const pixels = (count: number) => Uint32Array.from({ length: count }, (_, index) => index);
  expect(() => encodePng(pixels(18), 18, 1)).toThrow(RangeError);
  expect(() => encodePng(pixels(3), 3, 1)).toThrow(RangeError);
});
