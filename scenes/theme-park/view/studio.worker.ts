import { type Order, paint } from './paint';

// The page imports the same script, and paints by it, if workers have no canvas.
export { paint };

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
