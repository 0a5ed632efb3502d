import type { BaseState } from '../../kit/rules/contract';
import type { ThemeParkConfig } from '../config';
import type { Kind } from './buildings';
import type { Entry } from './ledger';

/** What stands in a cell, as far as walking goes. */
export const ground = { closed: 0, path: 1, visitable: 2 } as const;

/** In `ways`: the visitor is there, or cannot get there from here. Below them are the four ways. */
export const arrived = 4;
export const unreached = 5;

/** In place of a goal's cell. */
export const noGoal = 0xffff;
export const goingHome = 0xfffe;
/** In `slotOf`: no goal. */
export const noSlot = 0xffff;
/** The slot of the way out. */
export const exitSlot = 0;

/** Visitors side by side: index i of every array is the same person; the first `count` are there. */
export type Visitors = {
  count: number;
  /** Of the next to come. */
  nextId: number;
  id: Uint32Array;
  /** The cell stood in, and the one before the last step. */
  at: Uint16Array;
  from: Uint16Array;
  /** The cell that the wanted building is known by; `noGoal`, or `goingHome`. */
  goal: Uint16Array;
  /** Steps to stay where they are. */
  stay: Uint16Array;
  /** A value of `thoughts` and the kind of building that it is about. */
  thought: Uint8Array;
  about: Uint8Array;
};

/** What Tycoon rules know of the visitors; empty under Classic rules. Needs run to 10,000. */
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
  /** 1 for who is inside the building of their goal; steps spent in its queue. */
  inside: Uint8Array;
  queued: Uint16Array;
  /** The kind visited last. */
  last: Uint8Array;
};

/** What was done, so that it can be undone: the first `done`, behind them what can be redone. */
export type UndoHistory = {
  done: number;
  undone: number;
  /** 1 for a building placed, 2 for one removed. */
  command: Uint8Array;
  kind: Uint8Array;
  cell: Uint16Array;
  /** Pounds paid or given back. */
  amount: Int32Array;
  /** Ticks, and pauses before it. */
  tick: Uint32Array;
  pause: Uint32Array;
  /** 1 where it is one with the command before it. */
  joined: Uint8Array;
};

/** Figures of the last while for the graph: a ring, one point each `chartTicks`. */
export type Chart = {
  /** Points written since the beginning. */
  points: number;
  money: Float64Array;
  visitors: Uint16Array;
  satisfaction: Uint8Array;
};

/** A cell is numbered row by row from the top left; a building is known by its top left cell. */
export interface ThemeParkState extends BaseState {
  config: ThemeParkConfig;
  columns: number;
  rows: number;
  /** Ticks of 1/60 s that the park has lived, three for one at speed 3. */
  clock: number;
  speed: number;
  stopped: boolean;
  /** Times that the park was stopped. */
  pauses: number;
  /** Clock ticks since the visitors' last step and the economy's last tick. */
  sinceStep: number;
  sinceEconomy: number;
  /** Economy ticks lived. */
  day: number;
  money: number;
  satisfaction: number;

  /** By cell, the kind of the building whose top left cell it is. */
  kindAt: Uint8Array;
  /** By cell, one more than the top left cell of the building over it; 0 where there is none. */
  owner: Uint16Array;
  /** By cell, a value of `ground`. */
  ground: Uint8Array;
  /** Buildings by kind. */
  counts: Uint16Array;
  /** Cells of the buildings that visitors go to, and of the entrances, ascending. */
  destinations: Uint16Array;
  destinationCount: number;
  gates: Uint16Array;
  gateCount: number;
  /** By a destination's cell, its slot in `ways`. */
  slotOf: Uint16Array;
  /** By slot and cell, the way to go next; slot 0 leads out. */
  routes: Uint8Array;
  /** The ground has changed since the ways were laid. */
  routesStale: boolean;
  /** By cell, how pleasant it is to walk there under Tycoon rules. */
  charm: Uint16Array;

  visitors: Visitors;
  guests: Guests;
  /** By a building's cell: guests inside it and in its queue, and what it has taken in all. */
  inside: Uint16Array;
  queue: Uint16Array;
  /** Pounds that a visit costs, by kind. */
  prices: Uint16Array;
  /** One bit per objective met. */
  objectives: number;

  /** Pounds by `Entry`: what came in is positive, what went out negative. */
  ledger: Float64Array;
  /** The same since the last point of the chart. */
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
