import { type Order, paint } from './paint';

// The same script paints on the page if workers have no canvas, so that the art ships once. A
// worker's script has no exports: the page finds it by this name.
globalThis.parkStudio = { paint };

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
