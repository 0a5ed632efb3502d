import { createHash } from 'node:crypto';

/** Heights of parts by name, in CSS pixels, for windows of at least this width. */
export type LateStep = Readonly<{ from: number; heights: Readonly<Record<string, number>> }>;

const measuredIn = '/* Measured by the build in pages ';

/**
 * The guessed heights as styles, with the hash of the pages that they were measured in. A width
 * holds only the heights that change there.
 * @param steps narrowest first, the first from 0 on
 * @param pages the hash from `pagesHash`
 */
export function lateStyles(steps: readonly LateStep[], pages: string): string {
  const blocks = steps.map(({ from, heights }, index) => {
    const before = steps[index - 1]?.heights ?? {};
    const lines = Object.entries(heights)
      .filter(([name, height]) => height !== before[name])
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, height]) => `--late-${name}: ${height}px;`);
    if (lines.length === 0) return '';
    if (from === 0) return `:root {\n  ${lines.join('\n  ')}\n}\n`;
    return `@media (width >= ${from}px) {\n  :root {\n    ${lines.join('\n    ')}\n  }\n}\n`;
  });
  return `${measuredIn}${pages} */\n${blocks.join('')}`;
}

/**
 * The hash of the pages that the guessed heights were measured in; undefined if the styles have
 * none.
 */
export function measuredPages(styles: string): string | undefined {
  return styles.startsWith(measuredIn)
    ? styles.slice(measuredIn.length).split(' ', 1)[0]
    : undefined;
}

/** Built files are named by their contents. */
const builtName = /\/assets\/[\w-]+/g;
const guesses = /--late-[\w-]+:\d+px;?/g;
const emptied = /:root\{\}|@media[^{}]*\{\}/g;

/**
 * A hash of everything that the heights depend on: the pages and their styles, except for the
 * guessed heights and the scripts, which move nothing that loads late.
 * @param pages texts of the built HTML
 * @param styles texts of the built style sheets
 */
export function pagesHash(pages: readonly string[], styles: readonly string[]): string {
  const hash = createHash('sha256');
  for (const page of pages) {
    hash.update(page.replaceAll(/<(?:script|link)\b[^>]*>/g, '').replaceAll(builtName, ''));
  }
  const rest = styles.map((sheet) => {
    // Removing the guesses of a width leaves an empty rule in an empty media query.
    const others = sheet.replaceAll(guesses, '').replaceAll(emptied, '').replaceAll(emptied, '');
    return others.replaceAll(builtName, '');
  });
  // The names of the files, and so their order, depend on the guesses too.
  for (const sheet of rest.sort()) hash.update(sheet);
  return hash.digest('hex').slice(0, 16);
}
