import type { Page } from '../../../scenes/teletext/rules/Page';

/** What somebody has brought, and the ways to bring it. */
export type ImportedPages = Readonly<{
  /** What is open; none where nothing is. */
  pages: readonly Page[];
  /** Why the last thing could not be opened; empty when it could. */
  error: string;
  importFrom: (transfer: DataTransfer) => Promise<void>;
  importFile: (file: File) => Promise<void>;
  importText: (text: string) => Promise<void>;
  close: () => void;
}>;
