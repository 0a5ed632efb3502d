import type { Kind } from './rules/buildings';

/** World pixels along a cell's side. */
export const cellSize = 40;

/** What the player's hand is on: the picture shows it, the state knows nothing of it. */
export type Hand = {
  /** The cell under the pointer or the keyboard's cursor; -1 where there is none. */
  column: number;
  row: number;
  /** The building that would be placed there, 0 for none, and whether it may. */
  kind: Kind;
  allowed: boolean;
  /** The remove tool, or a removal, is what would happen. */
  removing: boolean;
  /** The cursor is the keyboard's: it is always shown. */
  byKeyboard: boolean;
  /** The squares of a drag that has not been let go yet; empty outside one. */
  drag: readonly DragSquare[];
};

/** The top left square of one thing that a drag would build or remove, and whether it may. */
export type DragSquare = Readonly<{ column: number; row: number; allowed: boolean }>;

/** What a player looks at: part of the picture, not of the park. Shared by board and scene. */
export type Look = {
  /** The board in CSS pixels. */
  width: number;
  height: number;
  /** World pixels at its middle, and CSS pixels per world pixel. */
  x: number;
  y: number;
  zoom: number;
  /** All of the park is in sight. */
  isWhole: boolean;
  /** The player has moved it or zoomed; until then it follows the board's size. */
  isMoved: boolean;
  hand: Hand;
  /** The id of the visitor that is looked at, or 0. */
  visitor: number;
  /** The id of the visitor at a place in world pixels, or 0; the scene knows. */
  visitorAt: (x: number, y: number) => number;
};

/** What surrounds the park and is still worth seeing, in world pixels. */
const margin = { left: 26, right: 26, top: 50, bottom: 52 };
const closest = 3.2;
/** CSS pixels of a cell in a new view, at the least: people must be seen as people. */
const firstCell = { small: 32, large: 40 } as const;
/** A board below this size, in CSS pixels, is a phone's. The style sheet of the poster agrees. */
const largeBoard = { width: 560, height: 360 } as const;

const looks = new WeakMap<object, Look>();

/** How a run's park is looked at. */
export function lookOf(run: object): Look {
  const known = looks.get(run);
  if (known) return known;
  const look: Look = {
    width: 1,
    height: 1,
    x: 0,
    y: 0,
    zoom: 1,
    isWhole: true,
    isMoved: false,
    hand: {
      column: -1,
      row: -1,
      kind: 0,
      allowed: false,
      removing: false,
      byKeyboard: false,
      drag: [],
    },
    visitor: 0,
    visitorAt: () => 0,
  };
  looks.set(run, look);
  return look;
}

type Size = Readonly<{ columns: number; rows: number }>;
type Gated = Size & Readonly<{ gates: Readonly<ArrayLike<number>>; gateCount: number }>;

/** The zoom at which the whole park is just to be seen. */
function wholeZoom(look: Look, { columns, rows }: Size): number {
  const width = columns * cellSize + margin.left + margin.right;
  const height = rows * cellSize + margin.top + margin.bottom;
  return Math.min(look.width / width, look.height / height);
}

function between(least: number, value: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

/** Keeps the park in sight. */
function restrain(look: Look, size: Size): void {
  const whole = wholeZoom(look, size);
  look.zoom = between(Math.min(whole, closest), look.zoom, Math.max(closest, whole));
  look.isWhole = look.zoom <= whole * 1.001;
  const halfWidth = look.width / look.zoom / 2;
  const halfHeight = look.height / look.zoom / 2;
  const right = size.columns * cellSize + margin.right;
  const bottom = size.rows * cellSize + margin.bottom;
  look.x = between(-margin.left + halfWidth, look.x, right - halfWidth);
  look.y = between(-margin.top + halfHeight, look.y, bottom - halfHeight);
}

/** Where a new view opens: the first gate near the lower edge, at a size at which people are seen. */
function openAtGate(look: Look, park: Gated): void {
  const isLarge = look.width >= largeBoard.width && look.height >= largeBoard.height;
  const least = (isLarge ? firstCell.large : firstCell.small) / cellSize;
  look.zoom = Math.max(wholeZoom(look, park), least);
  const gate = park.gateCount > 0 ? park.gates[0] : park.columns * park.rows - 1;
  look.x = ((gate % park.columns) + 0.5) * cellSize;
  look.y = Math.floor(gate / park.columns) * cellSize + margin.bottom;
  // A gate at the bottom stands at the bottom of the view; any other in its middle.
  if (gate >= park.columns * (park.rows - 3)) look.y = park.rows * cellSize + margin.bottom;
}

/** The board has a new size, in CSS pixels. */
export function resizeLook(look: Look, park: Gated, width: number, height: number): void {
  look.width = Math.max(1, width);
  look.height = Math.max(1, height);
  if (!look.isMoved) openAtGate(look, park);
  else if (look.isWhole) look.zoom = wholeZoom(look, park);
  restrain(look, park);
}

/** Another park is looked at: it opens at its gate. */
export function openLook(look: Look, park: Gated): void {
  look.isMoved = false;
  resizeLook(look, park, look.width, look.height);
}

/** Moves what is looked at by CSS pixels. */
export function pan(look: Look, size: Size, byX: number, byY: number): void {
  look.isMoved = true;
  look.x -= byX / look.zoom;
  look.y -= byY / look.zoom;
  restrain(look, size);
}

/** Brings it nearer by a factor, about a place on the board in CSS pixels. */
export function zoomBy(look: Look, size: Size, factor: number, atX: number, atY: number): void {
  const before = worldAt(look, atX, atY);
  look.zoom *= factor;
  look.isMoved = true;
  restrain(look, size);
  const after = worldAt(look, atX, atY);
  look.x += before.x - after.x;
  look.y += before.y - after.y;
  restrain(look, size);
}

/** Brings a cell into sight if it is not. */
export function show(look: Look, size: Size, column: number, row: number): void {
  const halfWidth = Math.max(0, look.width / look.zoom / 2 - cellSize);
  const halfHeight = Math.max(0, look.height / look.zoom / 2 - cellSize);
  const x = (column + 0.5) * cellSize;
  const y = (row + 0.5) * cellSize;
  const before = { x: look.x, y: look.y };
  look.x = between(x - halfWidth, look.x, x + halfWidth);
  look.y = between(y - halfHeight, look.y, y + halfHeight);
  restrain(look, size);
  look.isMoved ||= look.x !== before.x || look.y !== before.y;
}

/** The world pixel under a place on the board. */
export function worldAt(look: Readonly<Look>, x: number, y: number): { x: number; y: number } {
  return {
    x: look.x + (x - look.width / 2) / look.zoom,
    y: look.y + (y - look.height / 2) / look.zoom,
  };
}

/** Marks a visitor by their id, or nobody by 0. */
export function follow(look: Look, visitor: number): void {
  look.visitor = visitor;
}
