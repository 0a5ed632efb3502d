import { fill, type Pen } from '../../kit/view/fill';
import { grain } from '../../kit/view/grain';
import { isGround, type SuperJumpState } from '../rules/SuperJumpState';
import { ink, type Theme } from './themes';

/** Drawn depth of a ledge in pixels. The ground reaches below the bottom. */
const ledgeDepth = 8;
const below = 96;

/** Blades of grass on top, roots below. */
function paintTurf(pen: Pen, theme: Theme, x: number, y: number, width: number, depth: number) {
  for (let column = 1; column < width - 1; column++) {
    const hang = 2 + Math.floor(grain(x + column, y) * 3);
    fill(pen, theme.top, x + column, y + 1, 1, hang);
    if (grain(x + column, y + 7) > 0.45) fill(pen, theme.topLight, x + column, y + 1, 1, 1);
    if (grain(x + column, y + 3) > 0.8) fill(pen, theme.bodyDark, x + column, y + 5, 2, 1);
    for (let row = 8; row < depth; row += 3) {
      if (grain(x + column, y + row) > 0.86) fill(pen, theme.bodyDark, x + column, y + row, 2, 1);
    }
    if (grain(x + column, y + 9) > 0.7) fill(pen, theme.top, x + column, y - 1, 1, 2);
  }
}

/** Nailed boards side by side. */
function paintPlank(pen: Pen, theme: Theme, x: number, y: number, width: number, depth: number) {
  fill(pen, theme.top, x + 1, y + 1, width - 2, 4);
  fill(pen, theme.topLight, x + 1, y + 1, width - 2, 1);
  for (let column = 8; column < width - 2; column += 8) fill(pen, ink, x + column, y + 1, 1, 4);
  for (let column = 2; column < width - 2; column += 8) {
    fill(pen, theme.bodyDark, x + column, y + 3, 1, 1);
    fill(pen, theme.bodyDark, x + column + 3, y + 3, 1, 1);
  }
  for (let row = 7; row < depth; row += 4) fill(pen, theme.bodyDark, x + 1, y + row, width - 2, 1);
}

/** Rows of bricks, every other one shifted by half a brick. */
function paintBrick(pen: Pen, theme: Theme, x: number, y: number, width: number, depth: number) {
  fill(pen, theme.top, x + 1, y + 1, width - 2, 3);
  fill(pen, theme.topLight, x + 1, y + 1, width - 2, 1);
  for (let row = 4; row < depth; row += 4) {
    fill(pen, theme.bodyDark, x + 1, y + row, width - 2, 1);
    const shift = row % 8 === 0 ? 0 : 4;
    for (let column = shift + 4; column < width - 1; column += 8) {
      fill(pen, theme.bodyDark, x + column, y + row, 1, 4);
    }
  }
}

/** Snow on top of a block with reflections. */
function paintIce(pen: Pen, theme: Theme, x: number, y: number, width: number, depth: number) {
  fill(pen, '#ffffff', x + 1, y + 1, width - 2, 2);
  for (let column = 1; column < width - 1; column++) {
    if (grain(x + column, y) > 0.5) fill(pen, '#ffffff', x + column, y + 3, 1, 1);
    if ((column * 3 + x) % 17 < 2) {
      for (let row = 4; row < depth; row++) {
        fill(pen, row % 3 === 0 ? theme.topLight : theme.top, x + column, y + row, 1, 1);
      }
    }
  }
}

const painters: Readonly<Record<Theme['matter'], typeof paintTurf>> = {
  turf: paintTurf,
  plank: paintPlank,
  brick: paintBrick,
  ice: paintIce,
};

function paintLedge(pen: Pen, theme: Theme, x: number, y: number, width: number, depth: number) {
  const rounded = depth === ledgeDepth;
  fill(pen, ink, x + 1, y, width - 2, depth);
  fill(pen, ink, x, y + 1, width, depth - (rounded ? 3 : 1));
  const bodyDepth = rounded ? depth - 1 : depth;
  fill(pen, theme.body, x + 1, y + 1, width - 2, bodyDepth - 1);
  painters[theme.matter](pen, theme, x, y, width, bodyDepth);
  if (!rounded) return;
  // The lower corners are cut, so that a ledge looks thin enough to jump through.
  pen.clearRect(x, y + depth - 2, 1, 2);
  pen.clearRect(x + width - 1, y + depth - 2, 1, 2);
}

/** Height of a level's texture. It includes what is drawn below the bottom. */
export function pictureHeight(field: Readonly<SuperJumpState>): number {
  return field.height + below;
}

/** Draws the ground and ledges of a level once, into a texture. */
export function paintLevel(pen: Pen, field: Readonly<SuperJumpState>, theme: Theme): void {
  pen.clearRect(0, 0, field.width, pictureHeight(field));
  for (let ledge = 0; ledge < field.ledgeCount; ledge++) {
    const y = field.ledgeY[ledge];
    const depth = isGround(field, ledge) ? pictureHeight(field) - y : ledgeDepth;
    paintLedge(pen, theme, field.ledgeX[ledge], y, field.ledgeWidth[ledge], depth);
  }
}
