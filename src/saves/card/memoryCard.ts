import { type Bundle, cut, type Parsed, parseBundle } from '../bundle';
import { type Bytes, joinBytes } from './bytes';
import { beginsAt, packPayload, unpackPayload } from './payload';
import { type Frame, isPng, type Pixels, readPng, writePng } from './png';

/** Appends bytes below a picture as a band of rows, three bytes to a pixel. */
export function withBand({ width, height, rgb }: Pixels, bytes: Bytes): Pixels {
  const row = width * 3;
  const rows = Math.ceil(bytes.length / row);
  const band = new Uint8Array(rows * row);
  band.set(bytes);
  return { width, height: height + rows, rgb: joinBytes(rgb, band) };
}

/**
 * Writes a text into a picture.
 * @param frame the second picture, for an animated card
 */
export async function writeCard(
  text: string,
  picture: Pixels,
  frame?: Frame,
  passphrase = '',
): Promise<Bytes> {
  return writePng(withBand(picture, await packPayload(text, passphrase)), frame);
}

export type ReadCard = Parsed<Bundle> | Readonly<{ locked: true }>;

const lost =
  'If it was a memory card, an app compressed it when it was sent, and its saves are lost. Ask for it as a file.';
const remade = `There are no saves in this picture. ${lost}`;
const lossy = `This is not a PNG. ${lost}`;

/** Finds the band of bytes in a picture; undefined where there is none. */
function bandOf({ width, height, rgb }: Pixels): Bytes | undefined {
  const row = width * 3;
  for (let y = 0; y < height; y++) if (beginsAt(rgb, y * row)) return rgb.slice(y * row);
  return undefined;
}

/**
 * Reads a memory card.
 * @param passphrase undefined while the visitor has not been asked for it
 * @returns the saves, a sentence that says why not, or that the card is locked
 */
export async function readCard(file: Bytes, passphrase?: string): Promise<ReadCard> {
  if (!isPng(file)) return { refusal: lossy };
  let pixels: Pixels | undefined;
  try {
    pixels = await readPng(file);
  } catch {
    return { refusal: cut };
  }
  const band = pixels && bandOf(pixels);
  if (!band) return { refusal: remade };
  const unpacked = await unpackPayload(band, passphrase);
  return 'value' in unpacked ? parseBundle(unpacked.value) : unpacked;
}
