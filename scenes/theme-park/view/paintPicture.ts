import { cellSize } from '../look';
import { specOf } from '../rules/buildings';
import { layBuilding } from './layBuilding';
import { paintPlainly } from './paintPlainly';
import { paintSheet, type Sheet } from './paintSheet';
import { QuadList } from './QuadList';

/** Pixels along a picture's side: twice what a button shows. */
const side = 112;
const byDay = new Float32Array([1, 1, 1]);

let sheet: Sheet | undefined;
const pictures = new Map<number, string>();

/** A picture of a building as a data address, painted once. */
export function paintPicture(kind: number): string {
  const known = pictures.get(kind);
  if (known !== undefined) return known;
  sheet ??= paintSheet(2);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return '';
  const { width, height, type } = specOf(kind);
  const list = new QuadList(sheet.frames);
  layBuilding(list, kind, 0, 0, 0, 0.1);
  // What stands tall needs room above its cell; what lies flat does not.
  const above = type === 'path' ? 0 : 30;
  const scale = (side - 8) / Math.max(width * cellSize + 8, height * cellSize + above);
  const x = (side - width * cellSize * scale) / 2;
  const y = side - 6 - height * cellSize * scale;
  paintPlainly(context, sheet.canvas, list, { scale, x, y }, byDay);
  const picture = canvas.toDataURL();
  pictures.set(kind, picture);
  return picture;
}
