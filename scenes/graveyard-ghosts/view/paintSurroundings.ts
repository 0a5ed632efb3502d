import { fill, type Pen } from '../../kit/view/fill';
import { grain } from '../../kit/view/grain';
import type { Window } from '../../kit/view/PixelCamera';
import { paintSprite } from '../../kit/view/spriteSheet';
import type { Theme } from './colors';
import { mazeSide, overlap } from './paintMaze';
import { propPalette, props } from './propSprites';

const moonRadius = 9;
/** Height of the horizon above the maze in pixels. */
const horizonAbove = 6;
/** A sky lower than this has no moon. */
const minSky = 16;

/** Paints three bands of sky with dithered seams, and stars. */
function paintSky(pen: Pen, theme: Theme, width: number, height: number): void {
  const band = height / theme.sky.length;
  theme.sky.forEach((color, index) => {
    const top = Math.round(index * band);
    fill(pen, color, 0, top, width, height - top);
    if (index === 0) return;
    for (let x = 0; x < width; x += 2) {
      fill(pen, color, x, top - 1, 1, 1);
      fill(pen, color, x + 1, top - 2 - (x % 4), 1, 1);
    }
  });
  for (let y = 1; y < height - 8; y++) {
    for (let x = 0; x < width; x++) {
      const rng = grain(x * 7, y * 13);
      if (rng > 0.994) fill(pen, rng > 0.998 ? '#ffffff' : '#b9b0ee', x, y, 1, 1);
    }
  }
}

function paintMoon(pen: Pen, x: number, y: number): void {
  for (let down = -moonRadius; down <= moonRadius; down++) {
    const half = Math.round(Math.sqrt(moonRadius * moonRadius - down * down));
    fill(pen, '#fff6d2', x - half, y + down, 2 * half + 1, 1);
  }
  fill(pen, '#e3d7ac', x - 5, y - 3, 4, 3);
  fill(pen, '#e3d7ac', x + 2, y + 1, 5, 4);
  fill(pen, '#e3d7ac', x - 2, y + 5, 2, 2);
  fill(pen, '#e3d7ac', x + 1, y - 6, 3, 2);
}

/** Paints hills with a chapel, bare trees and leaning stones. */
function paintHorizon(pen: Pen, theme: Theme, width: number, horizon: number): void {
  for (let x = 0; x < width; x++) {
    const far = Math.round(7 + 4 * Math.sin(x / 23) + 2 * Math.sin(x / 9));
    fill(pen, theme.far, x, horizon - far, 1, far + 8);
    const near = Math.round(3 + 2 * Math.sin(x / 17 + 2));
    fill(pen, theme.near, x, horizon - near, 1, near + 16);
  }
  const chapel = Math.round(width * 0.2);
  fill(pen, theme.near, chapel, horizon - 16, 22, 16);
  for (let step = 0; step < 8; step++) {
    fill(pen, theme.near, chapel - 2 + step * 1.5, horizon - 17 - step, 26 - step * 3, 1);
  }
  fill(pen, theme.near, chapel + 17, horizon - 26, 8, 26);
  for (let step = 0; step < 10; step++) {
    fill(pen, theme.near, chapel + 16 + step / 2, horizon - 27 - step, 10 - step, 1);
  }
  for (const x of [4, 11]) fill(pen, '#ffd36b', chapel + x, horizon - 11, 3, 5);
  fill(pen, '#ffd36b', chapel + 20, horizon - 22, 2, 3);
  for (const [share, tall] of [
    [0.08, 20],
    [0.47, 15],
    [0.9, 22],
  ] as const) {
    paintTree(pen, theme.near, Math.round(width * share), horizon, tall);
  }
}

function paintTree(pen: Pen, color: string, x: number, foot: number, tall: number): void {
  fill(pen, color, x, foot - tall, 2, tall + 2);
  fill(pen, color, x - 1, foot - 4, 4, 6);
  for (let branch = 0; branch < 5; branch++) {
    const side = branch % 2 === 0 ? -1 : 1;
    const from = foot - tall + 2 + branch * 3;
    for (let step = 1; step <= 7 - branch; step++) {
      fill(pen, color, x + (side < 0 ? -step : 1 + step), from - Math.floor(step * 0.8), 1, 1);
      if (step === 4) fill(pen, color, x + (side < 0 ? -step - 1 : 2 + step), from - 1, 1, 1);
    }
  }
}

/** Paints railings on the near side, seen from outside. */
function paintRailings(pen: Pen, theme: Theme, width: number, top: number, height: number): void {
  fill(pen, theme.near, 0, top, width, height);
  for (let x = 2; x < width; x += 6) {
    fill(pen, theme.far, x, top + 1, 2, height - 1);
    fill(pen, theme.rim, x, top, 2, 1);
  }
  fill(pen, theme.far, 0, top + 3, width, 1);
}

/** Paints everything around the maze that the window shows, and leaves the maze's place free. */
export function paintSurroundings(pen: Pen, window: Readonly<Window>, theme: Theme): void {
  const width = Math.ceil(window.width) + 1;
  const height = Math.ceil(window.height) + 1;
  const left = Math.floor(window.left);
  const top = Math.floor(window.top);
  fill(pen, theme.pathDark, 0, 0, width, height);
  for (let y = 0; y < height; y += 3) {
    for (let x = 0; x < width; x += 3) {
      if (grain(x + left, y + top) > 0.9) fill(pen, theme.path, x, y, 1, 2);
    }
  }
  const sky = -top;
  if (sky > minSky) {
    const horizon = sky - horizonAbove;
    paintSky(pen, theme, width, horizon);
    paintMoon(pen, Math.round(width * 0.74), Math.max(moonRadius + 2, Math.round(sky * 0.36)));
    paintHorizon(pen, theme, width, horizon);
  }
  const below = height - (mazeSide - top);
  if (below > 4) paintRailings(pen, theme, width, height - below + 1, below);
  scatterStones(pen, -left, sky, width, mazeSide);
  pen.clearRect(-left, -top - overlap, mazeSide, mazeSide + overlap);
}

/** Paints stones to the left and right of the maze, where a wide screen shows more. */
function scatterStones(pen: Pen, margin: number, top: number, width: number, height: number): void {
  if (margin < 12) return;
  for (let y = 16; y < height; y += 22) {
    for (let x = 2; x < margin - 10; x += 16) {
      for (const at of [x, width - x - 10]) {
        if (grain(at, y) < 0.35) continue;
        const prop = Math.floor(grain(y, at) * props.length);
        const rows = props[prop];
        const foot = top + y + Math.floor(grain(at + y, 3) * 6);
        paintSprite(pen, `prop ${prop}`, rows, propPalette, at, foot - rows.length);
      }
    }
  }
}
