import { ticksFromMs } from '../../kit/rules/config';
import { occupy, placeBonus, placeFood, removeBonus, shift, vacate } from './freeCells';
import { neighbour } from './neighbour';
import { events, type Report } from './SnakeEvent';
import {
  type Body,
  bodyCell,
  type CrashCause,
  content,
  never,
  type SnakeState,
} from './SnakeState';
import { takeTurn } from './turn';
import { exitOf, layCheese, worth } from './variants';

/**
 * Why entering a cell would end the run. The tail's cell counts as free if the tail leaves it now.
 */
function crashCause(state: Readonly<SnakeState>, next: number): CrashCause | '' {
  if (next < 0) return 'wall';
  const met = state.cells[next];
  if (met === content.wall) return 'maze';
  if (met !== content.snake) return '';
  return state.growing === 0 && next === bodyCell(state, state.length - 1) ? '' : 'self';
}

export function finish(state: SnakeState): void {
  state.phase = 'over';
  state.moveAt = never;
}

/** Moves the head to `next`. The tail follows unless the snake grows. */
function advance(state: SnakeState, next: number): void {
  const { body, cells } = state;
  const mask = body.length - 1;
  const met = cells[next];
  const head = (state.head + 1) & mask;
  const tail = body[(head - state.length) & mask];
  state.head = head;
  body[head] = next;
  const grows = state.growing > 0;
  if (grows) {
    state.growing -= 1;
    state.length += 1;
  }
  state.leftCell = grows ? -1 : tail;
  if (state.config.variant === 'cheese') {
    layCheese(state);
    return;
  }
  if (grows) {
    if (met === content.nothing) occupy(state, next, content.snake);
    else cells[next] = content.snake;
    return;
  }
  if (met === content.nothing) {
    shift(state, tail, next);
  } else if (next !== tail) {
    cells[next] = content.snake;
    vacate(state, tail);
  }
}

export function eat(state: SnakeState, snake: Body, emit: Report): void {
  const { points, levelPoints, variant } = state.config;
  state.eaten += 1;
  if (variant !== 'classic') snake.score += worth(state, points);
  else snake.score += state.level === 0 ? points : state.level * levelPoints;
  const placed = placeFood(state, emit);
  events.ate.rival = snake !== state;
  emit(events.ate);
  if (placed) {
    placeBonus(state, emit);
    return;
  }
  finish(state);
  state.filled = true;
  emit(events.filled);
}

export function eatBonus(state: SnakeState, snake: Body, emit: Report): void {
  const { bonusPoints, bonusMovePoints, variant } = state.config;
  const isClassic = variant === 'classic';
  const level = state.level === 0 || !isClassic ? 1 : state.level;
  const points = bonusPoints * (level + 1) + bonusMovePoints * state.bonusMoves;
  events.bonusEaten.points = isClassic ? points : worth(state, points);
  events.bonusEaten.rival = snake !== state;
  snake.score += events.bonusEaten.points;
  state.bonus = -1;
  state.bonusMoves = 0;
  emit(events.bonusEaten);
}

/** Lets a creature that nobody has caught come a move closer to its leaving. */
export function tireBonus(state: SnakeState, emit: Report): void {
  if (state.bonus < 0) return;
  state.bonusMoves -= 1;
  if (state.bonusMoves === 0) removeBonus(state, emit);
}

/** One move of the snake, or a tick of grace before a crash. */
export function move(state: SnakeState, emit: Report): void {
  takeTurn(state);
  const next = neighbour(state, state.body[state.head], state.heading);
  const cause = crashCause(state, next);
  if (cause !== '') {
    if (state.grace >= state.maxGrace) {
      finish(state);
      state.cause = cause;
      events.crashed.cause = cause;
      emit(events.crashed);
      return;
    }
    state.grace += 1;
    state.moveAt = state.tick + 1;
    return;
  }
  state.grace = 0;
  state.moveAt = state.tick + state.movePeriod;
  state.moved = state.heading;
  if (next !== state.bonus) tireBonus(state, emit);
  const exit = exitOf(state, next);
  const eats = next === state.food || exit !== next;
  const eatsBonus = next === state.bonus;
  if (eats) state.growing += state.config.growth;
  if (exit !== next) {
    vacate(state, next);
    state.moved = -1;
    state.moveAt = state.tick + Math.max(state.movePeriod, ticksFromMs(state.config.portalMs));
  }
  advance(state, exit);
  if (eats) eat(state, state, emit);
  else if (eatsBonus) eatBonus(state, state, emit);
}
