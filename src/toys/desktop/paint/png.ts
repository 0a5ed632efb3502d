/** The longest side of a picture that Paint reads, in pixels. */
export const largestSide = 2048;

export type Decoded = Readonly<{ width: number; height: number; pixels: Uint32Array<ArrayBuffer> }>;
/** An error with a sentence for the visitor. */
export class PictureError extends Error {}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Reads the size of a PNG in pixels from its first bytes, before a possibly huge picture is
 * decoded.
 * @throws PictureError where it is not a PNG, or too large
 */
export function readSize(bytes: Uint8Array): Readonly<{ width: number; height: number }> {
  if (bytes.length < 33 || signature.some((byte, place) => bytes[place] !== byte)) {
    throw new PictureError('That is not a PNG picture. Paint can open only PNG files.');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (width === 0 || height === 0) throw new PictureError('That picture is empty.');
  if (width > largestSide || height > largestSide) {
    const side = largestSide.toLocaleString('en-GB');
    throw new PictureError(
      `That picture has ${width.toLocaleString('en-GB')} by ${height.toLocaleString('en-GB')} pixels, and 8 MB of memory have room for ${side} by ${side}. Nothing was changed.`,
    );
  }
  return { width, height };
}

/**
 * Decodes a PNG.
 * @throws PictureError with a sentence for the visitor
 */
export async function decodePng(bytes: Uint8Array<ArrayBuffer>): Promise<Decoded> {
  readSize(bytes);
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  } catch {
    throw new PictureError('That picture is damaged and could not be read.');
  }
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('This browser has no memory for a picture.');
  // Transparent pixels show white paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, pixels: new Uint32Array(data.buffer) };
}

/** Decodes base64. @throws PictureError where it is invalid */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    throw new PictureError('That file is damaged and could not be read.');
  }
}

/** A canvas as base64 of a PNG. */
export function pngOf(canvas: HTMLCanvasElement): string {
  return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
}
