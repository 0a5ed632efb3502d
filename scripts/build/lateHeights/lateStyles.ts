import { createHash } from 'node:crypto';

/** Heights of parts by their names, in CSS pixels, from a window's width on. */
export type LateStep = Readonly<{ from: number; heights: Readonly<Record<string, number>> }>;

const measuredIn = '/* Measured by the build in pages ';

/**
 * The guesses as styles, with what they were measured in; a width says what it changes only.
 * @param steps narrowest first, the first from 0 on
 * @param pages as pagesHash has it
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

/** What written guesses were measured in; nothing where they do not say. */
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
 * A hash of what the heights follow from: the pages and their styles, but for the guesses themselves
 * and the scripts, which move nothing that comes late.
 * @param pages texts of the built HTML
 * @param styles texts of the built style sheets
 */
export function pagesHash(pages: readonly string[], styles: readonly string[]): string {
  const hash = createHash('sha256');
  for (const page of pages) {
    hash.update(page.replaceAll(/<(?:script|link)\b[^>]*>/g, '').replaceAll(builtName, ''));
  }
  const rest = styles.map((sheet) => {
    // A width of guesses that goes leaves its rule, and that its query, empty.
    const others = sheet.replaceAll(guesses, '').replaceAll(emptied, '').replaceAll(emptied, '');
    return others.replaceAll(builtName, '');
  });
  // Their names, and so their order, follow from the guesses too.
  for (const sheet of rest.sort()) hash.update(sheet);
  return hash.digest('hex').slice(0, 16);
}
