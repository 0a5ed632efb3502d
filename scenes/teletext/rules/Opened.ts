import type { Page } from './Page';

/** What became of a file or an address that somebody brought. */
export type Opened =
  | Readonly<{ ok: true; pages: readonly Page[] }>
  | Readonly<{ ok: false /** A sentence for whoever brought it. */; error: string }>;

/** A whole service of 800 pages with ten frames each comes to less. */
export const maxSubpages = 8_000;

/** @param error a sentence */
export const refused = (error: string): Opened => ({ ok: false, error });
