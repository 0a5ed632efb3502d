import { buildings, kindOf, specOf } from '../rules/buildings';
import { cellSize } from '../viewport';
import { Pen } from './art/Pen';
import { drawings } from './drawings';
import { type Easel, type Rest, setUpEasel } from './easel';
import { layBuilding } from './layBuilding';

/** The side of a picture in pixels: twice its size on a button. */
const side = 112;
const margin = 4;
/** World pixels that tall things need above their cell. */
const headroom = 30;

/** Draws a building as large as possible. */
function paintBuilding({ context }: Easel, kind: number): void {
  const { width, height, type } = specOf(kind);
  const above = type === 'path' ? 0 : headroom;
  const scale = (side - 2 * margin) / Math.max(width * cellSize + 8, height * cellSize + above);
  const left = (side - width * cellSize * scale) / 2;
  const top = side - 6 - height * cellSize * scale;
  const pen = new Pen(context);
  const add = (frame: number, x: number, y: number, alpha = 1, turn = 0): void => {
    const drawing = drawings[frame];
    const [middleX, middleY] = [drawing.width / 2, drawing.height / 2];
    context.save();
    context.setTransform(scale, 0, 0, scale, left, top);
    context.globalAlpha = alpha;
    context.translate(x - drawing.originX + middleX, y - drawing.originY + middleY);
    context.rotate(turn);
    context.translate(-middleX, -middleY);
    pen.clipped(drawing);
    context.restore();
  };
  layBuilding({ add }, kind, 0, 0, 0, 0.1);
}

function blobOf(canvas: Easel['canvas']): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob();
  return new Promise((resolve) => canvas.toBlob(resolve));
}

/**
 * Paints each building on a picture of its own, by kind. @throws when the browser grants no canvas
 */
export async function paintPictures(rest: Rest): Promise<ReadonlyMap<number, Blob>> {
  const pictures = new Map<number, Blob>();
  for (const { id } of buildings) {
    if (specOf(kindOf(id)).byPieces) continue;
    const easel = setUpEasel(side, side);
    paintBuilding(easel, kindOf(id));
    const blob = await blobOf(easel.canvas);
    if (blob) pictures.set(kindOf(id), blob);
    await rest();
  }
  return pictures;
}
