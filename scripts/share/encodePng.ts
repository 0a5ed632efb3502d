import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Filter types of a row: as it is, and as the difference from the row above. */
const asItIs = 0;
const fromAbove = 2;

/** The rows of indices before they are deflated; one like the row above it is nothing but zeros. */
function packRows(indices: Uint8Array, width: number, bits: 4 | 8): Uint8Array {
  const height = indices.length / width;
  const stride = (width * bits) / 8;
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const row = indices.subarray(y * width, (y + 1) * width);
    const out = rows.subarray(y * (stride + 1), (y + 1) * (stride + 1));
    const above = (x: number) => indices[(y - 1) * width + x];
    out[0] = y > 0 && row.every((index, x) => index === above(x)) ? fromAbove : asItIs;
    if (out[0] === fromAbove) continue;
    if (bits === 8) out.set(row, 1);
    else
      for (let x = 0; x < stride; x++)
        out[1 + x] = ((row[2 * x] ?? 0) << 4) | (row[2 * x + 1] ?? 0);
  }
  return rows;
}

/**
 * A PNG with a palette, in the smallest of its shapes: half a byte a pixel, so that a row of one
 * colour is half as long for what looks for repetitions, or a whole byte, where what repeats lies
 * an odd number of pixels apart.
 * @param pixels packed RGBA, opaque, of at most 16 colours
 * @param width even
 * @throws RangeError when there are more colours, or the width is odd
 */
export function encodePng(pixels: Uint32Array, width: number, height: number): Buffer {
  const palette = [...new Set(pixels)];
  if (palette.length > 16) throw new RangeError('A palette of four bits has room for 16 colours.');
  if (width % 2 !== 0) throw new RangeError('Two pixels share a byte: the width must be even.');
  const indexOf = new Map(palette.map((color, index) => [color, index]));
  const indices = Uint8Array.from(pixels, (pixel) => indexOf.get(pixel) ?? 0);
  const [smallest] = ([4, 8] as const)
    .flatMap((bits) => {
      const rows = packRows(indices, width, bits);
      return [8, 9].map((memLevel) => ({ bits, data: deflateSync(rows, { level: 9, memLevel }) }));
    })
    .sort((one, other) => one.data.length - other.data.length);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // So many bits a pixel, by palette.
  header.set([smallest?.bits ?? 8, 3, 0, 0, 0], 8);
  const colors = palette.flatMap((color) => [color & 255, (color >> 8) & 255, (color >> 16) & 255]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colors)),
    chunk('IDAT', smallest?.data ?? new Uint8Array(0)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}
