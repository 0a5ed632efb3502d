import { drawnBy, type SpriteRows } from './spriteSheet';

/** A drawing with a line (`o`) all round, so that it reads on any ground. */
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
