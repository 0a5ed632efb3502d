import type { BaseState } from '../../kit/rules/contract';
import type { ThemeParkConfig } from '../config';
import type { Kind } from './buildings';
import type { Entry } from './ledger';
import type { Town } from './tycoon/Town';

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

/**
 * Visitors as parallel arrays: index i of every array is the same person. The first `count` are in
 * the park.
 */
export type Visitors = {
  count: number;
  /** The id of the next visitor. */
  nextId: number;
  id: Uint32Array;
  /** The current cell, and the cell before the last step. */
  at: Uint16Array;
  from: Uint16Array;
  /** The cell of the building they want to reach; `noGoal`, or `goingHome`. */
  goal: Uint16Array;
  /** Steps for which they stay in place. */
  stay: Uint16Array;
  /** A value of `thoughts`, and the kind of building that it is about. */
  thought: Uint8Array;
  about: Uint8Array;
};

/** What Tycoon rules know about visitors; empty under Classic rules. Needs go up to 10,000. */
export type Guests = {
  hunger: Uint16Array;
  thirst: Uint16Array;
  boredom: Uint16Array;
  tiredness: Uint16Array;
  mood: Uint16Array;
  /** Pounds. */
  cash: Uint16Array;
  spent: Uint16Array;
  visits: Uint16Array;
  /** 1 if they are inside their goal's building; steps spent in its queue. */
  inside: Uint8Array;
  queued: Uint16Array;
  /** The kind of the last building visited. */
  last: Uint8Array;
};

/** Edits for undo and redo: the first `done` can be undone, the next `undone` can be redone. */
export type UndoHistory = {
  done: number;
  undone: number;
  /** 1 for a building placed, 2 for one removed. */
  command: Uint8Array;
  kind: Uint8Array;
  cell: Uint16Array;
  /** Pounds paid or refunded. */
  amount: Int32Array;
  /** The tick of the edit, and the number of pauses before it. */
  tick: Uint32Array;
  pause: Uint32Array;
  /** 1 if it is undone together with the edit before it. */
  joined: Uint8Array;
};

/** The figures of the graph: a ring buffer, one point per `chartTicks` economy ticks. */
export type Chart = {
  /** Points written in total. */
  points: number;
  money: Float64Array;
  visitors: Uint16Array;
  satisfaction: Uint8Array;
};

/**
 * Cells are numbered row by row from the top left. A building is identified by its top left cell.
 */
export interface ThemeParkState extends BaseState {
  config: ThemeParkConfig;
  columns: number;
  rows: number;
  /** Ticks of 1/60 s that the park has lived: three per tick at speed 3. */
  clock: number;
  speed: number;
  stopped: boolean;
  /** How often the park was paused. */
  pauses: number;
  /** Clock ticks since the visitors' last step and the economy's last tick. */
  sinceStep: number;
  sinceEconomy: number;
  /** Economy ticks so far. */
  day: number;
  money: number;
  satisfaction: number;

  /** By cell, the kind of the building whose top left cell it is. */
  kindAt: Uint8Array;
  /** By cell, the top left cell plus 1 of the building over it; 0 if there is none. */
  owner: Uint16Array;
  /** By cell, a value of `ground`. */
  ground: Uint8Array;
  /** Buildings by kind. */
  counts: Uint16Array;
  /** Cells of the visitor buildings, ascending, and of the entrances, ascending. */
  destinations: Uint16Array;
  destinationCount: number;
  gates: Uint16Array;
  gateCount: number;
  /** By a destination's cell, its slot in `routes`. */
  slotOf: Uint16Array;
  /** By slot and cell, the direction of the next step. Slot 0 leads out of the park. */
  routes: Uint8Array;
  /** The ground has changed since the routes were computed. */
  routesStale: boolean;
  /** By cell, how pleasant it is to walk there under Tycoon rules. */
  charm: Uint16Array;

  visitors: Visitors;
  guests: Guests;
  /** By a building's cell: guests inside, guests in its queue, and its total takings. */
  inside: Uint16Array;
  queue: Uint16Array;
  /** Pounds per visit, by kind. */
  prices: Uint16Array;
  /** One bit per objective that was met. */
  objectives: number;

  /** What Tycoon rules keep beside; a park under Classic rules has none. */
  town?: Town;

  /** Pounds by `Entry`: income is positive, expense negative. */
  ledger: Float64Array;
  /** Edits that can be undone and redone. */
  history: UndoHistory;
  chart: Chart;
}

export type { Entry, Kind };

export function columnOfCell(state: Readonly<ThemeParkState>, cell: number): number {
  return cell % state.columns;
}

export function rowOfCell(state: Readonly<ThemeParkState>, cell: number): number {
  return Math.floor(cell / state.columns);
}

/** The top left cell of the building over a cell, or -1. */
export function buildingOver(state: Readonly<ThemeParkState>, cell: number): number {
  return state.owner[cell] - 1;
}

export function isTycoon(state: Readonly<ThemeParkState>): boolean {
  return state.config.rules === 'tycoon';
}
