import type { BaseState } from '../kit/rules/contract';

/** What a press on a cell does. */
export type PressMode = 'dig' | 'flag' | 'ask';

/** What is drawn on a cell besides its own look. */
export type CellNote = 'clue' | 'safe' | 'mine' | 'asked' | 'one' | 'other';

export type Notes = Readonly<{
  mode: PressMode;
  cells: ReadonlyMap<number, CellNote>;
  /** Nothing can be pressed: a deal is being looked for. */
  busy: boolean;
  /** The player holds a press on the field. */
  pressing: boolean;
}>;

/** What stands between a field and the table around it; nothing of it belongs to the game. */
export interface BoardNotes {
  readonly read: () => Notes;
  readonly change: (notes: Partial<Notes>) => void;
  readonly onChange: (listener: () => void) => () => void;
  /** Takes over the first press of a game, to look for a deal. */
  first: ((cell: number) => void) | undefined;
  /** Answers what a cell holds. */
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

/** The notes of a run; the same for everybody who asks. */
export function notesOf(run: Readonly<{ state: BaseState }>): BoardNotes {
  let notes = byRun.get(run);
  if (!notes) {
    notes = createNotes();
    byRun.set(run, notes);
  }
  return notes;
}
