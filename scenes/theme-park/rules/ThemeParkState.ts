import type { freshState } from './freshState';

/** What a cell is for walking. */
export const ground = { closed: 0, path: 1, visitable: 2 } as const;

/** In `routes`: the visitor has arrived, or there is no route. Smaller values are directions. */
export const arrived = 4;
export const unreached = 5;

/** Special values of a visitor's goal. */
export const noGoal = 0xffff;
export const goingHome = 0xfffe;
/** In `slotOf`: the cell is no destination. */
export const noSlot = 0xffff;
/** The slot of the route out of the park. */
export const exitSlot = 0;

export type ThemeParkState = ReturnType<typeof freshState>;
/** A park that is only looked at. */
export type Park = Readonly<ThemeParkState>;
export type Guests = ThemeParkState['guests'];
export type UndoHistory = ThemeParkState['history'];

/** The top left cell of the building over a cell, or -1. */
export function buildingOver(state: Park, cell: number): number {
  return state.owner[cell] - 1;
}

export function isTycoon(state: Park): boolean {
  return state.config.rules === 'tycoon';
}

/** The colour of satisfaction: green from 80, yellow from 50, red below. */
export type Band = 'green' | 'yellow' | 'red';

export function bandOf(satisfaction: number): Band {
  if (satisfaction >= 80) return 'green';
  return satisfaction >= 50 ? 'yellow' : 'red';
}
