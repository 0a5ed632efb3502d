import type { Page } from '../../../scenes/teletext/rules/Page';

/** The imported pages, and the ways to import more. */
export type ImportedPages = Readonly<{
  /** The open pages; empty where nothing was imported. */
  pages: readonly Page[];
  /** Why the last import failed; empty if it succeeded. */
  error: string;
  importFrom: (transfer: DataTransfer) => Promise<void>;
  importFile: (file: File) => Promise<void>;
  importText: (text: string) => Promise<void>;
  close: () => void;
}>;
