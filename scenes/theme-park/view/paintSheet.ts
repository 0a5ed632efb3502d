import { Pen } from './art/Pen';
import { drawings } from './drawings';
import { type Easel, type Rest, setUpEasel } from './easel';
import { frameStride, type Sheet } from './Sheet';

/** Empty pixels between drawings, so that sampling never reaches a neighbour. */
const gap = 2;
/** In pixels: sampling at an edge must not mix in neighbours, or lawns show seams. */
const inset = 0.5;

/** Packs the drawings on shelves, tallest first. */
function plan(scale: number) {
  /** The left top corner of each drawing. */
  const places = drawings.map(() => ({ x: 0, y: 0 }));
  const order = drawings
    .map((_, index) => index)
    .sort((a, b) => drawings[b].height - drawings[a].height);
  const width = scale > 2 ? 2048 : 1024;
  let [x, y, shelf] = [gap, gap, 0];
  for (const index of order) {
    const wide = Math.ceil(drawings[index].width * scale);
    const high = Math.ceil(drawings[index].height * scale);
    if (x + wide + gap > width) {
      x = gap;
      y += shelf + gap;
      shelf = 0;
    }
    places[index] = { x, y };
    shelf = Math.max(shelf, high);
    x += wide + gap;
  }
  return { width, height: y + shelf + gap, places };
}

/**
 * Paints every drawing on one sheet, at `scale` pixels per world pixel.
 * @param rest awaited after each drawing
 * @throws when the browser grants no canvas
 */
export async function paintSheet(
  scale: number,
  rest: Rest,
): Promise<Readonly<{ canvas: Easel['canvas']; frames: Sheet['frames'] }>> {
  const { width, height, places } = plan(scale);
  const { canvas, context } = setUpEasel(width, height);
  const pen = new Pen(context);
  const frames = new Float32Array(drawings.length * frameStride);
  for (const [index, drawing] of drawings.entries()) {
    const { x, y } = places[index];
    context.setTransform(scale, 0, 0, scale, x, y);
    pen.clipped(drawing);
    frames.set(
      [
        (x + inset) / width,
        (y + inset) / height,
        (x + drawing.width * scale - inset) / width,
        (y + drawing.height * scale - inset) / height,
        drawing.width,
        drawing.height,
        drawing.originX,
        drawing.originY,
      ],
      index * frameStride,
    );
    await rest();
  }
  return { canvas, frames };
}
