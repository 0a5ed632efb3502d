/** What a window hands to the program in it. */
export type AppProps = Readonly<{
  /** The id of the window's title. */
  labelledBy: string;
  /** A program in a window does not take the focus by itself. */
  autoFocus: false;
  /** Runs that are left here are kept for here. */
  place: 'desktop';
  /** The id of its window. */
  id: string;
  document?: string;
  /** Asks for room inside the window, in CSS pixels; `atLeast` where more of it does no harm. */
  fitTo: (size: Readonly<{ width: number; height: number }>, atLeast: boolean) => void;
  /** What was typed into the window before the program had come; empty from then on. */
  takeTyped: () => string;
  /** What this window had not saved when the page was left. */
  readDraft: () => string | undefined;
  onClose: () => void;
}>;
