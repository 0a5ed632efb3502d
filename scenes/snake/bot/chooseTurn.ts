import { directions, oppositeOf } from '../../kit/rules/grid';
import { neighbour } from '../rules/neighbour';
import type { SnakeAction } from '../rules/SnakeAction';
import { type Body, bodyCell, content, type SnakeState } from '../rules/SnakeState';
import { exitOf } from '../rules/variants';

function isOpen(state: Readonly<SnakeState>, cell: number): boolean {
  return cell >= 0 && state.cells[cell] !== content.wall && state.cells[cell] !== content.snake;
}

/** The largest field has 40 by 40 cells. Written again by each search. */
const moves = new Int16Array(1600);
const reached = new Int16Array(1600);

/**
 * Counts the moves from a cell to all cells that can be reached over free ones into `moves`; -1 is
 * out of reach.
 * @param head not free, even if the state does not show it there yet; -1 if it may be passed
 * @returns how many cells can be reached
 */
function reachFrom(state: Readonly<SnakeState>, from: number, head: number): number {
  moves.fill(-1);
  moves[from] = 0;
  reached[0] = from;
  let count = 1;
  for (let index = 0; index < count; index += 1) {
    const cell = reached[index];
    for (let direction = 0; direction < 4; direction += 1) {
      const beside = neighbour(state, cell, direction);
      if (!isOpen(state, beside) || beside === head || moves[beside] >= 0) continue;
      moves[beside] = moves[cell] + 1;
      reached[count++] = beside;
    }
  }
  return count;
}

function isBeside(state: Readonly<SnakeState>, cell: number, beside: number): boolean {
  return [0, 1, 2, 3].some((direction) => neighbour(state, cell, direction) === beside);
}

/** Where a plain player wants to go: of two portals, to those that lead to enough room. */
function goalsOf(state: Readonly<SnakeState>, head: number): readonly number[] {
  const { bonus, food, twin } = state;
  if (bonus >= 0) return [bonus];
  if (twin === undefined) return [food];
  const roomy = [food, twin].filter((goal) => {
    return goal >= 0 && reachFrom(state, exitOf(state, goal), head) > state.length;
  });
  return roomy.length > 0 ? roomy : [food, twin];
}

/**
 * The next turn of a plain player, if any: the shortest route to the creature or the food, but not
 * into a pocket smaller than the snake if there is another way.
 * @param seen the field as it is seen, with food, walls and another snake's body
 * @param now the bot's own body, and where the heads are, and their directions
 * @param snake the one of two that turns
 */
export function chooseTurn(
  seen: Readonly<SnakeState>,
  now: Readonly<SnakeState>,
  snake: Readonly<Body> = now,
): SnakeAction | undefined {
  const head = bodyCell(snake, 0);
  const other = snake === now ? now.rival : now;
  // Until it has seen where the next food is, it goes straight on if it can.
  const sees = seen.eaten === now.eaten;
  // A gap of Cheese may be passed, also under the head.
  const closed = now.cells[head] === content.snake ? head : -1;
  // Its own body follows its own turns. What another snake does is seen late.
  const field = now.rival ? seen : now;
  const goals = sees ? goalsOf(seen, closed) : [];
  let best = snake.heading;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let direction = 0; direction < 4; direction += 1) {
    const cell = neighbour(seen, head, direction);
    if (direction === oppositeOf(snake.moved) || !isOpen(field, cell)) continue;
    const room = reachFrom(field, exitOf(seen, cell), closed);
    const ways = goals.map((goal) => (moves[goal] >= 0 ? moves[goal] : seen.cells.length));
    const far = Math.min(seen.cells.length, ...ways);
    // The other snake may come here, too.
    const meets = other !== undefined && isBeside(seen, cell, bodyCell(other, 0));
    const detour = sees || direction === snake.heading ? 0 : 1;
    const cost = far + detour + (meets ? 500 : 0) + (room <= snake.length ? 1000 : 0);
    if (cost < bestCost) {
      best = direction;
      bestCost = cost;
    }
  }
  return best === snake.heading
    ? undefined
    : { type: snake === now ? 'turn' : 'rivalTurn', direction: directions[best] };
}
