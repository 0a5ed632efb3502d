import { ticksPerSecond } from '../../kit/rules/FixedStep';
import type { Kind } from './buildings';
import type { Past, ThemeParkState } from './ThemeParkState';

const placedDeed = 1;
const removedDeed = 2;

/** One edit of the park, as it is remembered. */
export type Deed = Readonly<{
  placed: boolean;
  kind: Kind;
  cell: number;
  /** Pounds paid for it, or given back. */
  amount: number;
  joined: boolean;
  /** It lies in the same pause, or a few seconds back. */
  isFresh: boolean;
}>;

function deedAt(state: Readonly<ThemeParkState>, index: number): Deed {
  const { past, tick, config } = state;
  const samePause = state.stopped && past.pause[index] === state.pauses;
  const age = tick - past.tick[index];
  return {
    placed: past.deed[index] === placedDeed,
    kind: past.kind[index],
    cell: past.cell[index],
    amount: past.amount[index],
    joined: past.joined[index] === 1,
    isFresh: samePause || age <= config.undoSeconds * ticksPerSecond,
  };
}

/** The edit that would be undone next. */
export function topDeed(state: Readonly<ThemeParkState>): Deed | undefined {
  return state.past.done > 0 ? deedAt(state, state.past.done - 1) : undefined;
}

/**
 * Pounds that undoing the last edit takes, with all that it is joined to; negative where more comes
 * back.
 */
export function undoCost({ past }: Readonly<ThemeParkState>): number {
  let pounds = 0;
  for (let index = past.done - 1; index >= 0; index -= 1) {
    pounds += past.deed[index] === placedDeed ? -past.amount[index] : past.amount[index];
    if (past.joined[index] === 0) break;
  }
  return pounds;
}

/** The edit that would be done again next. */
export function topUndone(state: Readonly<ThemeParkState>): Deed | undefined {
  return state.past.undone > 0 ? deedAt(state, state.past.done) : undefined;
}

function forgetOldest(past: Past): void {
  for (const list of [past.deed, past.kind, past.cell, past.amount, past.tick, past.pause]) {
    list.copyWithin(0, 1);
  }
  past.joined.copyWithin(0, 1);
  past.joined[0] = 0;
  past.done -= 1;
}

/** Remembers an edit; what was undone before it can no longer be done again. */
export function remember(
  state: ThemeParkState,
  placed: boolean,
  kind: Kind,
  cell: number,
  amount: number,
  joined: boolean,
): void {
  const { past } = state;
  if (past.done === past.deed.length) forgetOldest(past);
  const index = past.done;
  past.deed[index] = placed ? placedDeed : removedDeed;
  past.kind[index] = kind;
  past.cell[index] = cell;
  past.amount[index] = amount;
  past.tick[index] = state.tick;
  past.pause[index] = state.pauses;
  past.joined[index] = joined && index > 0 ? 1 : 0;
  past.done += 1;
  past.undone = 0;
}

/** Moves the top edit to those that can be done again. */
export function stepBack(past: Past): void {
  past.done -= 1;
  past.undone += 1;
}

/** And back: it can be undone as long as one done now. */
export function stepForth(state: ThemeParkState): void {
  const { past } = state;
  past.tick[past.done] = state.tick;
  past.pause[past.done] = state.pauses;
  past.done += 1;
  past.undone -= 1;
}
