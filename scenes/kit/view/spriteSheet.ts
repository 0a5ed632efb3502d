/** Rows of a drawing, one character per pixel: a palette key, or `.` for nothing. */
export type SpriteRows = readonly string[];
/** CSS colours by the character that stands for them. */
export type SpritePalette = Readonly<Record<string, string>>;

/** Makes a drawing of this size from a function that gives the key of each pixel. */
export function drawnBy(
  width: number,
  height: number,
  keyAt: (x: number, y: number) => string,
): SpriteRows {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_unused, x) => keyAt(x, y)).join(''),
  );
}

/** A drawing with an outline (`o`), so that it is visible on any ground. */
export function outlined(rows: SpriteRows): SpriteRows {
  const keyAt = (x: number, y: number) => rows[y]?.charAt(x) || '.';
  const around = [-1, 0, 1];
  return drawnBy(rows[0].length + 2, rows.length + 2, (column, row) => {
    const [x, y] = [column - 1, row - 1];
    if (keyAt(x, y) !== '.') return keyAt(x, y);
    const touches = around.some((by) => around.some((down) => keyAt(x + by, y + down) !== '.'));
    return touches ? 'o' : '.';
  });
}

type SpriteFrame = Readonly<{ x: number; y: number; width: number; height: number }>;

/** Empty pixels around each frame, so that scaled sampling never reaches a neighbour. */
const gap = 1;
/** Width of a sheet, in pixels. */
const maxWidth = 512;

/**
 * Packs drawings into one sheet, tallest first, in shelves.
 * @throws when a drawing has rows of different lengths
 */
export function packSprites<Name extends string>(sprites: Readonly<Record<Name, SpriteRows>>) {
  const names = (Object.keys(sprites) as Name[]).sort(
    (a, b) => sprites[b].length - sprites[a].length,
  );
  const frames = {} as Record<Name, SpriteFrame>;
  let x = gap;
  let y = gap;
  let shelf = 0;
  let width = 1;
  for (const name of names) {
    const rows = sprites[name];
    const frameWidth = rows[0]?.length ?? 0;
    const ragged = rows.findIndex((row) => row.length !== frameWidth);
    if (ragged !== -1) throw new Error(`sprite "${name}": row ${ragged} is not ${frameWidth} long`);
    if (x > gap && x + frameWidth + gap > maxWidth) {
      x = gap;
      y += shelf + gap;
      shelf = 0;
    }
    frames[name] = { x, y, width: frameWidth, height: rows.length };
    x += frameWidth + gap;
    width = Math.max(width, x);
    shelf = Math.max(shelf, rows.length);
  }
  return { width, height: y + shelf + gap, frames };
}

/**
 * Paints drawings at their positions on a sheet, or a single one anywhere.
 * @throws at a character that the palette lacks
 */
export function paintSprite(
  context: Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect'>,
  name: string,
  rows: SpriteRows,
  palette: SpritePalette,
  left: number,
  top: number,
): void {
  for (const [y, row] of rows.entries()) {
    let end = 0;
    for (let x = 0; x < row.length; x = end) {
      const key = row.charAt(x);
      // Paints neighbouring pixels of one colour at once.
      for (end = x + 1; row.charAt(end) === key; ) end++;
      if (key === '.') continue;
      const color = palette[key];
      if (color === undefined) throw new Error(`sprite "${name}": no colour for "${key}"`);
      context.fillStyle = color;
      context.fillRect(left + x, top + y, end - x, 1);
    }
  }
}
