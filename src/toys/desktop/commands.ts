import type { Area, Geometry } from './windows';

/** What a window may ask of its desktop; one object for the desktop's life. */
export type DesktopCommands = Readonly<{
  /** Shows a program, with a document where one is given: in a new window, or by raising its own. */
  open(app: string, document?: string): void;
  close(id: string): void;
  focus(id: string): void;
  minimise(id: string): void;
  toggleMaximised(id: string): void;
  /** Tells which document a window shows by now. */
  setDocument(id: string, document: string | undefined): void;
  place(id: string, geometry: Geometry): void;
  /** Gives a window another size, and moves it over where it would not fit any more. */
  fit(id: string, size: Area): void;
  geometryOf(id: string): Geometry;
  /**
   * Has a window ask before it is closed: what is given is called instead. Without one it closes.
   * @param draft gives what is not saved, to be kept where the page itself is left
   */
  hold(id: string, ask: (() => void) | undefined, draft?: () => string): void;
  /** What the window had not saved when the page was left. */
  draftOf(id: string): string | undefined;
  /** Lays all windows that are seen beside or behind one another. */
  arrange(how: 'cascade' | 'tile'): void;
  minimiseAll(): void;
  /** Closes a window, whoever holds it. */
  closeAnyway(id: string): void;
  /** Asks the first window that is held; whether there was one. */
  askHeld(): boolean;
  /** A narrow desktop shows one window at a time, over all of it. */
  isNarrow(): boolean;
}>;
