/** The columns of a table: one list per field, in the order of the rows. */
export function columnsOf<const Table extends Readonly<Record<string, readonly unknown[]>>>(
  table: Table,
) {
  const rows = Object.entries(table);
  return rows[0][1].map(
    (_, column) =>
      Object.fromEntries(rows.map(([name, values]) => [name, values[column]])) as {
        readonly [Row in keyof Table]: Table[Row][number];
      },
  );
}
