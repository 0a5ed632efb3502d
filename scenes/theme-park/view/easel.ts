/** A canvas in a page or a worker, and what draws on it. */
export type Easel = Readonly<{
  canvas: OffscreenCanvas | HTMLCanvasElement;
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
}>;

/** @throws when the browser grants no canvas here */
export function setUpEasel(width: number, height: number): Easel {
  const canvas =
    typeof document === 'undefined'
      ? new OffscreenCanvas(width, height)
      : Object.assign(document.createElement('canvas'), { width, height });
  // What is read back anyway is painted by the processor: the graphics are not waited for.
  const context = canvas.getContext('2d', { willReadFrequently: true }) as Easel['context'] | null;
  if (!context) throw new Error('no canvas to paint the park on');
  return { canvas, context };
}

/** Lets whoever waits have a turn; in a worker nobody does. */
export type Rest = () => Promise<void> | undefined;

/** What has been painted, without the canvas where it can be had without. */
export function pictureOf(canvas: Easel['canvas']): ImageBitmap | HTMLCanvasElement {
  return 'transferToImageBitmap' in canvas ? canvas.transferToImageBitmap() : canvas;
}

/** What has been painted, as a file. */
export function blobOf(canvas: Easel['canvas']): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob();
  return new Promise((resolve) => canvas.toBlob(resolve));
}
