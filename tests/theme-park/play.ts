import { defaultsOf } from '../../scenes/kit/rules/config';
import { hash } from '../../scenes/kit/rules/hash';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { type ThemeParkConfig, themeParkConfig } from '../../scenes/theme-park/config';
import { type BuildingId, kindOf } from '../../scenes/theme-park/rules/buildings';
import type { QueriedAction } from '../../scenes/theme-park/rules/query';
import type { ThemeParkAction } from '../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkEvent } from '../../scenes/theme-park/rules/ThemeParkEvent';
import type { Guests, ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import { allOpen } from '../../scenes/theme-park/rules/tycoon/topics';
import { letIn } from '../../scenes/theme-park/rules/visitors';

/** A park in which everything is open and nothing is studied, except in tests of research. */
export function newPark(changes: Partial<ThemeParkConfig> = {}, seed = 1): ThemeParkState {
  const park = themeParkRules.start({ ...defaultsOf(themeParkConfig), ...changes }, seed);
  if (park.town) {
    park.town.open = allOpen;
    park.town.budget = 0;
  }
  return park;
}

/** Advances ticks of 1/60 s without an action. Returns copies of the events. */
export function wait(state: ThemeParkState, ticks: number): ThemeParkEvent[] {
  const events: ThemeParkEvent[] = [];
  for (let tick = 0; tick < ticks; tick += 1) {
    stepRules(themeParkRules, state, [], (event) => events.push({ ...event }));
  }
  return events;
}

export function act(state: ThemeParkState, ...actions: ThemeParkAction[]): ThemeParkEvent[] {
  const events: ThemeParkEvent[] = [];
  stepRules(themeParkRules, state, actions, (event) => events.push({ ...event }));
  // Buildings count as old, except in tests of their age.
  state.town?.opensAt.fill(0);
  return events;
}

export function place(building: BuildingId, column: number, row: number): QueriedAction {
  return { type: 'place', kind: kindOf(building), column, row };
}

export function remove(column: number, row: number): QueriedAction {
  return { type: 'remove', column, row };
}

export function at(state: ThemeParkState, column: number, row: number): number {
  return row * state.columns + column;
}

/** Cells of path from one place to another, along a row or a column. */
export function path(
  fromColumn: number,
  fromRow: number,
  toColumn: number,
  toRow: number,
): QueriedAction[] {
  const cells: QueriedAction[] = [];
  for (
    let column = Math.min(fromColumn, toColumn);
    column <= Math.max(fromColumn, toColumn);
    column += 1
  ) {
    for (let row = Math.min(fromRow, toRow); row <= Math.max(fromRow, toRow); row += 1) {
      cells.push(place('path', column, row));
    }
  }
  return cells;
}

/**
 * A hash of the park without the kit's tick, the undo history, and the routes, which follow from
 * the ground.
 */
export function hashOf(state: ThemeParkState): string {
  const { tick: _tick, history: _past, routes: _ways, ...park } = state;
  return hash(park);
}

/** Adds a guest at a cell who has no needs except the given ones. @returns the index */
export function guest(
  state: ThemeParkState,
  cell: number,
  values: Partial<Record<keyof Guests, number>> = {},
): number {
  const index = letIn(state, () => {});
  state.visitors.at[index] = cell;
  const { guests } = state;
  guests.mood[index] = 6400;
  guests.cash[index] = 90;
  for (const [name, value] of Object.entries(values)) guests[name as keyof Guests][index] = value;
  return index;
}
