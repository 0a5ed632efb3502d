/** A bench's result, as it is printed and stored. */
export type BenchTable = Readonly<{
  title: string;
  columns: readonly string[];
  /** One cell per column. A number is shown with as many digits as it needs. */
  rows: readonly (readonly Cell[])[];
  /** How it was measured, and what a reader must know to understand it. */
  notes: readonly string[];
}>;

export type Cell = string | number | undefined;

/** The flags of a run, as a bench gets them. */
export type BenchOptions = Readonly<{
  /** As few browsers, repetitions and frames as possible: shows that a bench runs, not a result. */
  short: boolean;
  /** Paths of the pages to measure, for a bench of pages; all if there is none. */
  paths: readonly string[];
  /** Prints a line of progress. */
  log: (line: string) => void;
}>;

export type Bench = (options: BenchOptions) => Promise<readonly BenchTable[]>;

/** The table in Markdown. Columns are padded so that the plain text is easy to read. */
export function toMarkdown({ title, columns, rows, notes }: BenchTable): string {
  const cells = [columns, ...rows.map((row) => row.map(format))];
  const widths = columns.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const lines = cells.map(
    (row) => `| ${columns.map((_, c) => (row[c] ?? '').padEnd(widths[c])).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [head, ...body] = lines;
  const list = notes.map((note) => `- ${note}`);
  return [`## ${title}`, '', head, rule, ...body, '', ...list, ''].join('\n');
}

/** Three significant digits, or all digits of a whole number; an en dash for no measurement. */
export function format(cell: Cell): string {
  if (cell === undefined) return '–';
  if (typeof cell === 'string') return cell;
  if (Number.isInteger(cell) || Math.abs(cell) >= 1000) {
    return Math.round(cell).toLocaleString('en-GB');
  }
  return cell.toFixed(Math.abs(cell) >= 100 ? 0 : Math.abs(cell) >= 10 ? 1 : 2);
}
