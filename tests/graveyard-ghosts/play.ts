import {
  type GraveyardGhostsConfig,
  graveyardGhostsConfig,
} from '../../scenes/graveyard-ghosts/config';
import type { GraveyardGhostsAction } from '../../scenes/graveyard-ghosts/rules/GraveyardGhostsAction';
import type { GraveyardGhostsEvent } from '../../scenes/graveyard-ghosts/rules/GraveyardGhostsEvent';
import {
  type GraveyardGhostsState,
  thing,
} from '../../scenes/graveyard-ghosts/rules/GraveyardGhostsState';
import { stand } from '../../scenes/graveyard-ghosts/rules/ghosts';
import { graveyardGhostsRules } from '../../scenes/graveyard-ghosts/rules/graveyardGhostsRules';
import { cellStep, playerStart, size } from '../../scenes/graveyard-ghosts/rules/Maze';
import { clearMotion, placePlayer } from '../../scenes/graveyard-ghosts/rules/places';
import { defaultsOf } from '../../scenes/kit/rules/config';
import {
  type Direction,
  directionIndex,
  directions,
  oppositeOf,
} from '../../scenes/kit/rules/grid';
import { stepRules } from '../../scenes/kit/rules/stepTick';

/** The cell at a column and row. */
export function cell(column: number, row: number): number {
  return row * size + column;
}

/** A game that is advanced tick by tick by its real rules, with copies of its events. */
export class Game {
  readonly state: GraveyardGhostsState;
  readonly events: GraveyardGhostsEvent[] = [];

  constructor(changes: Partial<GraveyardGhostsConfig> = {}, seed = 1) {
    this.state = graveyardGhostsRules.start(
      { ...defaultsOf(graveyardGhostsConfig), ...changes },
      seed,
    );
  }

  tick(...actions: GraveyardGhostsAction[]): this {
    stepRules(graveyardGhostsRules, this.state, actions, (event) => this.events.push({ ...event }));
    return this;
  }

  begin(): this {
    return this.tick({ type: 'start' });
  }

  /** Taps a direction. */
  tap(direction: Direction): this {
    return this.tick({ type: 'turn', direction }, { type: 'release', direction });
  }

  hold(direction: Direction): this {
    return this.tick({ type: 'turn', direction });
  }

  wait(ticks: number): this {
    for (let index = 0; index < ticks; index += 1) this.tick();
    return this;
  }

  /** Advances until an event of that type is reported. Fails after two minutes. */
  until(type: GraveyardGhostsEvent['type']): this {
    const before = this.count(type);
    for (let ticks = 0; this.count(type) === before; ticks += 1) {
      if (ticks > 7200) throw new Error(`no "${type}" within two minutes`);
      this.tick();
    }
    return this;
  }

  count(type: GraveyardGhostsEvent['type']): number {
    return this.events.filter((event) => event.type === type).length;
  }

  last<Type extends GraveyardGhostsEvent['type']>(
    type: Type,
  ): Extract<GraveyardGhostsEvent, { type: Type }> | undefined {
    return this.events.findLast((event) => event.type === type) as
      | Extract<GraveyardGhostsEvent, { type: Type }>
      | undefined;
  }

  /**
   * Sets this maze: 15 rows of `#` for a hedge, `.` for a soul, `o` for a lantern and a blank for
   * an empty cell. A maze without souls gets one out of reach, behind a hedge.
   */
  lay(...rows: string[]): this {
    const { state } = this;
    state.exits.fill(0);
    state.soulsLeft = 0;
    for (let row = 0; row < size; row += 1) {
      for (let column = 0; column < size; column += 1) {
        const sign = rows[row]?.[column] ?? '#';
        const here = cell(column, row);
        state.open[here] = sign === '#' ? 0 : 1;
        state.things[here] =
          sign === '.' ? thing.soul : sign === 'o' ? thing.pellet : thing.nothing;
        if (sign === '.') state.soulsLeft += 1;
      }
    }
    for (let here = 0; here < state.open.length; here += 1) {
      if (state.open[here] === 0) continue;
      for (let direction = 0; direction < directions.length; direction += 1) {
        if (state.open[here + cellStep[direction]] === 1) state.exits[here] |= 1 << direction;
      }
    }
    if (state.soulsLeft === 0) {
      state.things[cell(0, 0)] = thing.soul;
      state.soulsLeft = 1;
    }
    state.ghostCount = 0;
    return this.stand(playerStart, 'up');
  }

  /** Puts the player in the middle of a cell. */
  stand(here: number, direction: Direction): this {
    const { state } = this;
    state.playerCell = here;
    state.playerDirection = directionIndex(direction);
    state.playerMoves = false;
    state.playerTicks = 0;
    placePlayer(state, 1);
    clearMotion(state, 0);
    return this;
  }

  /**
   * Puts a ghost in the middle of a cell. Ghosts with lower numbers wait in the corner (13, 13).
   */
  haunt(ghost: number, here: number, direction: Direction): this {
    const { state } = this;
    for (let other = state.ghostCount; other < ghost; other += 1) {
      stand(state, other, cell(13, 13), 1e6);
    }
    state.ghostCount = Math.max(state.ghostCount, ghost + 1);
    stand(state, ghost, here, 0);
    state.ghostDirection[ghost] = directionIndex(direction);
    return this;
  }

  /** Makes the ghosts chase from now on. */
  chase(): this {
    this.state.period = 1;
    this.state.periodTicks = -1;
    return this;
  }
}

export function back(direction: Direction): Direction {
  return directions[oppositeOf(directionIndex(direction))];
}
