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
  // The pixels are read back anyway, so the processor paints them: no waiting for the graphics.
  const context = canvas.getContext('2d', { willReadFrequently: true }) as Easel['context'] | null;
  if (!context) throw new Error('no canvas to paint the park on');
  return { canvas, context };
}

/** Yields to other work on the page; does nothing in a worker. */
export type Rest = () => Promise<void> | undefined;
