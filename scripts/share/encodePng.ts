import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/**
 * A PNG with a palette: half a byte a pixel before it is deflated, so that a row of one colour is
 * half as long for what looks for repetitions.
 * @param pixels packed RGBA, opaque, of at most 16 colours
 * @param width even
 * @throws RangeError when there are more colours, or the width is odd
 */
export function encodePng(pixels: Uint32Array, width: number, height: number): Buffer {
  const palette = [...new Set(pixels)];
  if (palette.length > 16) throw new RangeError('A palette of four bits has room for 16 colours.');
  if (width % 2 !== 0) throw new RangeError('Two pixels share a byte: the width must be even.');
  const indexOf = new Map(palette.map((color, index) => [color, index]));
  const indexAt = (at: number): number => indexOf.get(pixels[at] ?? 0) ?? 0;
  const stride = width / 2;
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < stride; x++) {
      const at = y * width + 2 * x;
      rows[y * (stride + 1) + 1 + x] = (indexAt(at) << 4) | indexAt(at + 1);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Four bits a pixel, by palette.
  header.set([4, 3, 0, 0, 0], 8);
  const colors = palette.flatMap((color) => [color & 255, (color >> 8) & 255, (color >> 16) & 255]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colors)),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}
