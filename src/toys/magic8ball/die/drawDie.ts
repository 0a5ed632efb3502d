import type { FloatingDie } from './FloatingDie';
import { faceRadius, faces } from './icosahedron';
import { turned } from './turns';
import { add, type Vector } from './vectors';

/** Distance of the eye from the window, in radii of the die. */
const eye = 6;
/** Radius of the window, in radii of the die. */
const windowRadius = 0.9;
/** A face whose centre is deeper than this is hidden by the liquid. */
const hidden = -2.6;

const liquid = [12, 16, 74] as const;
const plastic = [58, 84, 232] as const;
const lit = [118, 150, 255] as const;

const mixed = (from: readonly number[], to: readonly number[], share: number): string =>
  `rgb(${from.map((value, index) => Math.round(value + (to[index] - value) * share)).join(' ')})`;

type Point = readonly [x: number, y: number];

function seen([x, y, z]: Vector, size: number): Point {
  const near = ((eye / (eye - z)) * size) / 2 / windowRadius;
  return [size / 2 + x * near, size / 2 - y * near];
}

const fontOf = (pixels: number) => `800 ${pixels}px "Rubik Variable", "Rubik Arial", sans-serif`;
const lineHeight = 1.08;

/**
 * The largest letters, in radii of the die, at which the lines fit a face whose tip is at the top.
 */
function letterSize(context: CanvasRenderingContext2D, lines: readonly string[]): number {
  context.font = fontOf(100);
  const widths = lines.map((line) => context.measureText(line.toUpperCase()).width / 100);
  for (let size = 0.24; size > 0.05; size -= 0.005) {
    const fits = widths.every((width, index) => {
      const top = baseline(lines.length, index, size) + size * 0.72;
      return width * size < ((faceRadius - top) * 2) / Math.sqrt(3) - 0.04;
    });
    if (fits) return size;
  }
  return 0.05;
}

/** The baseline of a line above the face's centre. The block of lines stands on the face's base. */
function baseline(count: number, index: number, size: number): number {
  const foot = -faceRadius / 2 + 0.09 + Math.max(0, 3 - count) * 0.045;
  return foot + (count - 1 - index) * size * lineHeight;
}

const sizes = new WeakMap<readonly string[], number>();

function drawLines(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  axes: Readonly<{ centre: Point; right: Point; up: Point }>,
): void {
  const size = sizes.get(lines) ?? letterSize(context, lines);
  sizes.set(lines, size);
  const { centre, right, up } = axes;
  context.save();
  // The text is laid out with a hundred units to the radius, on the face's own axes.
  const by = 1 / 100;
  context.transform(
    (right[0] - centre[0]) * by,
    (right[1] - centre[1]) * by,
    (centre[0] - up[0]) * by,
    (centre[1] - up[1]) * by,
    centre[0],
    centre[1],
  );
  context.font = fontOf(size * 100);
  context.textAlign = 'center';
  lines.forEach((line, index) => {
    context.fillText(line.toUpperCase(), 0, -baseline(lines.length, index, size) * 100);
  });
  context.restore();
}

/**
 * Draws the liquid and the die in it, each face with its own answer, on a square of `size` pixels.
 */
export function drawDie(
  context: CanvasRenderingContext2D,
  size: number,
  { position: place, turn }: FloatingDie,
  answers: readonly (readonly string[])[],
): void {
  context.fillStyle = mixed(liquid, liquid, 0);
  context.fillRect(0, 0, size, size);
  faces.forEach((face, index) => {
    const centre = add(turned(turn, face.centre), place);
    const out = turned(turn, face.out);
    const toEye: Vector = [-centre[0], -centre[1], eye - centre[2]];
    const facing = out[0] * toEye[0] + out[1] * toEye[1] + out[2] * toEye[2];
    const clear = 1 - centre[2] / hidden;
    if (facing <= 0 || clear <= 0) return;
    // Light comes from above, to the left of the viewer.
    const light = Math.max(0, -0.35 * out[0] + 0.5 * out[1] + 0.79 * out[2]);
    const points = face.corners.map((corner) => seen(add(turned(turn, corner), place), size));
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.closePath();
    context.fillStyle = mixed(liquid, plastic, clear * (0.35 + 0.65 * light));
    context.strokeStyle = mixed(liquid, lit, clear * 0.8);
    context.lineWidth = size / 110;
    context.lineJoin = 'round';
    context.fill();
    context.stroke();
    if (clear < 0.45) return;
    context.fillStyle = mixed(liquid, [255, 255, 255], Math.min(1, clear * (0.4 + 0.7 * light)));
    drawLines(context, answers[index], {
      centre: seen(centre, size),
      right: seen(add(centre, turned(turn, face.right)), size),
      up: seen(add(centre, turned(turn, face.up)), size),
    });
  });
}

/** A bubble in the liquid: its position and size, in shares of the window. */
export type Bubble = { x: number; y: number; size: number };

export function drawBubbles(
  context: CanvasRenderingContext2D,
  size: number,
  bubbles: readonly Bubble[],
): void {
  context.strokeStyle = 'rgb(150 170 255 / 0.75)';
  context.lineWidth = size / 160;
  for (const { x, y, size: radius } of bubbles) {
    context.beginPath();
    context.arc(x * size, y * size, radius * size, 0, Math.PI * 2);
    context.stroke();
  }
}
