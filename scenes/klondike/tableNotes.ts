import type { BaseState } from '../kit/rules/contract';

export type TableNotes = Readonly<{
  /** The piles of a hint, from and to, and its number of cards. */
  hint: Readonly<{ from: number; to: number; count: number }> | undefined;
}>;

/** Shared by the cards and the table around them. Not part of the game. */
export interface Notebook {
  readonly read: () => TableNotes;
  readonly change: (notes: TableNotes) => void;
  readonly onChange: (listener: () => void) => () => void;
}

const byRun = new WeakMap<object, Notebook>();

/** The notes of a run; always the same object. */
export function notebookOf(run: Readonly<{ state: BaseState }>): Notebook {
  const known = byRun.get(run);
  if (known) return known;
  let notes: TableNotes = { hint: undefined };
  const listeners = new Set<() => void>();
  const notebook: Notebook = {
    read: () => notes,
    change(changed) {
      notes = changed;
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  byRun.set(run, notebook);
  return notebook;
}
