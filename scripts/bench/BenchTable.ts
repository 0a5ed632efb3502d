/** What one candidate of a bench needed: figures by their title, units in the title. */
export type BenchRow = Readonly<{ name: string; figures: Readonly<Record<string, number>> }>;

export type BenchTable = Readonly<{ title: string; note: string; rows: readonly BenchRow[] }>;

function written(figure: number): string {
  return figure.toLocaleString('en-GB', { maximumFractionDigits: figure < 100 ? 1 : 0 });
}

/** The table as Markdown, its figures aligned to the right. */
export function printTable({ title, note, rows }: BenchTable): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row.figures)))];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    line(['', ...columns]),
    line(['---', ...columns.map(() => '---:')]),
    ...rows.map(({ name, figures }) =>
      line([
        name,
        ...columns.map((column) => (column in figures ? written(figures[column]) : '–')),
      ]),
    ),
    '',
    note,
  ].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
