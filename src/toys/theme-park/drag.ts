import { kindOf, specOf } from '../../../scenes/theme-park/rules/buildings';
import { query } from '../../../scenes/theme-park/rules/query';
import type { ThemeParkAction } from '../../../scenes/theme-park/rules/ThemeParkAction';
import { buildingOver, type ThemeParkState } from '../../../scenes/theme-park/rules/ThemeParkState';
import { poundsText } from '../../../scenes/theme-park/texts';
import type { DragSquare } from '../../../scenes/theme-park/viewport';
import type { Cell, Tool } from './ParkContext';
import { actionAt, isBuilding } from './press';

/** What the release of a drag would do. */
export type DragPlan = Readonly<{
  squares: readonly DragSquare[];
  /** How many of the squares can be built or removed. */
  count: number;
  /** Their total cost in pounds; negative where money comes back. */
  pounds: number;
  /** Whether the money runs out before the last square. */
  isShort: boolean;
}>;

/** The squares from one to another without the first: along the row, then along the column. */
export function squaresBetween(from: Cell, to: Cell): Cell[] {
  const squares: Cell[] = [];
  let { column, row } = from;
  while (column !== to.column || row !== to.row) {
    if (column !== to.column) column += Math.sign(to.column - column);
    else row += Math.sign(to.row - row);
    squares.push({ column, row });
  }
  return squares;
}

function footprint(tool: Tool, { column, row }: Cell): readonly string[] {
  const { width, height } = isBuilding(tool) ? specOf(kindOf(tool)) : { width: 1, height: 1 };
  const cells: string[] = [];
  for (let down = 0; down < height; down += 1) {
    for (let across = 0; across < width; across += 1)
      cells.push(`${column + across} ${row + down}`);
  }
  return cells;
}

/**
 * Plans what a tool would do along the squares of a drag, in order, with the money that is left.
 */
export function planDrag(
  state: Readonly<ThemeParkState>,
  tool: Tool,
  visited: readonly Cell[],
): DragPlan {
  const squares: DragSquare[] = [];
  const taken = new Set<string>();
  let count = 0;
  let pounds = 0;
  let isShort = false;
  for (const { column, row } of visited) {
    const action = actionAt(tool, column, row);
    if (!action) break;
    const answer = query(state, action);
    const isRemoval = tool === 'remove';
    const over = isRemoval && answer.ok ? buildingOver(state, row * state.columns + column) : -1;
    const cells = isRemoval ? [`${over}`] : footprint(tool, { column, row });
    // Several squares of one building are one removal, so a repeated one is not an error. Buildings
    // do not overlap.
    if (isRemoval && !answer.ok && visited.length > 1) continue;
    if (cells.some((cell) => taken.has(cell))) continue;
    const isPaid = isRemoval || state.money - pounds >= answer.pounds;
    // Drawing a path over existing paths is not an error.
    const isThere = !answer.ok && answer.reason === 'occupied';
    if (isThere && visited.length > 1 && tool === 'path') continue;
    const allowed = answer.ok && isPaid;
    isShort ||= !isPaid;
    for (const cell of cells) taken.add(cell);
    squares.push({ column, row, allowed });
    if (!allowed) continue;
    count += 1;
    pounds += answer.pounds;
  }
  return { squares, count, pounds, isShort };
}

/** The cost of a drag as shown at the pointer: "6 × Path, £300". */
export function dragText(tool: Tool, { count, pounds, isShort }: DragPlan): string {
  if (tool === 'remove') return `Remove ${count}, ${poundsText(-pounds)} back`;
  const name = isBuilding(tool) ? specOf(kindOf(tool)).name : '';
  const cost = `${count} × ${name}, ${poundsText(pounds)}`;
  return isShort ? `${cost}: the till holds no more` : cost;
}

/**
 * The actions of a drag, which are undone together. Where none is possible, the first one reports
 * why.
 */
export function actionsOf(tool: Tool, { squares, count }: DragPlan): readonly ThemeParkAction[] {
  const done = count > 0 ? squares.filter(({ allowed }) => allowed) : squares.slice(0, 1);
  return done.flatMap(({ column, row }, index): readonly ThemeParkAction[] => {
    const joined = index > 0;
    if (tool === 'remove') return [{ type: joined ? 'clear' : 'remove', column, row }];
    if (!isBuilding(tool)) return [];
    return [{ type: joined ? 'extend' : 'place', kind: kindOf(tool), column, row }];
  });
}
