/** 6 shades of red, 7 of green and 6 of blue: the eye sees green best. 252 colours. */
const reds = 6;
const greens = 7;
const blues = 6;
const colorBits = 8;
const maxCode = 4096;

/** The index of a colour in the fixed palette. */
function indexOf(red: number, green: number, blue: number): number {
  const r = Math.round((red * (reds - 1)) / 255);
  const g = Math.round((green * (greens - 1)) / 255);
  const b = Math.round((blue * (blues - 1)) / 255);
  return (r * greens + g) * blues + b;
}

function palette(): number[] {
  const bytes: number[] = [];
  for (let index = 0; index < 256; index += 1) {
    const r = Math.floor(index / (greens * blues));
    const g = Math.floor(index / blues) % greens;
    const b = index % blues;
    const isColor = r < reds;
    bytes.push(
      isColor ? Math.round((r * 255) / (reds - 1)) : 0,
      isColor ? Math.round((g * 255) / (greens - 1)) : 0,
      isColor ? Math.round((b * 255) / (blues - 1)) : 0,
    );
  }
  return bytes;
}

/** The variable-length codes of LZW as GIF has them. @param pixels indices into the palette */
export function compressLzw(pixels: Uint8Array): number[] {
  const clear = 1 << colorBits;
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  let size = colorBits + 1;
  let next = clear + 2;
  let known = new Map<number, number>();
  const put = (code: number): void => {
    held |= code << bits;
    bits += size;
    while (bits >= 8) {
      bytes.push(held & 255);
      held >>>= 8;
      bits -= 8;
    }
  };
  put(clear);
  let prefix = pixels[0];
  for (let at = 1; at < pixels.length; at += 1) {
    const key = (prefix << 8) | pixels[at];
    const code = known.get(key);
    if (code !== undefined) {
      prefix = code;
      continue;
    }
    put(prefix);
    if (next < maxCode) {
      known.set(key, next);
      if (next === 1 << size) size += 1;
      next += 1;
    } else {
      put(clear);
      known = new Map();
      next = clear + 2;
      size = colorBits + 1;
    }
    prefix = pixels[at];
  }
  put(prefix);
  put(clear + 1);
  if (bits > 0) bytes.push(held & 255);
  return bytes;
}

/** Writes an animated GIF that repeats for ever. @param delay between frames, in 1/100 s */
export function createGif(width: number, height: number, delay: number) {
  const word = (value: number): number[] => [value & 255, value >> 8];
  const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
  const parts: Uint8Array<ArrayBuffer>[] = [
    Uint8Array.from([
      ...letters('GIF89a'),
      ...word(width),
      ...word(height),
      // A palette of 256 colours for all frames.
      0xf7,
      0,
      0,
      ...palette(),
      0x21,
      0xff,
      11,
      ...letters('NETSCAPE2.0'),
      3,
      1,
      0,
      0,
      0,
    ]),
  ];
  return {
    /** @param rgba four bytes for each pixel, row by row */
    add(rgba: Uint8ClampedArray): void {
      const pixels = new Uint8Array(width * height);
      for (let at = 0; at < pixels.length; at += 1) {
        pixels[at] = indexOf(rgba[at * 4], rgba[at * 4 + 1], rgba[at * 4 + 2]);
      }
      const data = compressLzw(pixels);
      const blocks: number[] = [];
      for (let at = 0; at < data.length; at += 255) {
        const block = data.slice(at, at + 255);
        blocks.push(block.length, ...block);
      }
      const control = [0x21, 0xf9, 4, 0, ...word(delay), 0, 0];
      const place = [0x2c, 0, 0, 0, 0, ...word(width), ...word(height), 0];
      parts.push(Uint8Array.from([...control, ...place, colorBits, ...blocks, 0]));
    },
    finish: (): Blob => new Blob([...parts, Uint8Array.of(0x3b)], { type: 'image/gif' }),
  };
}
