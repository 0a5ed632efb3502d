import { directions, oppositeOf } from '../../kit/rules/grid';
import { neighbour } from '../rules/neighbour';
import type { SnakeAction } from '../rules/SnakeAction';
import { type Body, bodyCell, content, type SnakeState } from '../rules/SnakeState';
import { exitOf } from '../rules/variants';

function next(state: Readonly<SnakeState>, cell: number, direction: number): number {
  return neighbour(cell, direction, state.columns, state.cells.length, state.wraps);
}

function isOpen(state: Readonly<SnakeState>, cell: number): boolean {
  return cell >= 0 && state.cells[cell] !== content.wall && state.cells[cell] !== content.snake;
}

/** Distances in moves from a cell to all cells that can be reached over free ones. */
function reachFrom(state: Readonly<SnakeState>, from: number): ReadonlyMap<number, number> {
  const moves = new Map([[from, 0]]);
  for (const [cell, count] of moves) {
    for (let direction = 0; direction < 4; direction += 1) {
      const beside = next(state, cell, direction);
      if (isOpen(state, beside) && !moves.has(beside)) moves.set(beside, count + 1);
    }
  }
  return moves;
}

function isBeside(state: Readonly<SnakeState>, cell: number, beside: number): boolean {
  return [0, 1, 2, 3].some((direction) => next(state, cell, direction) === beside);
}

/** Where a plain player wants to go: of two portals, to those that lead to enough room. */
function goalsOf(state: Readonly<SnakeState>): readonly number[] {
  const { bonus, food, twin } = state;
  if (bonus >= 0) return [bonus];
  if (twin === undefined) return [food];
  const roomy = [food, twin].filter((goal) => {
    return goal >= 0 && reachFrom(state, exitOf(state, goal)).size > state.length;
  });
  return roomy.length > 0 ? roomy : [food, twin];
}

/**
 * The next turn of a plain player, if any: the shortest route to the creature or the food, but not
 * into a pocket smaller than the snake if there is another way.
 * @param sees whether it has seen where the food is; until then it goes straight on if it can
 */
export function chooseTurn(
  state: Readonly<SnakeState>,
  sees: boolean,
  snake: Readonly<Body> = state,
): SnakeAction | undefined {
  const head = bodyCell(snake, 0);
  const other = snake === state ? state.rival : state;
  const goals = sees ? goalsOf(state) : [];
  let best = snake.heading;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let direction = 0; direction < 4; direction += 1) {
    const cell = next(state, head, direction);
    if (direction === oppositeOf(snake.moved) || !isOpen(state, cell)) continue;
    const reach = reachFrom(state, exitOf(state, cell));
    const moves = goals.map((goal) => reach.get(goal) ?? state.cells.length);
    const far = Math.min(state.cells.length, ...moves);
    // The other snake may come here, too.
    const meets = other !== undefined && isBeside(state, cell, bodyCell(other, 0));
    const detour = sees || direction === snake.heading ? 0 : 1;
    const cost = far + detour + (meets ? 500 : 0) + (reach.size <= snake.length ? 1000 : 0);
    if (cost < bestCost) {
      best = direction;
      bestCost = cost;
    }
  }
  return best === snake.heading
    ? undefined
    : { type: snake === state ? 'turn' : 'rivalTurn', direction: directions[best] };
}
