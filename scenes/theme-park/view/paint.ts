import { blobOf, pictureOf, type Rest } from './easel';
import { paintPictures } from './paintPictures';
import { paintSheet } from './paintSheet';
import type { Sheet } from './Sheet';

/** What can be painted: the sheet, so many pixels to a world pixel, or a picture of every building. */
export type Order = Readonly<{ type: 'sheet'; scale: number } | { type: 'pictures' }>;

/** What is handed over; the pictures by their buildings' kinds. */
export type Work = Readonly<
  | { type: 'sheet'; picture: Sheet['picture']; frames: Sheet['frames'] }
  | { type: 'pictures'; pictures: ReadonlyMap<number, Blob> }
>;

/**
 * Paints what is asked for, in a worker or on the page.
 * @param rest taken after each drawing
 * @throws (rejects) when the browser grants no canvas here
 */
export async function paint(order: Order, rest: Rest): Promise<Work> {
  if (order.type === 'sheet') {
    const { canvas, frames } = await paintSheet(order.scale, rest);
    return { type: 'sheet', picture: pictureOf(canvas), frames };
  }
  const pictures = new Map<number, Blob>();
  for (const [kind, canvas] of await paintPictures(rest)) {
    const blob = await blobOf(canvas);
    if (blob) pictures.set(kind, blob);
  }
  return { type: 'pictures', pictures };
}
