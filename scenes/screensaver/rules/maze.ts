import { below, type Rng } from '../../kit/rules/rng';

const ways = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Grows a maze without loops: exactly one path leads to each place. */
export function growMaze(rng: Rng, side: number): Uint8Array {
  const cells = new Uint8Array(side * side).fill(1);
  const stack = [side + 1];
  cells[side + 1] = 0;
  while (stack.length > 0) {
    const cell = stack[stack.length - 1];
    const [x, y] = [cell % side, Math.floor(cell / side)];
    const open = ways.filter(([dx, dy]) => {
      const [toX, toY] = [x + 2 * dx, y + 2 * dy];
      return toX > 0 && toY > 0 && toX < side && toY < side && cells[toY * side + toX] === 1;
    });
    if (open.length === 0) {
      stack.pop();
      continue;
    }
    const [dx, dy] = open[below(rng, open.length)];
    cells[(y + dy) * side + x + dx] = 0;
    cells[(y + 2 * dy) * side + x + 2 * dx] = 0;
    stack.push((y + 2 * dy) * side + x + 2 * dx);
  }
  return cells;
}

/** A walker in a maze of whole cells. In `cells` 1 is a hedge. */
export type Walk = ReturnType<typeof startWalk>;

export function startWalk(rng: Rng, side: number) {
  const cells = growMaze(rng, side);
  const east = cells[side + 2] === 0;
  return {
    side,
    cells,
    x: 1.5,
    y: 1.5,
    dirX: east ? 1 : 0,
    dirY: east ? 0 : 1,
    /** Ticks that are left of the current turn, and its direction: 1 right, -1 left. */
    turning: 0,
    way: 1,
    /** Ticks that are left of the current step. */
    stepping: 0,
  };
}

const turnTicks = 30;
/** Cosine and sine of 3 degrees. Thirty of them make a quarter turn. */
const [turnCosine, turnSine] = [0.9986295347545738, 0.0523359562429438];
const stepTicks = 40;

function isOpen({ side, cells, x, y }: Walk, dx: number, dy: number): boolean {
  return cells[Math.floor(y + dy) * side + Math.floor(x + dx)] === 0;
}

/** One tick of a walk that follows the right-hand hedge. */
export function walkOn(walk: Walk): void {
  if (walk.turning > 0) {
    const { dirX, dirY, way } = walk;
    walk.dirX = dirX * turnCosine - dirY * turnSine * way;
    walk.dirY = dirY * turnCosine + dirX * turnSine * way;
    walk.turning -= 1;
    if (walk.turning === 0) {
      walk.dirX = Math.round(walk.dirX);
      walk.dirY = Math.round(walk.dirY);
    }
    return;
  }
  if (walk.stepping > 0) {
    walk.x += walk.dirX / stepTicks;
    walk.y += walk.dirY / stepTicks;
    walk.stepping -= 1;
    if (walk.stepping > 0) return;
    walk.x = Math.floor(walk.x) + 0.5;
    walk.y = Math.floor(walk.y) + 0.5;
    if (!isOpen(walk, -walk.dirY, walk.dirX)) return;
    walk.way = 1;
    walk.turning = turnTicks;
    // After a turn it steps forward at once. Otherwise it would turn forever in an open place.
    walk.stepping = 0;
    return;
  }
  if (isOpen(walk, walk.dirX, walk.dirY)) {
    walk.stepping = stepTicks;
    return;
  }
  walk.way = -1;
  walk.turning = turnTicks;
}
