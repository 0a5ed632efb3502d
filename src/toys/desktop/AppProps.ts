/** The props that a window passes to its program. */
export type AppProps = Readonly<{
  /** The id of the window's title. */
  labelledBy: string;
  /** A program in a window does not take focus by itself. */
  autoFocus: false;
  /** Unfinished runs of the desktop are stored separately. */
  place: 'desktop';
  /** The id of its window. */
  id: string;
  document?: string;
  /** Asks for a size inside the window in CSS pixels. With `atLeast` a larger one is kept. */
  fitTo: (size: Readonly<{ width: number; height: number }>, atLeast: boolean) => void;
  /** What was not saved in this window when the page was left. */
  readDraft: () => string | undefined;
  onClose: () => void;
}>;
