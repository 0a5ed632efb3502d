import type { Phase } from '../../kit/rules/contract';
import { seedRng, shuffleInPlace } from '../../kit/rules/rng';
import type { KlondikeConfig } from '../config';
import type { Card } from './cards';

/** Piles by number: seven columns, four foundations by suit, the waste and the stock. */
export const pile = { column: 0, foundation: 7, waste: 11, stock: 12 } as const;
export const columnCount = 7;

/** Six cards face down and a run from king to ace. */
export const columnRoom = 19;

/** Numbers per move in the history: from, to, cards, whether a card was turned, points before. */
export const historyStride = 5;

/** A deal of a shuffled deck. */
export function deal(config: KlondikeConfig, seed: number) {
  const rng = seedRng(seed);
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card);
  shuffleInPlace(rng, deck);
  const columns = new Uint8Array(columnCount * columnRoom);
  let dealt = 0;
  for (let column = 0; column < columnCount; column += 1) {
    for (let index = 0; index <= column; index += 1) {
      columns[column * columnRoom + index] = deck[dealt];
      dealt += 1;
    }
  }
  return {
    tick: 0,
    phase: 'ready' as Phase,
    config: { ...config },
    rng,
    /** Top last. */
    stock: deck.slice(dealt),
    stockCount: 52 - dealt,
    /** Top last. */
    waste: new Uint8Array(52 - dealt),
    wasteCount: 0,
    /** Cards on each foundation, by suit. */
    foundations: new Uint8Array(4),
    /** `columnRoom` cards a column, the lowest first. */
    columns,
    counts: Uint8Array.from({ length: columnCount }, (_, column) => column + 1),
    /** Cards face down in each column; they are the lowest. */
    down: Uint8Array.from({ length: columnCount }, (_, column) => column),
    /** How often the stock has been recycled. */
    recycled: 0,
    /** The moves for undo, `historyStride` numbers each. */
    history: [] as number[],
    /** Moves and undoes made. */
    moves: 0,
    undone: 0,
    /** Points without the effect of time. */
    points: config.scoring === 'vegas' ? -52 : 0,
    /** -1 before the first move. */
    startTick: -1,
    /** The tick of the end; -1 before it. */
    endTick: -1,
    won: false,
  };
}

export type KlondikeState = ReturnType<typeof deal>;

/** The card of a pile at an index from its bottom. */
export function cardAt(state: Readonly<KlondikeState>, of: number, index: number): Card {
  if (of < pile.foundation) return state.columns[of * columnRoom + index];
  if (of < pile.waste) return (of - pile.foundation) * 13 + index;
  return (of === pile.waste ? state.waste : state.stock)[index];
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
