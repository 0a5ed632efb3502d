/** Colours of pixel pictures: a letter of the palette, or a dot for transparent. */
const palette: Readonly<Record<string, string>> = {
  k: '#000000',
  w: '#ffffff',
  g: '#c0c0c0',
  d: '#808080',
  b: '#000080',
  t: '#008080',
  y: '#ffe14d',
  o: '#c98a00',
  r: '#d40000',
  c: '#5fd7ff',
  n: '#2e9b3a',
};

/** Makes one path for each colour from rows that are separated by slashes. */
export function pathsOf(rows: string): readonly (readonly [color: string, path: string])[] {
  const paths = new Map<string, string>();
  rows.split('/').forEach((row, y) => {
    for (const { 0: run, index: x } of row.matchAll(/([a-z])\1*/g)) {
      const color = palette[run[0]];
      paths.set(color, `${paths.get(color) ?? ''}M${x} ${y}h${run.length}v1h-${run.length}z`);
    }
  });
  return [...paths];
}
