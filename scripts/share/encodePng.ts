import { crc32, deflateSync } from 'node:zlib';
import { zlibAsync } from '@gfx/zopfli';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Filter types of a PNG row: none, and the difference from the row above. */
const asItIs = 0;
const fromAbove = 2;

type Shape = Readonly<{ bits: 4 | 8; filtersTwins: boolean }>;

/**
 * The candidate encodings. With four bits a pixel a row is half as long for the compressor; with
 * eight, a repetition may begin at an odd pixel. A row that equals the one above is all zeros as a
 * difference, and a repetition of the same bytes without one.
 */
const shapes: readonly Shape[] = [
  { bits: 4, filtersTwins: false },
  { bits: 4, filtersTwins: true },
  { bits: 8, filtersTwins: false },
  { bits: 8, filtersTwins: true },
];

/** Packs the rows of indices before they are deflated. */
function packRows(indices: Uint8Array, width: number, { bits, filtersTwins }: Shape): Uint8Array {
  const height = indices.length / width;
  const stride = (width * bits) / 8;
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const row = indices.subarray(y * width, (y + 1) * width);
    const out = rows.subarray(y * (stride + 1), (y + 1) * (stride + 1));
    const above = (x: number) => indices[(y - 1) * width + x];
    const isTwin = filtersTwins && y > 0 && row.every((index, x) => index === above(x));
    out[0] = isTwin ? fromAbove : asItIs;
    if (isTwin) continue;
    if (bits === 8) out.set(row, 1);
    else
      for (let x = 0; x < stride; x++)
        out[1 + x] = ((row[2 * x] ?? 0) << 4) | (row[2 * x + 1] ?? 0);
  }
  return rows;
}

/**
 * Encodes a PNG with a palette in the smallest of its candidate encodings, deflated as small as
 * possible. This takes seconds, for a picture that is drawn once and served for years.
 * @param pixels packed RGBA, opaque, of at most 16 colours
 * @param width even
 * @throws RangeError when there are more colours, or the width is odd
 */
export async function encodePng(
  pixels: Uint32Array,
  width: number,
  height: number,
): Promise<Buffer> {
  const palette = [...new Set(pixels)];
  if (palette.length > 16) throw new RangeError('A palette of four bits holds at most 16 colours.');
  if (width % 2 !== 0) throw new RangeError('Two pixels share a byte: the width must be even.');
  const indexOf = new Map(palette.map((color, index) => [color, index]));
  const indices = Uint8Array.from(pixels, (pixel) => indexOf.get(pixel) ?? 0);
  const [smallest] = shapes
    .map((shape) => {
      const rows = packRows(indices, width, shape);
      return { bits: shape.bits, rows, size: deflateSync(rows, { level: 9 }).length };
    })
    .sort((one, other) => one.size - other.size);
  if (!smallest) throw new Error('No encoding was tried.');
  const data = await zlibAsync(smallest.rows, { numiterations: 15 });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bits per pixel, and the colour type of a palette.
  header.set([smallest.bits, 3, 0, 0, 0], 8);
  const colors = palette.flatMap((color) => [color & 255, (color >> 8) & 255, (color >> 16) & 255]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colors)),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array(0)),
  ]);
}
