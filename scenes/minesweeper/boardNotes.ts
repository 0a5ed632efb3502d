import { notesByRun } from '../kit/rules/notesByRun';

/** What a press on a cell does. */
export type PressMode = 'dig' | 'flag' | 'ask';

/** Marks drawn on a cell besides its own picture. */
export type CellNote = 'clue' | 'safe' | 'mine' | 'asked' | 'one' | 'other';

type Notes = Readonly<{
  mode: PressMode;
  cells: ReadonlyMap<number, CellNote>;
  /** A deal is being searched for: presses are ignored. */
  busy: boolean;
  /** The player holds a press on the field. */
  pressing: boolean;
}>;

type Handlers = {
  /** Handles the first press of a game, to search for a deal. */
  first: ((cell: number) => void) | undefined;
  /** Answers whether a cell is a mine. */
  ask: ((cell: number) => void) | undefined;
};

/** The notes of a run, shared by a field and the controls around it. */
export const notesOf = notesByRun<Notes, Handlers>(
  { mode: 'dig', cells: new Map(), busy: false, pressing: false },
  { first: undefined, ask: undefined },
);
