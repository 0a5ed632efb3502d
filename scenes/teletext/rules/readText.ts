import { unicodeOf } from './accents';
import { bottomHalf, isConcealed, isMosaic, partOf } from './cell';
import { columns, rows } from './grid';

/**
 * A decoded page as lines of 40 characters, for screen readers, search and the clipboard. Mosaics
 * and concealed characters are spaces; the lower row of double height is empty.
 */
export function readText(cells: Uint32Array, reveal = false): readonly string[] {
  return Array.from({ length: rows }, (_, row) => {
    let line = '';
    for (let column = 0; column < columns; column++) {
      const cell = cells[row * columns + column] ?? 0x20;
      const silent =
        isMosaic(cell) || partOf(cell) === bottomHalf || (isConcealed(cell) && !reveal);
      line += silent ? ' ' : unicodeOf(cell);
    }
    return line;
  });
}
