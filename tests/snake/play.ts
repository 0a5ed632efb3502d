import { defaultsOf } from '../../scenes/kit/rules/config';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import type { SnakeConfig } from '../../scenes/snake/config';
import { snakeConfig } from '../../scenes/snake/config';
import type { SnakeAction } from '../../scenes/snake/rules/SnakeAction';
import type { SnakeEvent } from '../../scenes/snake/rules/SnakeEvent';
import type { SnakeState } from '../../scenes/snake/rules/SnakeState';
import { snakeRules } from '../../scenes/snake/rules/snakeRules';

export type Direction = 'up' | 'right' | 'down' | 'left';

export const begin: SnakeAction = { type: 'start' };

export function turn(direction: Direction): SnakeAction {
  return { type: 'turn', direction };
}

/** Snake driven move by move through its real rules, with the events it reported. */
export class Game {
  readonly state: SnakeState;
  readonly events: SnakeEvent[] = [];

  constructor(config: Partial<SnakeConfig> = {}, seed = 1, started = true) {
    this.state = snakeRules.start({ ...defaultsOf(snakeConfig), ...config }, seed);
    if (started) this.tick(begin);
  }

  tick(...actions: SnakeAction[]): this {
    stepRules(snakeRules, this.state, actions, (event) => this.events.push({ ...event }));
    return this;
  }

  /** Hands over the actions and waits until the snake has moved or crashed. */
  move(...actions: SnakeAction[]): this {
    const head = this.state.head;
    this.tick(...actions);
    while (this.state.phase === 'playing' && this.state.head === head) this.tick();
    return this;
  }

  moves(count: number): this {
    for (let index = 0; index < count; index += 1) this.move();
    return this;
  }

  /** Column and row of the snake's part, 0 being the head. */
  part(index = 0): [number, number] {
    const { body, head, columns } = this.state;
    const cell = body[(head - index) & (body.length - 1)];
    return [cell % columns, Math.floor(cell / columns)];
  }

  parts(): [number, number][] {
    return Array.from({ length: this.state.length }, (_, index) => this.part(index));
  }

  types(): string[] {
    return this.events.map((event) => event.type);
  }

  /** Moves the food to a free cell. */
  putFood(column: number, row: number): this {
    const { state } = this;
    const cell = row * state.columns + column;
    if (state.cells[cell] === 3) return this;
    if (state.cells[cell] !== 0) throw new Error('not a free cell');
    state.cells[state.food] = 0;
    const place = state.freePlace[cell];
    state.free[place] = state.food;
    state.freePlace[state.food] = place;
    state.cells[cell] = 3;
    state.food = cell;
    return this;
  }
}
