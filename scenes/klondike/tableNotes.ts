import type { BaseState } from '../kit/rules/contract';

export type TableNotes = Readonly<{
  /** Piles that a hint points from and to, and how many cards it means. */
  hint: Readonly<{ from: number; to: number; count: number }> | undefined;
}>;

/** What stands between the cards and the table around them; nothing of it belongs to the game. */
export interface Notebook {
  readonly read: () => TableNotes;
  readonly change: (notes: TableNotes) => void;
  readonly onChange: (listener: () => void) => () => void;
}

const byRun = new WeakMap<object, Notebook>();

/** The notes of a run; the same for everybody who asks. */
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
