import { occupy, vacate } from './freeCells';
import { eat, eatBonus, finish, tireBonus } from './move';
import { neighbour } from './neighbour';
import { events, type Report } from './SnakeEvent';
import { type Body, bodyCell, content, type SnakeState } from './SnakeState';
import { takeTurn } from './turn';

/** The cell that a snake goes to, or -1 beyond a wall. It grows if there is food. */
function nextCell(state: SnakeState, snake: Body): number {
  takeTurn(snake);
  const next = neighbour(state, bodyCell(snake, 0), snake.heading);
  if (next === state.food) snake.growing += state.config.duelGrowth;
  return next;
}

/** Whether a cell is a tail's that leaves it now. */
function isLeaving(snake: Readonly<Body>, cell: number): boolean {
  return snake.growing === 0 && cell === bodyCell(snake, snake.length - 1);
}

function isHit(state: Readonly<SnakeState>, rival: Readonly<Body>, cell: number): boolean {
  if (cell < 0 || state.cells[cell] === content.wall) return true;
  if (state.cells[cell] !== content.snake) return false;
  return !isLeaving(state, cell) && !isLeaving(rival, cell);
}

/** Takes the tail along, unless the snake grows. */
function pull(state: SnakeState, snake: Body): void {
  if (snake.growing > 0) {
    snake.growing -= 1;
    snake.length += 1;
    snake.leftCell = -1;
  } else {
    snake.leftCell = bodyCell(snake, snake.length - 1);
    vacate(state, snake.leftCell);
  }
}

function push(state: SnakeState, snake: Body, next: number): void {
  snake.head = (snake.head + 1) & (snake.body.length - 1);
  snake.body[snake.head] = next;
  snake.moved = snake.heading;
  if (state.cells[next] === content.nothing) occupy(state, next, content.snake);
  else state.cells[next] = content.snake;
}

/**
 * One move of two snakes at once. Whoever runs into a wall or a snake has lost; where their heads
 * meet, both have.
 */
export function moveBoth(state: SnakeState, rival: Body, emit: Report): void {
  const { food, bonus } = state;
  const own = nextCell(state, state);
  const other = nextCell(state, rival);
  const swap = own === bodyCell(rival, 0) && other === bodyCell(state, 0);
  const meet = own === other || swap;
  const lost =
    (meet || isHit(state, rival, own) ? 1 : 0) + (meet || isHit(state, rival, other) ? 2 : 0);
  if (lost > 0) {
    finish(state);
    state.lost = lost;
    emit(events.roundEnded);
    return;
  }
  state.moveAt = state.tick + state.movePeriod;
  if (bonus >= 0 && own !== bonus && other !== bonus) tireBonus(state, emit);
  pull(state, state);
  pull(state, rival);
  push(state, state, own);
  push(state, rival, other);
  if (bonus >= 0 && own === bonus) eatBonus(state, state, emit);
  else if (bonus >= 0 && other === bonus) eatBonus(state, rival, emit);
  if (own === food) eat(state, state, emit);
  else if (other === food) eat(state, rival, emit);
}

/** How a round has ended: 1 or 2 for the player who won it, 0 for a draw. */
export function winnerOf({ lost = 0, score, rival }: Readonly<SnakeState>): 0 | 1 | 2 {
  if (lost === 1) return 2;
  if (lost === 2) return 1;
  const lead = score - (rival?.score ?? 0);
  if (lost === 3 || lead === 0) return 0;
  return lead > 0 ? 1 : 2;
}
