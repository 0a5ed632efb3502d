import { Pen } from './art/Pen';
import { sheet } from './sprites';

/** Numbers kept of each drawing: its rectangle on the sheet, size and origin in world pixels. */
export const frameStride = 8;

export type Sheet = Readonly<{
  canvas: HTMLCanvasElement;
  /** By drawing: left, top, right, bottom of 1, then width, height, originX, originY. */
  frames: Float32Array;
}>;

/** Empty pixels between drawings, so that sampling never reaches a neighbour. */
const gap = 2;
/** Of a pixel: sampling between pixels must not mix in what lies outside, or lawns show seams. */
const inset = 0.5;

/**
 * Paints every drawing on one sheet, `scale` pixels to a world pixel.
 * @throws when the browser grants no canvas
 */
export function paintSheet(scale: number): Sheet {
  const places = sheet.map(() => ({ x: 0, y: 0 }));
  const order = sheet.map((_, index) => index).sort((a, b) => sheet[b].height - sheet[a].height);
  const width = scale > 2 ? 2048 : 1024;
  let [x, y, shelf] = [gap, gap, 0];
  for (const index of order) {
    const wide = Math.ceil(sheet[index].width * scale);
    const high = Math.ceil(sheet[index].height * scale);
    if (x + wide + gap > width) {
      x = gap;
      y += shelf + gap;
      shelf = 0;
    }
    places[index] = { x, y };
    shelf = Math.max(shelf, high);
    x += wide + gap;
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = y + shelf + gap;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to paint the park on');
  const pen = new Pen(context);
  const frames = new Float32Array(sheet.length * frameStride);
  sheet.forEach((drawing, index) => {
    const place = places[index];
    context.setTransform(scale, 0, 0, scale, place.x, place.y);
    context.save();
    context.beginPath();
    context.rect(0, 0, drawing.width, drawing.height);
    context.clip();
    drawing.draw(pen);
    context.restore();
    frames.set(
      [
        (place.x + inset) / width,
        (place.y + inset) / canvas.height,
        (place.x + drawing.width * scale - inset) / width,
        (place.y + drawing.height * scale - inset) / canvas.height,
        drawing.width,
        drawing.height,
        drawing.originX,
        drawing.originY,
      ],
      index * frameStride,
    );
  });
  return { canvas, frames };
}
