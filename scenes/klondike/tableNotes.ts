import { notesByRun } from '../kit/rules/notesByRun';

type TableNotes = Readonly<{
  /** The piles of a hint, from and to, and its number of cards. */
  hint: Readonly<{ from: number; to: number; count: number }> | undefined;
}>;

/** The notes that the cards of a run share with the table around them. */
export const notebookOf = notesByRun<TableNotes, object>({ hint: undefined }, {});
