import { mountedViews } from '../mountedViews';
import type { ClipPicture } from './recordClip';
import type { Viewing } from './useViewing';

/** A canvas with what a viewer shows; undefined until it is mounted. */
export async function pictureOf({
  replayer,
  view,
  story,
}: Viewing): Promise<ClipPicture | undefined> {
  if (!('kind' in view)) {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-run-picture] canvas');
    const mounted = mountedViews.get(replayer);
    return canvas && mounted ? { canvas, capture: mounted.capture?.bind(mounted) } : undefined;
  }
  // A board is made of elements, which no browser draws on a canvas.
  const painter = await story.loadPainter?.();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!painter || !context) return undefined;
  Object.assign(canvas, painter.size(replayer.state));
  const paint = (): void => painter.paint(context, replayer.state);
  return {
    canvas,
    paint,
    capture: async () => {
      paint();
      return canvas;
    },
  };
}
