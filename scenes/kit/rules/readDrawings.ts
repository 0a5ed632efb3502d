/**
 * Parses drawings from a text in which they stand side by side, as on a sheet: a line of names and
 * below it their rows, one character per pixel. Two or more blanks separate neighbours, an empty
 * line separates shelves.
 * @throws at a row that does not have one piece per name
 */
export function readDrawings(sheet: string): Readonly<Record<string, readonly string[]>> {
  const drawings: Record<string, readonly string[]> = {};
  for (const shelf of sheet.trim().split(/\n\s*\n/)) {
    const [names, ...rows] = shelf.split('\n').map((line) => line.trim().split(/ {2,}/));
    const odd = rows.find((row) => row.length !== names.length);
    if (odd) throw new Error(`drawings of ${names.join(', ')}: "${odd.join('  ')}" is no row`);
    names.forEach((name, column) => {
      drawings[name] = rows.map((row) => row[column]);
    });
  }
  return drawings;
}
