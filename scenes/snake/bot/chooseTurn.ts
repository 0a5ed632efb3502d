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

/**
 * Distances in moves from a cell to all cells that can be reached over free ones.
 * @param head not free, even if the state does not show it there yet; -1 if it may be passed
 */
function reachFrom(
  state: Readonly<SnakeState>,
  from: number,
  head: number,
): ReadonlyMap<number, number> {
  const moves = new Map([[from, 0]]);
  for (const [cell, count] of moves) {
    for (let direction = 0; direction < 4; direction += 1) {
      const beside = next(state, cell, direction);
      if (isOpen(state, beside) && beside !== head && !moves.has(beside))
        moves.set(beside, count + 1);
    }
  }
  return moves;
}

function isBeside(state: Readonly<SnakeState>, cell: number, beside: number): boolean {
  return [0, 1, 2, 3].some((direction) => next(state, cell, direction) === beside);
}

/** Where a plain player wants to go: of two portals, to those that lead to enough room. */
function goalsOf(state: Readonly<SnakeState>, head: number): readonly number[] {
  const { bonus, food, twin } = state;
  if (bonus >= 0) return [bonus];
  if (twin === undefined) return [food];
  const roomy = [food, twin].filter((goal) => {
    return goal >= 0 && reachFrom(state, exitOf(state, goal), head).size > state.length;
  });
  return roomy.length > 0 ? roomy : [food, twin];
}

/**
 * The next turn of a plain player, if any: the shortest route to the creature or the food, but not
 * into a pocket smaller than the snake if there is another way.
 * @param seen the field as it is seen, with food, walls and the snake's body
 * @param now where the head is, and its direction
 */
export function chooseTurn(
  seen: Readonly<SnakeState>,
  now: Readonly<SnakeState>,
): SnakeAction | undefined {
  const head = bodyCell(now, 0);
  // Until it has seen where the next food is, it goes straight on if it can.
  const sees = seen.eaten === now.eaten;
  // A gap of Cheese may be passed, also under the head.
  const closed = now.cells[head] === content.snake ? head : -1;
  const goals = sees ? goalsOf(seen, closed) : [];
  let best = now.heading;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let direction = 0; direction < 4; direction += 1) {
    const cell = next(seen, head, direction);
    if (direction === oppositeOf(now.moved) || !isOpen(seen, cell)) continue;
    const reach = reachFrom(seen, exitOf(seen, cell), closed);
    const moves = goals.map((goal) => reach.get(goal) ?? seen.cells.length);
    const far = Math.min(seen.cells.length, ...moves);
    const detour = sees || direction === now.heading ? 0 : 1;
    const cost = far + detour + (reach.size <= now.length ? 1000 : 0);
    if (cost < bestCost) {
      best = direction;
      bestCost = cost;
    }
  }
  return best === now.heading ? undefined : { type: 'turn', direction: directions[best] };
}
