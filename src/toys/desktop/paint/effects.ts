import type { Picture } from './Picture';

/** Mirrors a picture horizontally, or vertically. */
export function flip(picture: Picture, isAcross: boolean): void {
  const { width, height, pixels } = picture;
  picture.touch(0, 0, width, height);
  for (let y = 0; isAcross && y < height; y += 1) {
    pixels.subarray(y * width, (y + 1) * width).reverse();
  }
  for (let y = 0; !isAcross && y < Math.floor(height / 2); y += 1) {
    const row = pixels.slice(y * width, (y + 1) * width);
    const other = (height - 1 - y) * width;
    pixels.copyWithin(y * width, other, other + width);
    pixels.set(row, other);
  }
}

export function invert(picture: Picture): void {
  const { width, height, pixels } = picture;
  picture.touch(0, 0, width, height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] ^= 0xffffff;
}

/**
 * Writes a text in one colour, without anti-aliasing.
 * @param x,y its top left
 * @param size in pixels of the picture
 */
export function writeText(
  picture: Picture,
  text: string,
  x: number,
  y: number,
  size: number,
  color: number,
): void {
  const { width, height } = picture;
  const scratch = new OffscreenCanvas(width, Math.min(height - y, Math.ceil(size * 1.4)));
  if (scratch.height < 1) return;
  const context = scratch.getContext('2d');
  if (!context) return;
  context.font = `${size}px Arial, "Liberation Sans", sans-serif`;
  context.textBaseline = 'top';
  context.fillText(text, x, size * 0.15);
  const { data } = context.getImageData(0, 0, width, scratch.height);
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] < 128) continue;
    const pixel = (at - 3) / 4;
    const column = pixel % width;
    picture.row(y + Math.floor(pixel / width), column, column + 1, color);
  }
}
