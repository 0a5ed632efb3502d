import { crc32 } from '../../lib/crc32';
import { type Bytes, compress, decompress, joinBytes, readUint32, uint32 } from './bytes';

/** Rows of pixels, three bytes each: red, green, blue. */
export type Pixels = Readonly<{ width: number; height: number; rgb: Bytes }>;

/** A second picture that alternates with a part of the first. */
export type Frame = Readonly<{ x: number; y: number; pixels: Pixels }>;

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** How long each picture is shown, in ms. */
const frameMs = 450;
/** The site's own pictures are smaller. A larger one is refused. */
const maxPixels = 8_000_000;

function chunk(type: string, ...parts: readonly Uint8Array[]): Bytes {
  const data = joinBytes(...parts);
  const named = joinBytes(new TextEncoder().encode(type), data);
  return joinBytes(uint32(data.length), named, uint32(crc32(named)));
}

/** The image data: each row with filter 0, compressed. */
function imageData({ width, height, rgb }: Pixels): Promise<Bytes> {
  const row = width * 3;
  const raw = new Uint8Array(height * (row + 1));
  for (let y = 0; y < height; y++) raw.set(rgb.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  return compress(raw, 'deflate');
}

function frameControl(number: number, { width, height }: Pixels, x: number, y: number): Bytes {
  const delay = new Uint8Array([frameMs >> 8, frameMs & 255, 1000 >> 8, 1000 & 255, 0, 0]);
  const place = [number, width, height, x, y].map(uint32);
  return chunk('fcTL', ...place, delay);
}

/**
 * Writes a PNG. With a second frame it is an animated PNG; a reader without animation shows the
 * first frame.
 */
export async function writePng(pixels: Pixels, frame?: Frame): Promise<Bytes> {
  const { width, height } = pixels;
  const header = chunk('IHDR', uint32(width), uint32(height), new Uint8Array([8, 2, 0, 0, 0]));
  const first = chunk('IDAT', await imageData(pixels));
  if (!frame) return joinBytes(signature, header, first, chunk('IEND'));
  return joinBytes(
    signature,
    header,
    chunk('acTL', uint32(2), uint32(0)),
    frameControl(0, pixels, 0, 0),
    first,
    frameControl(1, frame.pixels, frame.x, frame.y),
    chunk('fdAT', uint32(2), await imageData(frame.pixels)),
    chunk('IEND'),
  );
}

/** Whoever reads a picture only says that it is cut or damaged. */
const damaged = () => new RangeError('damaged');

/** @throws when the chunks are cut, or their checksums are wrong */
function* chunksOf(png: Bytes): Generator<readonly [type: string, data: Bytes]> {
  for (let at = signature.length; at < png.length; ) {
    const length = readUint32(png, at);
    const end = at + 12 + length;
    if (end > png.length) break;
    if (crc32(png.subarray(at + 4, end - 4)) !== readUint32(png, end - 4)) break;
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    yield [type, png.subarray(at + 8, end - 4)];
    if (type === 'IEND') return;
    at = end;
  }
  throw damaged();
}

function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** What each of PNG's five filters has subtracted from a byte (PNG, 9.2). */
const filters: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** Undoes the filters. @returns the rows without their filter bytes */
function unfilter(raw: Bytes, rowLength: number, height: number, step: number): Bytes {
  const rows = new Uint8Array(rowLength * height);
  for (let y = 0; y < height; y++) {
    const predict = filters[raw[y * (rowLength + 1)] ?? 0];
    if (!predict) throw damaged();
    for (let x = 0; x < rowLength; x++) {
      const place = y * rowLength + x;
      const left = x >= step ? (rows[place - step] ?? 0) : 0;
      const up = y > 0 ? (rows[place - rowLength] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (rows[place - rowLength - step] ?? 0) : 0;
      rows[place] = (raw[y * (rowLength + 1) + 1 + x] ?? 0) + predict(left, up, corner);
    }
  }
  return rows;
}

export function isPng(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Bytes per pixel by PNG colour type: true colour, palette, true colour with alpha. */
const bytesOf: Readonly<Record<number, number>> = { 2: 3, 3: 1, 6: 4 };

/**
 * Reads a PNG of eight bits per channel, as this site writes it and as lossless tools rewrite it.
 * @returns undefined for another kind of PNG
 * @throws when it is cut or damaged
 */
export async function readPng(png: Bytes): Promise<Pixels | undefined> {
  let header: Bytes | undefined;
  let palette: Bytes = new Uint8Array();
  const data: Bytes[] = [];
  for (const [type, content] of chunksOf(png)) {
    if (type === 'IHDR') header = content;
    if (type === 'PLTE') palette = content;
    if (type === 'IDAT') data.push(content);
  }
  if (header?.length !== 13) throw damaged();
  const [width, height] = [readUint32(header, 0), readUint32(header, 4)];
  const step = bytesOf[header[9] ?? 0];
  const isKnown = header[8] === 8 && header[12] === 0 && step !== undefined;
  if (!isKnown || width * height > maxPixels) return undefined;
  const rowLength = width * step;
  const expected = height * (rowLength + 1);
  const raw = await decompress(joinBytes(...data), 'deflate', expected);
  if (raw.length !== expected) throw damaged();
  const rows = unfilter(raw, rowLength, height, step);
  if (step === 3) return { width, height, rgb: rows };
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let color = 0; color < 3; color++) {
      const from = rows[pixel * step + (step === 4 ? color : 0)] ?? 0;
      rgb[pixel * 3 + color] = step === 4 ? from : (palette[from * 3 + color] ?? 0);
    }
  }
  return { width, height, rgb };
}
