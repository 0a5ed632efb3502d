import { type QuadList, quadStride } from './QuadList';
import type { Sheet } from './Sheet';

/** Draws a list of quads on a 2D canvas, if there is no WebGL. The night is laid over it. */
export function paintPlainly(
  context: CanvasRenderingContext2D,
  sheet: Sheet['picture'],
  list: QuadList,
  view: Readonly<{ scale: number; x: number; y: number }>,
  light: Float32Array,
): void {
  const { data } = list;
  for (let index = 0; index < list.count; index += 1) {
    const at = index * quadStride;
    const turn = data[at + 8];
    const cos = Math.cos(turn) * view.scale;
    const sin = Math.sin(turn) * view.scale;
    const x = data[at] * view.scale + view.x;
    const y = data[at + 1] * view.scale + view.y;
    context.setTransform(cos, sin, -sin, cos, x, y);
    context.globalAlpha = data[at + 10];
    const left = data[at + 4] * sheet.width;
    const top = data[at + 5] * sheet.height;
    const width = data[at + 6] * sheet.width - left;
    const height = data[at + 7] * sheet.height - top;
    const [wide, high] = [data[at + 2], data[at + 3]];
    context.drawImage(sheet, left, top, width, height, -wide / 2, -high / 2, wide, high);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  if (light[0] === 1 && light[2] === 1) return;
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = `rgb(${light[0] * 255} ${light[1] * 255} ${light[2] * 255})`;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.globalCompositeOperation = 'source-over';
}
