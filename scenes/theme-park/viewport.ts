import type { Kind } from './rules/buildings';

/** World pixels along a cell's side. */
export const cellSize = 40;

/** What a heat map may show. */
export type Heat = 'mood' | 'money' | 'litter' | 'waiting';

/**
 * The top left square of one thing that a drag would build or remove, and whether it is allowed.
 */
export type DragSquare = Readonly<{ column: number; row: number; allowed: boolean }>;

function freshHand() {
  return {
    /** The cell under the pointer or the keyboard's cursor; -1 where there is none. */
    column: -1,
    row: -1,
    /** The kind that would be placed there, 0 for none, and whether it is allowed. */
    kind: 0 as Kind,
    allowed: false,
    /** The remove tool is active, or the drag removes. */
    removing: false,
    /** The cursor was moved by keyboard: it is always shown. */
    byKeyboard: false,
    /** The squares of the current drag; empty outside one. */
    drag: [] as readonly DragSquare[],
    /** The piece of track that would be laid, see `trackOf`, and whether it may be; if one is offered. */
    piece: undefined as Readonly<{ cell: number; track: number; allowed: boolean }> | undefined,
  };
}

/** What the player points at. The picture shows it; the state does not know it. */
export type Hand = ReturnType<typeof freshHand>;

function freshViewport() {
  return {
    /** The board in CSS pixels. */
    width: 1,
    height: 1,
    /** The world pixel at its middle, and CSS pixels per world pixel. */
    x: 0,
    y: 0,
    zoom: 1,
    /** The whole park is visible. */
    isWhole: true,
    /** The player has moved or zoomed it. Until then it follows the board's size. */
    isMoved: false,
    hand: freshHand(),
    /** What is shown over the park as colours, if anything. */
    heat: undefined as Heat | undefined,
    /** The id of the followed visitor, or 0. */
    visitor: 0,
    /** The id of the visitor at a point in world pixels, or 0. Set by the scene. */
    visitorAt: (_x: number, _y: number) => 0,
  };
}

/**
 * The visible part of the park. It belongs to the view, not to the park. Shared by board and scene.
 */
export type Viewport = ReturnType<typeof freshViewport>;

/** World pixels around the park that should stay visible: hedges and roofs above, the road below. */
export const margin = { left: 26, right: 26, top: 50, bottom: 52 };
const closest = 3.2;
/** The smallest size of a cell in a new view, in CSS pixels: people must be recognisable. */
const firstCell = { small: 32, large: 40 } as const;
/** A smaller board, in CSS pixels, is a phone's. The poster's style sheet uses the same numbers. */
const largeBoard = { width: 560, height: 360 } as const;

const viewports = new WeakMap<object, Viewport>();

export function viewportOf(run: object): Viewport {
  const known = viewports.get(run);
  if (known) return known;
  const viewport = freshViewport();
  viewports.set(run, viewport);
  return viewport;
}

type Size = Readonly<{ columns: number; rows: number }>;
type Gated = Size & Readonly<{ gates: Readonly<ArrayLike<number>>; gateCount: number }>;

/** The zoom at which the whole park just fits. */
function wholeZoom(viewport: Viewport, { columns, rows }: Size): number {
  const width = columns * cellSize + margin.left + margin.right;
  const height = rows * cellSize + margin.top + margin.bottom;
  return Math.min(viewport.width / width, viewport.height / height);
}

function between(least: number, value: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

/** Keeps the park in view. */
function restrain(viewport: Viewport, size: Size): void {
  const whole = wholeZoom(viewport, size);
  viewport.zoom = between(Math.min(whole, closest), viewport.zoom, Math.max(closest, whole));
  viewport.isWhole = viewport.zoom <= whole * 1.001;
  const halfWidth = viewport.width / viewport.zoom / 2;
  const halfHeight = viewport.height / viewport.zoom / 2;
  const right = size.columns * cellSize + margin.right;
  const bottom = size.rows * cellSize + margin.bottom;
  viewport.x = between(-margin.left + halfWidth, viewport.x, right - halfWidth);
  viewport.y = between(-margin.top + halfHeight, viewport.y, bottom - halfHeight);
}

/**
 * The initial view: the first gate near the lower edge, at a size at which people are recognisable.
 */
function openAtGate(viewport: Viewport, park: Gated): void {
  const isLarge = viewport.width >= largeBoard.width && viewport.height >= largeBoard.height;
  const least = (isLarge ? firstCell.large : firstCell.small) / cellSize;
  viewport.zoom = Math.max(wholeZoom(viewport, park), least);
  const gate = park.gateCount > 0 ? park.gates[0] : park.columns * park.rows - 1;
  viewport.x = ((gate % park.columns) + 0.5) * cellSize;
  viewport.y = Math.floor(gate / park.columns) * cellSize + margin.bottom;
  // A gate at the bottom is shown at the bottom of the view, any other in its middle.
  if (gate >= park.columns * (park.rows - 3)) viewport.y = park.rows * cellSize + margin.bottom;
}

/** The board has a new size, in CSS pixels. */
export function resizeViewport(
  viewport: Viewport,
  park: Gated,
  width: number,
  height: number,
): void {
  viewport.width = Math.max(1, width);
  viewport.height = Math.max(1, height);
  if (!viewport.isMoved) openAtGate(viewport, park);
  else if (viewport.isWhole) viewport.zoom = wholeZoom(viewport, park);
  restrain(viewport, park);
}

/** Shows another park: it opens at its gate. */
export function openViewport(viewport: Viewport, park: Gated): void {
  viewport.isMoved = false;
  resizeViewport(viewport, park, viewport.width, viewport.height);
}

/** Moves the view by CSS pixels. */
export function pan(viewport: Viewport, size: Size, byX: number, byY: number): void {
  viewport.isMoved = true;
  viewport.x -= byX / viewport.zoom;
  viewport.y -= byY / viewport.zoom;
  restrain(viewport, size);
}

/** Zooms by a factor about a point of the board in CSS pixels. */
export function zoomBy(
  viewport: Viewport,
  size: Size,
  factor: number,
  atX: number,
  atY: number,
): void {
  const before = worldAt(viewport, atX, atY);
  viewport.zoom *= factor;
  viewport.isMoved = true;
  restrain(viewport, size);
  const after = worldAt(viewport, atX, atY);
  viewport.x += before.x - after.x;
  viewport.y += before.y - after.y;
  restrain(viewport, size);
}

/** Moves a cell into view if it is not. */
export function show(viewport: Viewport, size: Size, column: number, row: number): void {
  const halfWidth = Math.max(0, viewport.width / viewport.zoom / 2 - cellSize);
  const halfHeight = Math.max(0, viewport.height / viewport.zoom / 2 - cellSize);
  const x = (column + 0.5) * cellSize;
  const y = (row + 0.5) * cellSize;
  const before = { x: viewport.x, y: viewport.y };
  viewport.x = between(x - halfWidth, viewport.x, x + halfWidth);
  viewport.y = between(y - halfHeight, viewport.y, y + halfHeight);
  restrain(viewport, size);
  viewport.isMoved ||= viewport.x !== before.x || viewport.y !== before.y;
}

/** The world pixel under a point of the board. */
export function worldAt(
  viewport: Readonly<Viewport>,
  x: number,
  y: number,
): { x: number; y: number } {
  return {
    x: viewport.x + (x - viewport.width / 2) / viewport.zoom,
    y: viewport.y + (y - viewport.height / 2) / viewport.zoom,
  };
}
