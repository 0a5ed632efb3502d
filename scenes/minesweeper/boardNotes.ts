import type { BaseState } from '../kit/rules/contract';

/** What a press on a cell does. */
export type PressMode = 'dig' | 'flag' | 'ask';

/** Marks drawn on a cell besides its own picture. */
export type CellNote = 'clue' | 'safe' | 'mine' | 'asked' | 'one' | 'other';

export type Notes = Readonly<{
  mode: PressMode;
  cells: ReadonlyMap<number, CellNote>;
  /** A deal is being searched for: presses are ignored. */
  busy: boolean;
  /** The player holds a press on the field. */
  pressing: boolean;
}>;

/** Shared by a field and the controls around it. Not part of the game. */
export interface BoardNotes {
  readonly read: () => Notes;
  readonly change: (notes: Partial<Notes>) => void;
  readonly onChange: (listener: () => void) => () => void;
  /** Handles the first press of a game, to search for a deal. */
  first: ((cell: number) => void) | undefined;
  /** Answers whether a cell is a mine. */
  ask: ((cell: number) => void) | undefined;
}

const nothing: ReadonlyMap<number, CellNote> = new Map();

function createNotes(): BoardNotes {
  let notes: Notes = { mode: 'dig', cells: nothing, busy: false, pressing: false };
  const listeners = new Set<() => void>();
  return {
    read: () => notes,
    change(changed) {
      notes = { ...notes, ...changed };
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    first: undefined,
    ask: undefined,
  };
}

const byRun = new WeakMap<object, BoardNotes>();

/** The notes of a run; always the same object. */
export function notesOf(run: Readonly<{ state: BaseState }>): BoardNotes {
  let notes = byRun.get(run);
  if (!notes) {
    notes = createNotes();
    byRun.set(run, notes);
  }
  return notes;
}
