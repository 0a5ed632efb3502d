/** The interface that the bench drives: one snake that circles on a field of 15 by 15. */
export interface SnakePeer {
  readonly name: string;
  /**
   * Makes `moves` moves, turning at every corner of its circle. Returns a value that depends on
   * them.
   */
  run(moves: number): number;
}

const size = 15;
/** Moves from one corner of the circle to the next. */
export const sideLength = 6;
export const snakeLength = 9;

/** The minimum of a move: a ring of cells and their occupancy, no rules. */
export function bareRing(): SnakePeer {
  const body = new Uint16Array(256);
  const cells = new Uint8Array(size * size);
  const steps = Int16Array.of(-size, 1, size, -1);
  let head = 0;
  let direction = 1;
  let moved = 0;
  body[0] = 3 * size + 3;
  return {
    name: 'bare ring buffer',
    run(moves) {
      for (let move = 0; move < moves; move += 1) {
        if (moved === sideLength) {
          direction = (direction + 1) & 3;
          moved = 0;
        }
        moved += 1;
        const next = body[head] + steps[direction];
        if (cells[next] > 1) return -1;
        head = (head + 1) & 255;
        body[head] = next;
        cells[next] = 1;
        cells[body[(head - snakeLength) & 255]] = 0;
      }
      return body[head];
    },
  };
}

type Cell = Readonly<{ x: number; y: number }>;

/** The usual way: a list of cells that is copied at every move and searched for a collision. */
export function objectsAndSpread(): SnakePeer {
  const routes: readonly Cell[] = [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ];
  const food: Cell = { x: 0, y: 0 };
  let state = {
    snake: Array.from({ length: snakeLength }, (): Cell => ({ x: 3, y: 3 })),
    direction: 1,
    moved: 0,
    score: 0,
    over: false,
  };
  function moved(before: typeof state): typeof state {
    const turns = before.moved === sideLength;
    const direction = turns ? (before.direction + 1) % 4 : before.direction;
    const [first] = before.snake;
    const head = { x: first.x + routes[direction].x, y: first.y + routes[direction].y };
    const hitsWall = head.x < 0 || head.y < 0 || head.x >= size || head.y >= size;
    const hitsSelf = before.snake.some((cell) => cell.x === head.x && cell.y === head.y);
    if (hitsWall || hitsSelf) return { ...before, over: true };
    const eats = head.x === food.x && head.y === food.y;
    const snake = [head, ...before.snake];
    if (!eats) snake.pop();
    return {
      ...before,
      snake,
      direction,
      moved: turns ? 1 : before.moved + 1,
      score: before.score + (eats ? 10 : 0),
    };
  }
  return {
    name: 'objects and spread',
    run(moves) {
      for (let move = 0; move < moves; move += 1) state = moved(state);
      return state.snake[0].x;
    },
  };
}
