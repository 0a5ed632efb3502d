import { ink, kinds } from '../config';
import { drawings, type Layer } from './drawings';

/** Columns of the atlas. Kinds fill its cells in order, left to right and top to bottom. */
export const atlasColumns = 3;
export const atlasRows = 2;

/** A cell is larger than a drawing, so that scaled sampling does not reach a neighbour. */
export const cellUnits = 120;

/**
 * Draws every kind once, in white where it takes a neon colour.
 * @param cell width of a cell in texels, a whole number
 */
export function drawAtlas(canvas: HTMLCanvasElement, cell: number): void {
  canvas.width = cell * atlasColumns;
  canvas.height = cell * atlasRows;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas to draw the shapes on');
  context.lineJoin = 'miter';
  context.lineCap = 'butt';
  for (const [index, kind] of kinds.entries()) {
    const column = index % atlasColumns;
    const row = (index - column) / atlasColumns;
    context.setTransform(
      cell / cellUnits,
      0,
      0,
      cell / cellUnits,
      (column + 0.5) * cell,
      (row + 0.5) * cell,
    );
    for (const layer of drawings[kind]) drawLayer(context, layer);
  }
}

function drawLayer(context: CanvasRenderingContext2D, { path, fill, stroke }: Layer): void {
  const shape = new Path2D(path);
  if (fill) {
    context.fillStyle = fill === 'neon' ? '#fff' : ink;
    context.fill(shape);
  }
  if (stroke) {
    context.strokeStyle = stroke.paint === 'neon' ? '#fff' : ink;
    context.lineWidth = stroke.width;
    context.stroke(shape);
  }
}
