/** What the parts of a page share about a run besides its state. It is not part of the game. */
function createNotes<Notes extends object>(first: Notes) {
  let notes = first;
  const listeners = new Set<() => void>();
  return {
    read: () => notes,
    change: (changed: Partial<Notes>): void => {
      notes = { ...notes, ...changed };
      for (const listener of listeners) listener();
    },
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Keeps notes for each run.
 * @param more what else belongs to the notes of one run
 * @returns the notes of a run; always the same object
 */
export function notesByRun<Notes extends object, More extends object>(first: Notes, more: More) {
  const byRun = new WeakMap<object, ReturnType<typeof createNotes<Notes>> & More>();
  return (run: object) => {
    const notes = byRun.get(run) ?? { ...createNotes(first), ...more };
    byRun.set(run, notes);
    return notes;
  };
}
