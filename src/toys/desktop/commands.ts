import type { Area, Geometry } from './windows';

/**
 * The commands that a window may give its desktop. The object is the same for the desktop's whole
 * life.
 */
export type DesktopCommands = Readonly<{
  /**
   * Opens a program, with a document if given: in a new window, or by raising the window that shows
   * it.
   */
  open(app: string, document?: string): void;
  close(id: string): void;
  focus(id: string): void;
  minimise(id: string): void;
  toggleMaximised(id: string): void;
  /** Says which document a window shows now. */
  setDocument(id: string, document: string | undefined): void;
  place(id: string, geometry: Geometry): void;
  /** Resizes a window, and moves it where it would no longer fit. */
  fit(id: string, size: Area): void;
  geometryOf(id: string): Geometry;
  /**
   * Makes a window ask before it closes: `ask` is called instead. Without `ask` it closes at once.
   * @param draft returns what is not saved; it is stored when the page is left
   */
  hold(id: string, ask: (() => void) | undefined, draft?: () => string): void;
  /** What was not saved in the window when the page was left. */
  draftOf(id: string): string | undefined;
  /** Arranges all visible windows beside or behind one another. */
  arrange(how: 'cascade' | 'tile'): void;
  minimiseAll(): void;
  /** Closes a window without asking. */
  closeAnyway(id: string): void;
  /** Asks for the first window with something unsaved. @returns whether there was one */
  askHeld(): boolean;
  /** Whether the desktop is narrow: it shows one window at a time, at full size. */
  isNarrow(): boolean;
}>;
