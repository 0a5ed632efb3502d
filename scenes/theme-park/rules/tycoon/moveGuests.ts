import { pathKind, specOf } from '../buildings';
import type { Report } from '../ThemeParkEvent';
import {
  arrived,
  buildingOver,
  exitSlot,
  goingHome,
  noGoal,
  noSlot,
  type ThemeParkState,
  unreached,
} from '../ThemeParkState';
import { mind } from '../thoughts';
import { letGo } from '../visitors';
import { directionFrom, strides } from '../walk';
import { decide } from './decide';
import { comeOut, join, knock, leaveQueue, moveUp, waitOn } from './door';
import { meetsLine } from './line';
import { grow } from './needs';
import { drop, isShowOn } from './services';

/** A guest comments on pleasant surroundings once in so many steps, on fireworks at once. */
const remarkEvery = 16;
const lovelyCharm = 80;

function remark(state: ThemeParkState, index: number): void {
  const { visitors } = state;
  if (visitors.thought[index] !== mind.heading && visitors.thought[index] !== mind.strolling)
    return;
  if (state.town && isShowOn(state, state.town)) {
    visitors.thought[index] = mind.fireworks;
    return;
  }
  if (state.charm[visitors.at[index]] < lovelyCharm) return;
  if ((visitors.id[index] + state.day) % remarkEvery === 0) visitors.thought[index] = mind.lovely;
}

/** Somebody who has eaten drops a wrapper once in so many steps. */
const litterEvery = 40;

function litterAt(state: ThemeParkState, index: number, cell: number): void {
  const { visitors, guests, town } = state;
  if (!town || specOf(guests.last[index] || pathKind).type !== 'food') return;
  if ((visitors.id[index] * 7 + state.clock) % litterEvery === 0) drop(state, town, cell);
}

/** The goal is gone, or no path leads to it any more. @returns false if the guest left */
function reconsider(state: ThemeParkState, index: number, emit: Report): boolean {
  const { visitors } = state;
  if (visitors.goal[index] === goingHome) {
    letGo(state, index, true, emit);
    return false;
  }
  leaveQueue(state, index);
  visitors.goal[index] = noGoal;
  decide(state, index);
  return true;
}

/** One step towards a goal, or to its door. @returns false if the guest left */
function walkOn(state: ThemeParkState, index: number, emit: Report): boolean {
  const { visitors, columns } = state;
  const goal = visitors.goal[index];
  const cell = visitors.at[index];
  const slot = goal === goingHome ? exitSlot : state.slotOf[goal];
  const direction = directionFrom(state, slot, cell);
  if (direction === unreached) return reconsider(state, index, emit);
  if (direction === arrived) {
    if (goal === goingHome) {
      letGo(state, index, false, emit);
      return false;
    }
    knock(state, index, cell, emit);
    return true;
  }
  const next = cell + strides(columns)[direction];
  if (goal !== goingHome && buildingOver(state, next) === goal) knock(state, index, next, emit);
  else if (state.guests.queued[index] > 0) {
    moveUp(state, index, next);
    waitOn(state, index);
  } else if (goal !== goingHome && state.town && meetsLine(state, state.town, goal, cell, next)) {
    join(state, index);
  } else {
    visitors.at[index] = next;
    remark(state, index);
    litterAt(state, index, next);
  }
  return true;
}

/** Every guest takes a step, queues, or is served: Tycoon rules. */
export function moveGuests(state: ThemeParkState, emit: Report): void {
  const { visitors, guests } = state;
  for (let index = 0; index < visitors.count; index += 1) {
    const inside = guests.inside[index] === 1;
    visitors.from[index] = visitors.at[index];
    grow(state, index, inside);
    // What they are inside of may have been removed.
    const isHomeless = inside && state.slotOf[visitors.goal[index]] === noSlot;
    if (visitors.stay[index] > 0 && !isHomeless) {
      visitors.stay[index] -= 1;
      continue;
    }
    if (inside) {
      visitors.stay[index] = 0;
      comeOut(state, index);
    } else if (visitors.goal[index] === noGoal) decide(state, index);
    else if (!walkOn(state, index, emit)) index -= 1;
  }
}
