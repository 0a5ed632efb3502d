import type { Rest } from './easel';
import { paintPictures } from './paintPictures';
import { paintSheet } from './paintSheet';
import type { Sheet } from './Sheet';

/**
 * What can be painted: the sheet at a scale in pixels per world pixel, or a picture of every
 * building.
 */
export type Order = Readonly<{ type: 'sheet'; scale: number } | { type: 'pictures' }>;

/** The result. The pictures are by kind of building. */
export type Work = Readonly<
  | { type: 'sheet'; picture: Sheet['picture']; frames: Sheet['frames'] }
  | { type: 'pictures'; pictures: ReadonlyMap<number, Blob> }
>;

/**
 * Paints an order, in a worker or on the page: the page imports this same script, and paints by it,
 * if workers have no canvas.
 * @param rest awaited after each drawing
 * @throws (rejects) when the browser grants no canvas here
 */
export async function paint(order: Order, rest: Rest): Promise<Work> {
  if (order.type === 'sheet') {
    const { canvas, frames } = await paintSheet(order.scale, rest);
    const hasBitmap = 'transferToImageBitmap' in canvas;
    return { type: 'sheet', picture: hasBitmap ? canvas.transferToImageBitmap() : canvas, frames };
  }
  return { type: 'pictures', pictures: await paintPictures(rest) };
}

if (typeof document === 'undefined') {
  self.onmessage = ({ data }: MessageEvent<Order>): void => {
    paint(data, () => undefined).then(
      (work) => {
        const transfer = work.type === 'sheet' ? [work.picture as ImageBitmap] : [];
        self.postMessage(work, { transfer });
      },
      () => self.postMessage(undefined),
    );
  };
}
