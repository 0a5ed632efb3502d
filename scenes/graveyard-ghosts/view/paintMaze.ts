import type { Pen } from '../../kit/view/fill';
import { grain } from '../../kit/view/grain';
import { paintSprite } from '../../kit/view/spriteSheet';
import { type Maze, size } from '../rules/Maze';
import type { Theme } from './colors';
import { Pixels } from './Pixels';
import { propPalette, props } from './propSprites';
import { cellPixels } from './sprites';

/** Side of the maze in pixels. Its texture is taller, for what stands on its top row. */
export const mazeSide = size * cellPixels;
export const headroom = 14;
/** The lowest rows of that margin overlap the maze: hedges and stones reach up into them. */
export const overlap = 3;
export const mazePictureHeight = headroom + mazeSide + 2;

/**
 * Distance of a hedge from the path's edges, its height, and the radius of its corners, in pixels.
 */
const inset = 1;
const raised = 2;
const corner = 4;
/** Height of a hedge's visible front, and depth of its shadow, in pixels. */
const frontHeight = 5;
const shadow = 3;
/** Share of hedge corners without a stone. */
const bareShare = 0.42;

function isHedge({ open }: Readonly<Maze>, column: number, row: number): boolean {
  if (column < 0 || row < 0 || column >= size || row >= size) return false;
  return open[row * size + column] === 0;
}

/** Whether a hedge covers the ground at a pixel of the maze. */
function isCovered(maze: Readonly<Maze>, x: number, y: number): boolean {
  const column = Math.floor(x / cellPixels);
  const row = Math.floor(y / cellPixels);
  if (!isHedge(maze, column, row)) return false;
  const left = x - column * cellPixels;
  const top = y - row * cellPixels;
  const isLeft = left < cellPixels / 2;
  const isUpper = top < cellPixels / 2;
  const fromSide = isLeft ? left : cellPixels - 1 - left;
  const fromEnd = isUpper ? top : cellPixels - 1 - top;
  const sideOpen = !isHedge(maze, column + (isLeft ? -1 : 1), row);
  const endOpen = !isHedge(maze, column, row + (isUpper ? -1 : 1));
  if (sideOpen && fromSide < inset) return false;
  if (endOpen && isUpper && fromEnd < inset) return false;
  if (!sideOpen || !endOpen) return true;
  const across = Math.max(0, corner + inset - fromSide);
  const down = Math.max(0, corner + inset - fromEnd);
  return across * across + down * down <= corner * corner + 2;
}

/** 1 for each pixel of the texture, and some rows below it, whose ground is covered by a hedge. */
function coverOf(maze: Readonly<Maze>): Uint8Array {
  const rows = mazePictureHeight + frontHeight + raised + 1;
  const covered = new Uint8Array(mazeSide * rows);
  for (let y = 0; y < mazeSide; y++) {
    for (let x = 0; x < mazeSide; x++) {
      if (isCovered(maze, x, y)) covered[(y + headroom) * mazeSide + x] = 1;
    }
  }
  return covered;
}

function topColor(theme: Theme, x: number, y: number): string {
  if (theme.matter === 'stones') {
    const shift = Math.floor(y / 6) % 2 === 0 ? 0 : 4;
    if (y % 6 === 0 || (x + shift) % 8 === 0) return theme.topDark;
    if (y % 6 === 1 && grain(x, y) > 0.3) return theme.topLight;
    return grain(x, y) > 0.93 ? theme.topDark : theme.top;
  }
  // Rows of leaves. Every other row is shifted, and some leaves are missing.
  const line = Math.floor(y / 4);
  const shifted = x + (line % 2 === 0 ? 0 : 3);
  const leaf = Math.floor(shifted / 6);
  if (grain(leaf, line) < 0.34) return theme.top;
  const across = shifted - leaf * 6;
  const down = y - line * 4;
  if (down === 0) return across > 0 && across < 5 ? theme.topLight : theme.top;
  if (down === 1) return across === 0 || across === 5 ? theme.topLight : theme.top;
  if (down === 3) return across > 1 && across < 4 ? theme.topDark : theme.top;
  return theme.top;
}

function frontColor(theme: Theme, x: number, y: number, depth: number): string {
  if (theme.matter === 'stones') {
    if (depth === 3) return theme.frontDark;
    return (x + (depth > 3 ? 3 : 0)) % 7 === 0 ? theme.frontDark : theme.front;
  }
  if (depth >= frontHeight) return grain(x, y) > 0.4 ? theme.frontDark : theme.front;
  return grain(x, y) > 0.66 ? theme.frontDark : theme.front;
}

function pathColor(theme: Theme, x: number, y: number): string {
  const rng = grain(x * 3 + 1, y * 5 + 2);
  if (rng > 0.985) return theme.pathLight;
  return rng < 0.02 ? theme.pathDark : theme.path;
}

/**
 * Draws paths, hedges and stones into one texture, and only the hedges, in full light, into
 * another.
 */
export function paintMaze(pen: Pen, litPen: Pen, maze: Readonly<Maze>, theme: Theme): void {
  const picture = new Pixels(mazeSide, mazePictureHeight);
  const lit = new Pixels(mazeSide, mazePictureHeight);
  const covered = coverOf(maze);
  const isTall = (x: number, y: number) => {
    const at = (y + headroom) * mazeSide + x;
    return covered[at] === 1 || covered[at + raised * mazeSide] === 1;
  };
  for (let y = -headroom; y < mazeSide + 2; y++) {
    for (let x = 0; x < mazeSide; x++) {
      const at = y + headroom;
      if (!isTall(x, y)) {
        if (y < -overlap || y >= mazeSide) continue;
        if (y < 0) {
          picture.set(x, at, theme.near);
          continue;
        }
        let dark = false;
        for (let up = 1; up <= shadow; up++) dark ||= isTall(x, y - up);
        picture.set(x, at, dark ? theme.pathDark : pathColor(theme, x, y));
        continue;
      }
      let below = 1;
      while (below <= frontHeight + 1 && isTall(x, y + below)) below++;
      if (below <= frontHeight) {
        picture.set(x, at, frontColor(theme, x, y, frontHeight - below + 1));
        lit.set(x, at, '#ffca6b');
        continue;
      }
      const isLip = below === frontHeight + 1;
      const isRim = isLip || !isTall(x, y - 1);
      const bright = isLip ? grain(x, y) > 0.25 : grain(x, y) > 0.5;
      const color = isRim && bright ? theme.rim : topColor(theme, x, y);
      picture.set(x, at, color);
      lit.set(x, at, isRim ? '#ffffff' : '#ffedbd');
    }
  }
  picture.putOn(pen);
  lit.putOn(litPen);
  standProps(pen, maze);
}

/** Places stones at corners of hedges. The choice depends only on the cell and its neighbours. */
function standProps(pen: Pen, maze: Readonly<Maze>): void {
  for (let row = 0; row < size; row += 2) {
    for (let column = 0; column < size; column += 2) {
      let seed = column + row * 31;
      for (let direction = -1; direction <= 1; direction += 2) {
        seed += isHedge(maze, column + direction, row) ? 97 * (direction + 3) : 0;
        seed += isHedge(maze, column, row + direction) ? 389 * (direction + 3) : 0;
      }
      if (grain(seed, column) < bareShare) continue;
      const prop = Math.floor(grain(row + 5, seed) * props.length);
      const rows = props[prop];
      const left = column * cellPixels + Math.floor((cellPixels - rows[0].length) / 2);
      const foot = row * cellPixels + headroom + cellPixels - frontHeight;
      paintSprite(pen, `prop ${prop}`, rows, propPalette, left, foot - rows.length);
    }
  }
}
