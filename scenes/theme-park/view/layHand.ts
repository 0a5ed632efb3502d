import { noKind, pathKind, specOf } from '../rules/buildings';
import { buildingOver, type Park } from '../rules/ThemeParkState';
import { cellSize, type DragSquare, type Hand } from '../viewport';
import { leftOf, topOf } from './corners';
import { layBuilding } from './layBuilding';
import { layTrack } from './layTrack';
import type { QuadList } from './QuadList';
import { sprite } from './sprites';

/** Colours the cells of a building with its corner at a point in world pixels; one cell for no kind. */
export function layTiles(
  list: QuadList,
  tile: number,
  x: number,
  y: number,
  kind: number,
  alpha = 1,
): void {
  const { width, height } = kind === noKind ? { width: 1, height: 1 } : specOf(kind);
  for (let down = 0; down < height; down += 1) {
    for (let across = 0; across < width; across += 1) {
      list.add(tile, x + across * cellSize, y + down * cellSize, alpha, 0, 1);
    }
  }
}

function tileOf(allowed: boolean): number {
  return allowed ? sprite.goodTile : sprite.badTile;
}

/** Red tiles under the building that would be removed. */
function layRemoved(list: QuadList, state: Park, column: number, row: number): void {
  const cell = buildingOver(state, row * state.columns + column);
  if (cell < 0) return;
  const [x, y] = [leftOf(state, cell), topOf(state, cell)];
  layTiles(list, sprite.badTile, x, y, state.kindAt[cell]);
}

/** The building that would be put here, pale. */
function layGhost(list: QuadList, { columns }: Park, kind: number, square: DragSquare): void {
  const { column, row, allowed } = square;
  const [x, y] = [column * cellSize, row * cellSize];
  layBuilding(list, kind, row * columns + column, x, y, 0, allowed ? 0.72 : 0.4);
}

/** What a drag would build or remove when it is released. */
function layDrag(
  list: QuadList,
  state: Park,
  { drag, kind, removing }: Readonly<Hand>,
  above: boolean,
): void {
  for (const square of drag) {
    const { column, row, allowed } = square;
    if (removing) {
      if (above) layRemoved(list, state, column, row);
    } else if (!above) {
      layTiles(list, tileOf(allowed), column * cellSize, row * cellSize, kind);
    } else if (kind !== pathKind) layGhost(list, state, kind, square);
  }
}

/** The piece of track that a panel offers, pale. */
function layPiece(list: QuadList, state: Park, { piece }: Readonly<Hand>, above: boolean) {
  if (!piece) return;
  const [x, y] = [leftOf(state, piece.cell), topOf(state, piece.cell)];
  if (above) layTrack(list, piece.track, x, y, piece.allowed ? 0.75 : 0.4);
  else list.add(tileOf(piece.allowed), x, y, 1, 0, 1);
}

/**
 * The preview of the current tool: tiles under the building, red if it may not stand there or would
 * be removed.
 * @param above lays the part above all buildings
 */
export function layHand(list: QuadList, state: Park, hand: Readonly<Hand>, above: boolean): void {
  layPiece(list, state, hand, above);
  if (hand.drag.length > 0) {
    layDrag(list, state, hand, above);
    return;
  }
  const { column, row, kind, allowed } = hand;
  const isInside = column >= 0 && row >= 0 && column < state.columns && row < state.rows;
  if (!isInside) return;
  const [x, y] = [column * cellSize, row * cellSize];
  if (kind !== noKind && !hand.removing) {
    if (!above) layTiles(list, tileOf(allowed), x, y, kind);
    else if (kind !== pathKind || !allowed) layGhost(list, state, kind, hand);
    if (above && !allowed) layTiles(list, sprite.badTile, x, y, kind);
  } else if (hand.removing && above) layRemoved(list, state, column, row);
  else if (!above) list.add(sprite.goodTile, x, y, 0.6, 0, 1);
  if (above && hand.byKeyboard) {
    list.add(sprite.cursorFrame, x + cellSize / 2, y + cellSize / 2, 1, 0, 1);
  }
}
