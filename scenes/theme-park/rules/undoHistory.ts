import { ticksPerSecond } from '../../kit/rules/FixedStep';
import type { Kind } from './buildings';
import type { Park, ThemeParkState, UndoHistory } from './ThemeParkState';

const placeCommand = 1;
const removeCommand = 2;

/** One edit of the park in the history. */
function commandAt(state: Park, index: number) {
  const { history, tick, config } = state;
  const samePause = state.stopped && history.pause[index] === state.pauses;
  const age = tick - history.tick[index];
  return {
    placed: history.command[index] === placeCommand,
    kind: history.kind[index],
    cell: history.cell[index],
    /** Pounds paid for it, or refunded. */
    amount: history.amount[index],
    joined: history.joined[index] === 1,
    /** It was made in the current pause or within the last seconds, so it can still be undone. */
    isFresh: samePause || age <= config.undoSeconds * ticksPerSecond,
  };
}

export type Command = ReturnType<typeof commandAt>;

/** The edit that would be undone next. */
export function lastCommand(state: Park) {
  return state.history.done > 0 ? commandAt(state, state.history.done - 1) : undefined;
}

/** Pounds that undoing the last edit and all joined to it costs; negative for a net refund. */
export function undoCost({ history }: Park): number {
  let pounds = 0;
  for (let index = history.done - 1; index >= 0; index -= 1) {
    pounds +=
      history.command[index] === placeCommand ? -history.amount[index] : history.amount[index];
    if (history.joined[index] === 0) break;
  }
  return pounds;
}

/** The edit that would be redone next. */
export function nextRedo(state: Park) {
  return state.history.undone > 0 ? commandAt(state, state.history.done) : undefined;
}

function forgetOldest(history: UndoHistory): void {
  const { done: _done, undone: _undone, kept, ...lists } = history;
  for (const list of [...Object.values(lists), ...Object.values(kept ?? {})]) list.copyWithin(0, 1);
  history.joined[0] = 0;
  history.done -= 1;
}

/** Adds an edit. Undone edits can no longer be redone. */
export function remember(
  state: ThemeParkState,
  placed: boolean,
  kind: Kind,
  cell: number,
  amount: number,
  joined: boolean,
): void {
  const { history } = state;
  if (history.done === history.command.length) forgetOldest(history);
  const index = history.done;
  history.command[index] = placed ? placeCommand : removeCommand;
  history.kind[index] = kind;
  history.cell[index] = cell;
  history.amount[index] = amount;
  history.tick[index] = state.tick;
  history.pause[index] = state.pauses;
  history.joined[index] = joined && index > 0 ? 1 : 0;
  history.done += 1;
  history.undone = 0;
}

type Kept = NonNullable<UndoHistory['kept']>;

/** The lists of a town that are kept of a building. */
function namesOf(kept: Kept) {
  return Object.keys(kept) as (keyof Kept)[];
}

/** Keeps what is known of a building that an edit takes away. */
export function keep({ history, town }: ThemeParkState, index: number, cell: number): void {
  const { kept } = history;
  if (!town || !kept) return;
  for (const name of namesOf(kept)) kept[name][index] = town[name][cell];
}

/** Gives it back to the building, which is put back as it was: broken, dirty, with its takings. */
export function giveBack({ history, town }: ThemeParkState, index: number, cell: number): void {
  const { kept } = history;
  if (!town || !kept) return;
  for (const name of namesOf(kept)) town[name][cell] = kept[name][index];
  town.littered += town.litter[cell];
}

/** Moves the last edit to those that can be redone. */
export function stepBack(history: UndoHistory): void {
  history.done -= 1;
  history.undone += 1;
}

/** Moves it back. It can be undone for as long as an edit made now. */
export function stepForth(state: ThemeParkState): void {
  const { history } = state;
  // Under Tycoon rules an edit ages from when it was first made: else it never would.
  if (!state.town) history.tick[history.done] = state.tick;
  history.pause[history.done] = state.pauses;
  history.done += 1;
  history.undone -= 1;
}
