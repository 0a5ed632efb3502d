import { kindOf, noKind, specOf } from '../../../scenes/theme-park/rules/buildings';
import { type QueriedAction, query } from '../../../scenes/theme-park/rules/query';
import { buildingOver, type ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { nameAt, placeText, poundsText, refusalText } from '../../../scenes/theme-park/texts';
import type { Park, PlacedId, Tool } from './ParkContext';

function isInside(state: Readonly<ThemeParkState>, column: number, row: number): boolean {
  return column >= 0 && row >= 0 && column < state.columns && row < state.rows;
}

export function isBuilding(tool: Tool): tool is PlacedId {
  return tool !== 'remove' && tool !== 'look';
}

/** The action of a tool at a cell; undefined for Look. */
export function actionAt(tool: Tool, column: number, row: number): QueriedAction | undefined {
  if (tool === 'look') return undefined;
  if (tool === 'remove') return { type: 'remove', column, row };
  return { type: 'place', kind: kindOf(tool), column, row };
}

/** Shows the preview at a cell. */
export function showPreview(park: Park, column: number, row: number, byKeyboard: boolean): void {
  const viewport = park.viewport();
  const state = park.state();
  if (!viewport || !state) return;
  const { hand } = viewport;
  hand.column = column;
  hand.row = row;
  hand.byKeyboard = byKeyboard;
  hand.removing = park.tool === 'remove';
  hand.kind = isBuilding(park.tool) ? kindOf(park.tool) : noKind;
  const action = actionAt(park.tool, column, row);
  // Removes the preview of a drag whose tool was put away.
  if (!action) hand.drag = [];
  hand.allowed = action !== undefined && query(state, action).ok;
}

/** The exact position of a press, in world pixels. */
type Manner = Readonly<{ x?: number; y?: number }>;

/** Applies the tool at a cell. */
export function press(park: Park, column: number, row: number, manner: Manner): void {
  const state = park.state();
  const viewport = park.viewport();
  if (!state || !viewport) return;
  const { tool } = park;
  if (tool === 'look') {
    const visitor =
      manner.x === undefined || manner.y === undefined ? 0 : viewport.visitorAt(manner.x, manner.y);
    const cell = isInside(state, column, row)
      ? buildingOver(state, row * state.columns + column)
      : -1;
    if (isInside(state, column, row)) park.point({ column, row });
    if (visitor > 0) park.choose({ visitor });
    else park.choose(cell >= 0 ? { cell } : undefined);
    return;
  }
  const action = actionAt(tool, column, row);
  if (action) park.dispatch(action);
}

export function pressRemove(park: Park, column: number, row: number): void {
  park.dispatch({ type: 'remove', column, row });
}

/** A cell in words: "Carousel", "Roller Coaster, part 2 of 8", "Grass". */
export function cellText(state: Readonly<ThemeParkState>, cell: number): string {
  const origin = buildingOver(state, cell);
  if (origin < 0) return 'Grass';
  const kind = state.kindAt[origin];
  const { width, height } = specOf(kind);
  const name = nameAt(state, origin);
  if (width * height === 1) return name;
  const across = (cell % state.columns) - (origin % state.columns);
  const down = Math.floor(cell / state.columns) - Math.floor(origin / state.columns);
  return `${name}, part ${down * width + across + 1} of ${width * height}`;
}

/** The cell's contents, its position, and what the tool would do there. */
export function cursorText(state: Readonly<ThemeParkState>, tool: Tool, cell: number): string {
  const column = cell % state.columns;
  const row = Math.floor(cell / state.columns);
  const here = `${cellText(state, cell)}, ${placeText(state, cell)}`;
  const action = actionAt(tool, column, row);
  if (!action) return here;
  const answer = query(state, action);
  if (!answer.ok) {
    return `${here}. ${refusalText(answer.reason, answer.pounds, answer.kind, state.money)}`;
  }
  const { name } = specOf(answer.kind);
  return action.type === 'remove'
    ? `${here}. Removing it gives ${poundsText(-answer.pounds)} back.`
    : `${here}. ${name} may stand here for ${poundsText(answer.pounds)}.`;
}
