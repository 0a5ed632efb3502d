import type { Page, Subpage } from './Page';

/** What became of a file or an address that somebody brought. */
export type ImportResult =
  | Readonly<{ ok: true; pages: readonly Page[] }>
  | Readonly<{ ok: false /** A sentence for whoever brought it. */; error: string }>;

/** A whole service of 800 pages with ten frames each comes to less. */
export const maxSubpages = 8_000;

/** @param error a sentence */
export const refused = (error: string): ImportResult => ({ ok: false, error });

/** Frames that follow each other under one number are one page. */
export function opened(
  frames: readonly (Subpage & Readonly<{ number: number }>)[],
  description = '',
): ImportResult {
  const pages: { number: number; description: string; subpages: Subpage[] }[] = [];
  for (const { number, ...subpage } of frames) {
    const page = pages.at(-1);
    if (page?.number === number) page.subpages.push(subpage);
    else pages.push({ number, description, subpages: [subpage] });
  }
  return { ok: true, pages };
}
