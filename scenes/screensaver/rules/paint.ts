import { atlasSide, picture, type Saver } from '../config';
import type { Walk } from './maze';
import { addQuad, type Quads } from './Quads';
import type { Drifter, SaverState } from './saverRules';

const upright = [1, 0] as const;

function sourceOf(of: number): readonly [number, number, number, number] {
  return [of % atlasSide, Math.floor(of / atlasSide), 1, 1];
}

function paintDrifter(quads: Quads, one: Drifter): void {
  const { x, y, size, cosine, sine } = one;
  addQuad(quads, [x, y, size, size], [cosine, sine], sourceOf(one.picture), 1);
}

function paintStars(quads: Quads, { stars, aspect }: SaverState): void {
  for (const { x, y, z } of stars) {
    const size = 0.012 * (1.2 - z);
    addQuad(
      quads,
      [aspect / 2 + (x / z) * 0.7, 0.5 + (y / z) * 0.7, size, size],
      upright,
      sourceOf(picture.dot),
      1.1 - z,
    );
  }
}

/** Number of vertical strips of hedge, enough for any screen size. */
const strips = 240;

/**
 * Casts a ray: its distance to the first hedge, and where along the hedge it hits, 0 to 1. Every
 * maze is surrounded by hedges.
 */
function cast(
  { side, cells, x, y }: Walk,
  dirX: number,
  dirY: number,
): readonly [number, number, boolean] {
  let [cellX, cellY] = [Math.floor(x), Math.floor(y)];
  const [everyX, everyY] = [Math.abs(1 / (dirX || 1e-9)), Math.abs(1 / (dirY || 1e-9))];
  let nextX = (dirX < 0 ? x - cellX : cellX + 1 - x) * everyX;
  let nextY = (dirY < 0 ? y - cellY : cellY + 1 - y) * everyY;
  for (;;) {
    const across = nextX < nextY;
    const far = across ? nextX : nextY;
    if (across) {
      nextX += everyX;
      cellX += dirX < 0 ? -1 : 1;
    } else {
      nextY += everyY;
      cellY += dirY < 0 ? -1 : 1;
    }
    if (cells[cellY * side + cellX] === 0) continue;
    const along = across ? y + far * dirY : x + far * dirX;
    return [far, along - Math.floor(along), across];
  }
}

function paintMaze(quads: Quads, { walk, aspect }: SaverState): void {
  const dot = sourceOf(picture.dot);
  const solid = [dot[0] + 0.45, dot[1] + 0.45, 0.1, 0.1] as const;
  addQuad(quads, [aspect / 2, 0.25, aspect, 0.5], upright, solid, 0.1);
  addQuad(quads, [aspect / 2, 0.75, aspect, 0.5], upright, solid, 0.3);
  const [hedgeX, hedgeY] = sourceOf(picture.hedge);
  const width = aspect / strips;
  for (let strip = 0; strip < strips; strip += 1) {
    const sight = ((strip + 0.5) / strips - 0.5) * Math.min(1.6, aspect) * 1.1;
    const [far, along, across] = cast(
      walk,
      walk.dirX - walk.dirY * sight,
      walk.dirY + walk.dirX * sight,
    );
    const height = 1 / Math.max(0.08, far);
    const light = Math.min(1, (across ? 1.1 : 0.8) / (0.6 + far * 0.35));
    addQuad(
      quads,
      [(strip + 0.5) * width, 0.5, width * 1.05, height],
      upright,
      [hedgeX + 0.02 + along * 0.95, hedgeY + 0.02, 0.004, 0.96],
      light,
    );
  }
}

/** Lists the quads of a screensaver's current picture. */
export function paint(state: SaverState, saver: Saver, quads: Quads): void {
  quads.count = 0;
  if (saver === 'maze') {
    paintMaze(quads, state);
  } else if (saver === 'shapes') {
    for (const shape of state.shapes) paintDrifter(quads, shape);
  } else {
    paintStars(quads, state);
    for (const item of state.items) paintDrifter(quads, item);
  }
}
