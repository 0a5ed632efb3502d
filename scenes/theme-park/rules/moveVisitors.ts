import { below } from '../../kit/rules/rng';
import { events, type Report } from './ThemeParkEvent';
import {
  arrived,
  buildingOver,
  exitSlot,
  goingHome,
  noGoal,
  noSlot,
  type ThemeParkState,
  unreached,
} from './ThemeParkState';
import { mind } from './thoughts';
import { letGo, settle, stroll } from './visitors';
import { directionFrom, strides } from './walk';

/** A random destination that can be reached from a cell, other than `except`; or `noGoal`. */
export function anyGoal(state: ThemeParkState, cell: number, except: number): number {
  const { destinations, destinationCount, slotOf } = state;
  if (destinationCount === 0) return noGoal;
  let place = below(state.rng, destinationCount);
  for (let turn = 0; turn < destinationCount; turn += 1) {
    const goal = destinations[place];
    if (goal !== except && directionFrom(state, slotOf[goal], cell) !== unreached) return goal;
    place += 1;
    if (place === destinationCount) place = 0;
  }
  return noGoal;
}

/** Chooses a goal for the visitor at `index`, who has none that can be reached. */
function choose(state: ThemeParkState, index: number): void {
  const { visitors } = state;
  const cell = visitors.at[index];
  const had = visitors.goal[index];
  const goal = anyGoal(state, cell, buildingOver(state, cell));
  const isLost = had !== noGoal && had !== goingHome && buildingOver(state, cell) !== had;
  if (goal !== noGoal) settle(state, index, goal, mind.heading, state.kindAt[goal]);
  else if (isLost) settle(state, index, goingHome, mind.home, 0);
  else settle(state, index, noGoal, mind.strolling, 0);
}

/** A step without a goal, or with a goal that is gone. */
function wander(state: ThemeParkState, index: number): void {
  choose(state, index);
  if (state.visitors.goal[index] === noGoal) stroll(state, index);
}

function arrive(state: ThemeParkState, index: number, staySteps: number, emit: Report): void {
  const { visitors } = state;
  const cell = visitors.goal[index];
  const kind = state.kindAt[cell];
  settle(state, index, noGoal, mind.enjoying, kind);
  visitors.stay[index] = staySteps;
  events.visited.kind = kind;
  events.visited.cell = cell;
  events.visited.pounds = 0;
  emit(events.visited);
}

/** A step off the routes to a slot's goal. @returns false if they left */
function findBack(state: ThemeParkState, index: number, slot: number, emit: Report): boolean {
  const { at } = state.visitors;
  const direction = directionFrom(state, slot, at[index]);
  if (direction !== unreached) at[index] += strides(state.columns)[direction];
  else if (slot === exitSlot) letGo(state, index, true, emit);
  else wander(state, index);
  return direction !== unreached || slot !== exitSlot;
}

/** A step on the way out. @returns false if they left */
function leave(state: ThemeParkState, index: number, emit: Report): boolean {
  const { at } = state.visitors;
  const direction = state.routes[exitSlot * state.columns * state.rows + at[index]];
  if (direction === unreached) return findBack(state, index, exitSlot, emit);
  if (direction === arrived) {
    letGo(state, index, false, emit);
    return false;
  }
  at[index] += strides(state.columns)[direction];
  return true;
}

/**
 * Every visitor takes a step of one cell, or stays: Classic rules. Most steps are one look-up in
 * `routes`, so the loop uses plain arrays, and rarer cases have functions of their own.
 * @param staySteps how long a visit lasts
 */
export function moveVisitors(state: ThemeParkState, staySteps: number, emit: Report): void {
  const { visitors, routes, slotOf, columns } = state;
  const { at, from, goal, stay } = visitors;
  const cells = Math.imul(columns, state.rows);
  const stride = strides(columns);
  let { count } = visitors;
  for (let index = 0; index < count; index += 1) {
    const cell = at[index];
    from[index] = cell;
    const left = stay[index];
    if (left > 0) {
      stay[index] = left - 1;
      continue;
    }
    const wanted = goal[index];
    if (wanted < cells) {
      const slot = slotOf[wanted];
      if (slot === noSlot) wander(state, index);
      else {
        const direction = routes[Math.imul(slot, cells) + cell];
        if (direction < arrived) at[index] = cell + stride[direction];
        else if (direction === arrived) arrive(state, index, staySteps, emit);
        else findBack(state, index, slot, emit);
      }
    } else if (wanted === noGoal) wander(state, index);
    else if (!leave(state, index, emit)) {
      // The last visitor has moved to the index of the one who left.
      index -= 1;
      count -= 1;
    }
  }
}
