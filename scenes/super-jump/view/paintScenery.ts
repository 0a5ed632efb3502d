import { fill, type Pen } from '../../kit/view/fill';
import { ink, type Theme } from './themes';

/** Width in pixels after which the hills repeat. */
const hillWidth = 256;

/** Dithering: how many of eight dots in a row take the lower tone, row by row. */
const blend = [1, 2, 4, 6, 7] as const;
const blendRows = 4;

/** Paints three tones of sky with dithered seams. */
function paintSky(pen: Pen, { sky }: Theme): void {
  const { width, height } = pen.canvas;
  const band = height / sky.length;
  sky.forEach((tone, index) => {
    const top = Math.round(index * band);
    fill(pen, tone, 0, top, width, Math.ceil(band));
    if (index === 0) return;
    blend.forEach((share, step) => {
      for (let row = 0; row < blendRows; row++) {
        const y = top - (blend.length - step) * blendRows + row;
        for (let x = 0; x < width; x++) {
          if ((x * 3 + (row & 3) * 5) % 8 < share) fill(pen, tone, x, y, 1, 1);
        }
      }
    });
  });
}

/**
 * The outline of the hills: whole waves over the texture's width, so that it repeats seamlessly.
 */
function lineOf(x: number, waves: readonly (readonly [number, number, number])[]): number {
  const turn = (2 * Math.PI * x) / hillWidth;
  return waves.reduce(
    (sum, [count, size, shift]) => sum + size * Math.sin(count * turn + shift),
    0,
  );
}

const farWaves = [
  [1, 9, 0],
  [3, 6, 1.3],
  [7, 2, 0.4],
] as const;
const nearWaves = [
  [2, 8, 2],
  [5, 4, 0.7],
] as const;

function paintFarHills(pen: Pen, theme: Theme): void {
  const { width, height } = pen.canvas;
  const jagged = theme.skyline === 'peaks';
  for (let x = 0; x < width; x++) {
    const zigzag = jagged ? Math.abs(((x * 3) % 96) - 48) * 0.6 : 0;
    const top = Math.round(44 + lineOf(x, farWaves) + zigzag - (jagged ? 14 : 0));
    fill(pen, theme.far, x, top, 1, height - top);
    if (jagged && zigzag < 10) fill(pen, theme.cloud, x, top, 1, 8 - Math.round(zigzag / 2));
  }
}

function paintTree(pen: Pen, theme: Theme, x: number, base: number, size: number): void {
  for (let row = 0; row < size; row++) {
    const half = 1 + Math.floor(((row % 6) + row / 2) / 2);
    fill(pen, theme.near, x - half, base - size + row, 2 * half + 1, 1);
    fill(pen, theme.nearLight, x - half, base - size + row, Math.ceil(half / 2), 1);
  }
}

function paintTower(pen: Pen, theme: Theme, x: number, base: number, size: number): void {
  fill(pen, theme.near, x - 5, base - size, 11, size);
  for (let tooth = -6; tooth <= 4; tooth += 4)
    fill(pen, theme.near, x + tooth, base - size - 4, 3, 5);
  fill(pen, theme.nearLight, x - 5, base - size, 2, size);
  fill(pen, theme.far, x - 1, base - size + 6, 3, 5);
}

function paintHouse(pen: Pen, theme: Theme, x: number, base: number, size: number): void {
  fill(pen, theme.near, x - 9, base - size, 18, size);
  for (let row = 4; row < size - 3; row += 6) {
    for (let column = -6; column < 8; column += 5) {
      const lit = (x * 7 + row * 3 + column) % 4 !== 0;
      if (lit) fill(pen, theme.nearLight, x + column, base - size + row, 2, 3);
    }
  }
}

/** The objects along the near hills: first position, distance, size. */
const stands: Readonly<
  Record<Theme['skyline'], { paint: typeof paintTree; every: number; size: number } | undefined>
> = {
  trees: { paint: paintTree, every: 21, size: 22 },
  dunes: undefined,
  towers: { paint: paintTower, every: 43, size: 30 },
  peaks: { paint: paintTree, every: 33, size: 20 },
  city: { paint: paintHouse, every: 21, size: 34 },
};

function paintNearHills(pen: Pen, theme: Theme): void {
  const { width, height } = pen.canvas;
  const lineAt = (x: number) => Math.round(66 + lineOf(x, nearWaves));
  const stand = stands[theme.skyline];
  for (let x = 12; stand && x < width - 10; x += stand.every) {
    const size = stand.size + ((x * 5) % 13) - 6;
    stand.paint(pen, theme, x, lineAt(x) + 3, size);
  }
  for (let x = 0; x < width; x++) {
    const top = lineAt(x);
    fill(pen, theme.near, x, top, 1, height - top);
    fill(pen, theme.nearLight, x, top, 1, 2);
  }
}

function paintCloud(pen: Pen, theme: Theme): void {
  const { height } = pen.canvas;
  const puffs = [
    [8, 6],
    [18, 9],
    [29, 7],
    [39, 5],
  ] as const;
  for (const [middle, radius] of puffs) {
    for (let row = 0; row < radius; row++) {
      const half = Math.floor(Math.sqrt(radius * radius - row * row));
      fill(pen, theme.cloud, middle - half, height - 5 - row, 2 * half, 1);
    }
  }
  fill(pen, theme.cloud, 3, height - 5, 42, 3);
}

function paintSun(pen: Pen, theme: Theme): void {
  const radius = pen.canvas.width / 2;
  for (let row = -radius; row < radius; row++) {
    const half = Math.floor(Math.sqrt(radius * radius - row * row));
    // Stripes across the sun's lower half, as on posters of the time.
    if (row > 2 && row % 4 === 0) continue;
    fill(pen, theme.sun, radius - half, radius + row, 2 * half, 1);
  }
}

/** Paints the wall at both sides of the level. */
function paintWall(pen: Pen, theme: Theme): void {
  const { width, height } = pen.canvas;
  fill(pen, theme.wall, 0, 0, width, height);
  for (let row = 0; row < height; row += 8) {
    fill(pen, theme.wallDark, 0, row, width, 1);
    const shift = (row / 8) % 2 === 0 ? 0 : 8;
    for (let column = shift; column < width; column += 16)
      fill(pen, theme.wallDark, column, row, 1, 8);
    fill(pen, ink, (row * 5) % width, row + 3, 2, 1);
  }
  fill(pen, ink, 0, 0, 1, height);
  fill(pen, ink, width - 1, 0, 1, height);
}

function paintWater(pen: Pen, theme: Theme): void {
  const { width, height } = pen.canvas;
  fill(pen, theme.water, 0, 2, width, height - 2);
  for (let x = 0; x < width; x++) {
    const wave = Math.round(Math.sin((2 * Math.PI * x) / 16));
    fill(pen, theme.waterLight, x, 1 + wave, 1, 1);
    fill(pen, theme.water, x, 2 + wave, 1, 2);
  }
}

/** The textures behind a level and beside it: their sizes and painters. */
export const scenery = {
  sky: { width: 32, height: 320, paint: paintSky },
  sun: { width: 34, height: 34, paint: paintSun },
  cloud: { width: 48, height: 18, paint: paintCloud },
  far: { width: hillWidth, height: 120, paint: paintFarHills },
  near: { width: hillWidth, height: 120, paint: paintNearHills },
  wall: { width: 32, height: 32, paint: paintWall },
  water: { width: 32, height: 8, paint: paintWater },
} as const;
