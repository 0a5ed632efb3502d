import type { BenchTable as FigureTable } from '../BenchTable';
import type { BenchTable } from './BenchTable';

/** A table whose rows name their figures, as one with columns. */
export function fromFigures({ title, note, rows }: FigureTable): BenchTable {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row.figures)))];
  return {
    title,
    columns: ['', ...columns],
    rows: rows.map(({ name, figures }) => [name, ...columns.map((column) => figures[column])]),
    notes: [note],
  };
}
