import { icons, letterRows } from './icons';
import type { Frame, Pixels } from './png';

/** A block of the card: the name of a group of saves, and its size in bytes. */
export type Block = Readonly<{ name: string; bytes: number }>;

type Color = readonly [red: number, green: number, blue: number];

/** Size of the drawing in its own pixels. Each is `scale` pixels wide in the picture. */
export const drawingWidth = 256;
const drawingHeight = 176;
export const scale = 2;
const columns = 5;
const block = { width: 48, height: 40, left: 8, top: 34 };

const ink: Color = [21, 10, 38];
const night: Color = [46, 30, 92];
const cream: Color = [255, 244, 218];
const neons: readonly Color[] = [
  [255, 226, 39],
  [255, 95, 168],
  [31, 216, 236],
  [168, 236, 39],
  [255, 150, 50],
  [182, 139, 255],
  [91, 155, 255],
];

/**
 * A canvas on plain bytes. A browser that guards against tracking changes the pixels read from a
 * real canvas.
 */
function createCanvas(width: number, height: number) {
  const rgb = new Uint8Array(width * height * scale * scale * 3);
  const rowLength = width * scale;
  const fill = (x: number, y: number, w: number, h: number, color: Color): void => {
    for (let row = y * scale; row < (y + h) * scale; row++) {
      for (let column = x * scale; column < (x + w) * scale; column++) {
        rgb.set(color, (row * rowLength + column) * 3);
      }
    }
  };
  const write = (text: string, x: number, y: number, size: number, color: Color): void => {
    for (const [index, letter] of Array.from(text).entries()) {
      // Not a number for a space, which has no rows.
      const at = Number.parseInt(letter, 36) * 5;
      for (let row = 0; row < 5; row++) {
        for (let column = 0; column < 3; column++) {
          const isInk = (Number(letterRows[at + row]) >> (2 - column)) & 1;
          if (isInk) fill(x + (index * 4 + column) * size, y + row * size, size, size, color);
        }
      }
    }
  };
  const pixels: Pixels = { width: rowLength, height: height * scale, rgb };
  return { fill, write, pixels };
}

type Canvas = ReturnType<typeof createCanvas>;

function drawIcon({ fill }: Canvas, rows: string, x: number, y: number): void {
  for (let row = 0; row < 8; row++) {
    const bits = Number.parseInt(rows.slice(row * 2, row * 2 + 2), 16);
    for (let column = 0; column < 8; column++) {
      if ((bits >> (7 - column)) & 1) fill(x + column * 3, y + row * 3, 3, 3, ink);
    }
  }
}

/** @param step 0 or 1: alternate icons hop */
function drawBlocks(
  canvas: Canvas,
  blocks: readonly Block[],
  left: number,
  top: number,
  step: number,
) {
  for (const [index, { name, bytes }] of blocks.entries()) {
    const x = left + (index % columns) * block.width;
    const y = top + Math.floor(index / columns) * block.height;
    const isFull = bytes > 0;
    canvas.fill(x, y, block.width, block.height, ink);
    const ground = isFull ? (neons[index % neons.length] ?? cream) : night;
    canvas.fill(x + 1, y + 1, block.width - 2, block.height - 2, ground);
    if (!isFull) continue;
    drawIcon(canvas, icons[index] ?? '', x + 12, y + 5 - ((index + step) % 2) * 2);
    canvas.write(name, x + Math.floor((block.width - name.length * 4 + 1) / 2), y + 32, 1, ink);
  }
}

/** Draws the card with a block for each group, in their order, and its blocks again for the second frame of the animation. */
export function drawCard(
  blocks: readonly Block[],
  label: string,
): Readonly<{ pixels: Pixels; frame: Frame }> {
  const rows = Math.ceil(blocks.length / columns);
  const canvas = createCanvas(drawingWidth, drawingHeight);
  canvas.fill(0, 0, drawingWidth, drawingHeight, ink);
  canvas.fill(2, 2, drawingWidth - 4, drawingHeight - 4, [120, 92, 190]);
  canvas.fill(2, 2, drawingWidth - 4, 26, cream);
  canvas.fill(2, 28, drawingWidth - 4, 2, ink);
  canvas.write('90S KID', 10, 7, 3, ink);
  canvas.write('MEMORY CARD', 152, 10, 2, ink);
  drawBlocks(canvas, blocks, block.left, block.top, 0);
  canvas.write(label, 10, 160, 2, cream);
  const frame = createCanvas(columns * block.width, rows * block.height);
  drawBlocks(frame, blocks, 0, 0, 1);
  return {
    pixels: canvas.pixels,
    frame: { x: block.left * scale, y: block.top * scale, pixels: frame.pixels },
  };
}
