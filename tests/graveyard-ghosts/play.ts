import {
  type GraveyardGhostsConfig,
  graveyardGhostsConfig,
} from '../../scenes/graveyard-ghosts/config';
import type { GraveyardGhostsAction } from '../../scenes/graveyard-ghosts/rules/GraveyardGhostsAction';
import type { GraveyardGhostsFact } from '../../scenes/graveyard-ghosts/rules/GraveyardGhostsFact';
import {
  type GraveyardGhostsState,
  thing,
} from '../../scenes/graveyard-ghosts/rules/GraveyardGhostsState';
import { stand } from '../../scenes/graveyard-ghosts/rules/ghosts';
import { graveyardGhostsRules } from '../../scenes/graveyard-ghosts/rules/graveyardGhostsRules';
import { cellStep, playerStart, size } from '../../scenes/graveyard-ghosts/rules/Maze';
import { clearMotion, placePlayer } from '../../scenes/graveyard-ghosts/rules/places';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { type Direction, directions, oppositeOf, wayOf } from '../../scenes/kit/rules/grid';
import { stepRules } from '../../scenes/kit/rules/stepTick';

/** The cell of a column and row of a plan. */
export function cell(column: number, row: number): number {
  return row * size + column;
}

/** A game driven tick by tick through its real rules, with copies of the facts it reported. */
export class Game {
  readonly state: GraveyardGhostsState;
  readonly facts: GraveyardGhostsFact[] = [];

  constructor(changes: Partial<GraveyardGhostsConfig> = {}, seed = 1) {
    this.state = graveyardGhostsRules.start(
      { ...defaultsOf(graveyardGhostsConfig), ...changes },
      seed,
    );
  }

  tick(...actions: GraveyardGhostsAction[]): this {
    stepRules(graveyardGhostsRules, this.state, actions, (fact) => this.facts.push({ ...fact }));
    return this;
  }

  begin(): this {
    return this.tick({ type: 'start' });
  }

  /** Taps a direction. */
  tap(way: Direction): this {
    return this.tick({ type: 'turn', way }, { type: 'release', way });
  }

  hold(way: Direction): this {
    return this.tick({ type: 'turn', way });
  }

  wait(ticks: number): this {
    for (let index = 0; index < ticks; index += 1) this.tick();
    return this;
  }

  /** Waits until a fact of that type is reported; fails after two minutes. */
  until(type: GraveyardGhostsFact['type']): this {
    const before = this.count(type);
    for (let ticks = 0; this.count(type) === before; ticks += 1) {
      if (ticks > 7200) throw new Error(`no "${type}" within two minutes`);
      this.tick();
    }
    return this;
  }

  count(type: GraveyardGhostsFact['type']): number {
    return this.facts.filter((fact) => fact.type === type).length;
  }

  last<Type extends GraveyardGhostsFact['type']>(
    type: Type,
  ): Extract<GraveyardGhostsFact, { type: Type }> | undefined {
    return this.facts.findLast((fact) => fact.type === type) as
      | Extract<GraveyardGhostsFact, { type: Type }>
      | undefined;
  }

  /**
   * Grows this maze instead: 15 rows of `#` for a hedge, `.` for a soul, `o` for a lantern and a
   * blank for nothing. Without souls of its own it gets one out of the way, behind a hedge.
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
      for (let way = 0; way < directions.length; way += 1) {
        if (state.open[here + cellStep[way]] === 1) state.exits[here] |= 1 << way;
      }
    }
    if (state.soulsLeft === 0) {
      state.things[cell(0, 0)] = thing.soul;
      state.soulsLeft = 1;
    }
    state.ghostCount = 0;
    return this.stand(playerStart, 'up');
  }

  /** Stands the player in the middle of a cell. */
  stand(here: number, way: Direction): this {
    const { state } = this;
    state.playerCell = here;
    state.playerWay = wayOf(way);
    state.playerMoves = false;
    state.playerTicks = 0;
    placePlayer(state, 1);
    clearMotion(state, 0);
    return this;
  }

  /** Puts a ghost in the middle of a cell; those before it in number wait in the corner (13, 13). */
  haunt(ghost: number, here: number, way: Direction): this {
    const { state } = this;
    for (let other = state.ghostCount; other < ghost; other += 1) {
      stand(state, other, cell(13, 13), 1e6);
    }
    state.ghostCount = Math.max(state.ghostCount, ghost + 1);
    stand(state, ghost, here, 0);
    state.ghostWay[ghost] = wayOf(way);
    return this;
  }

  /** The ghosts chase for good. */
  chase(): this {
    this.state.period = 1;
    this.state.periodTicks = -1;
    return this;
  }
}

export function back(way: Direction): Direction {
  return directions[oppositeOf(wayOf(way))];
}
