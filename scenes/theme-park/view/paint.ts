import { blobOf, pictureOf, type Rest } from './easel';
import { paintPictures } from './paintPictures';
import { paintSheet } from './paintSheet';
import type { Order, Work } from './studio';

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
