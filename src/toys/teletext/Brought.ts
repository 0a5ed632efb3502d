import type { Page } from '../../../scenes/teletext/rules/Page';

/** What somebody has brought, and the ways to bring it. */
export type Brought = Readonly<{
  /** What is open; none where nothing is. */
  pages: readonly Page[];
  /** Why the last thing could not be opened; empty when it could. */
  error: string;
  bring: (transfer: DataTransfer) => Promise<void>;
  bringFile: (file: File) => Promise<void>;
  bringText: (text: string) => Promise<void>;
  close: () => void;
}>;
