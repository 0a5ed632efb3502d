import type { BaseState } from '../../kit/rules/contract';
import type { KlondikeConfig } from '../config';
import type { Card } from './cards';

/** Piles by number: seven columns, four foundations by suit, the waste and the stock. */
export const pile = { column: 0, foundation: 7, waste: 11, stock: 12 } as const;
export const columnCount = 7;

/** Six cards face down and a run from king to ace. */
export const columnRoom = 19;

/** Numbers per move in the history: from, to, cards, whether a card was turned, points before. */
export const historyStride = 5;

export interface KlondikeState extends BaseState {
  config: KlondikeConfig;
  /** Top last. */
  stock: Uint8Array;
  stockCount: number;
  /** Top last. */
  waste: Uint8Array;
  wasteCount: number;
  /** Cards on each foundation, by suit. */
  foundations: Uint8Array;
  /** `columnRoom` cards a column, the lowest first. */
  columns: Uint8Array;
  counts: Uint8Array;
  /** Cards face down in each column; they are the lowest. */
  down: Uint8Array;
  /** How often the stock has been recycled. */
  recycled: number;
  /** The moves for undo, `historyStride` numbers each. */
  history: number[];
  /** Moves and undoes made. */
  moves: number;
  undone: number;
  /** Points without the effect of time. */
  points: number;
  /** -1 before the first move. */
  startTick: number;
  /** The tick of the end; -1 before it. */
  endTick: number;
  won: boolean;
}

export function cardAt(state: Readonly<KlondikeState>, column: number, index: number): Card {
  return state.columns[column * columnRoom + index];
}

/** The number of moves that can be undone. */
export function movesMade(state: Readonly<KlondikeState>): number {
  return state.history.length / historyStride;
}

export function secondsPlayed(state: Readonly<KlondikeState>): number {
  if (state.startTick < 0) return 0;
  const until = state.endTick < 0 ? state.tick : state.endTick;
  return Math.floor((until - state.startTick) / 60);
}

/** The score: points, minus the penalty for time, plus the bonus of a win. */
export function scoreOf(state: Readonly<KlondikeState>): number {
  const { scoring, timed, penaltySeconds, winBonus } = state.config;
  if (scoring !== 'standard' || !timed) return state.points;
  const seconds = secondsPlayed(state);
  const left = Math.max(0, state.points - 2 * Math.floor(seconds / penaltySeconds));
  const bonus = state.won && seconds >= 30 ? Math.floor(winBonus / seconds) : 0;
  return left + bonus;
}

/** How often the stock may still be recycled. */
export function recyclesLeft({ config, recycled }: Readonly<KlondikeState>): number {
  if (config.scoring !== 'vegas') return Number.POSITIVE_INFINITY;
  return (config.draw === 'three' ? 2 : 0) - recycled;
}
