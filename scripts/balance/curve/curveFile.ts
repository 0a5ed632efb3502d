import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the report is. */
export const curveFile = fileURLToPath(new URL('../../../docs/balance.md', import.meta.url));

/** The text before the first section, and the sections by their titles, in their order. */
export function sectionsOf(
  text: string,
): Readonly<{ head: string; sections: Map<string, string> }> {
  const [head, ...parts] = text.split(/^(?=## )/m);
  const sections = new Map(
    parts.map((part) => [part.slice(3, part.indexOf('\n')), `${part.trimEnd()}\n`] as const),
  );
  return { head: `${head.trimEnd()}\n`, sections };
}

/** Replaces a section, or adds it after the others. */
export function withSection(text: string, title: string, section: string): string {
  const { head, sections } = sectionsOf(text);
  sections.set(title, `${section.trimEnd()}\n`);
  return [head, ...sections.values()].join('\n');
}

export function storeSection(title: string, section: string): void {
  writeFileSync(curveFile, withSection(readFileSync(curveFile, 'utf8'), title, section));
}

/** The cells of the first table of a section, without its head. */
export function cellsOf(section: string): readonly (readonly string[])[] {
  const lines = section.split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start + 2, start + length).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
