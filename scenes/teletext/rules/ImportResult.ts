import type { Page, Subpage } from './Page';

/** The result of importing a file or an address. */
export type ImportResult =
  | Readonly<{ ok: true; pages: readonly Page[] }>
  | Readonly<{ ok: false /** A sentence for the person who imported it. */; error: string }>;

/** Upper bound. A whole service of 800 pages with ten frames each is smaller. */
export const maxSubpages = 8_000;

/** @param error a sentence */
export const refused = (error: string): ImportResult => ({ ok: false, error });

/** Joins consecutive frames with the same number into one page. */
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
