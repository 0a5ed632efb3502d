import {
  characterOf,
  foregroundOf,
  isConcealed,
  isMosaic,
} from '../../../scenes/teletext/rules/cell';
import { columns, promptRow, rows } from '../../../scenes/teletext/rules/grid';
import { keyedPage, type PromptColor, promptColors } from '../../../scenes/teletext/rules/remote';

const yellow = 3;

/** The action of a press on a cell, as a press on the remote would have it. */
export type HitRegion = Readonly<{ page: number } | { prompt: PromptColor }>;

/**
 * The cells of the picture that can be pressed: numbers of existing pages, which the service writes
 * in yellow, with the words before them, and the coloured prompts.
 * @returns by cell
 */
export function findHitRegions(
  cells: Uint32Array,
  exists: (page: number) => boolean,
): ReadonlyMap<number, HitRegion> {
  const hitRegions = new Map<number, HitRegion>();
  for (let row = 1; row < promptRow && row < rows; row++) {
    const line = Array.from({ length: columns }, (_, column) => {
      const cell = cells[row * columns + column] ?? 0x20;
      const plain = !isMosaic(cell) && !isConcealed(cell);
      return plain ? cell : 0x20;
    });
    const written = line
      .map((cell) => (foregroundOf(cell) === yellow ? String.fromCharCode(characterOf(cell)) : ' '))
      .join('');
    let from = 0;
    // The codes of the pound sign and the hash are the same. Prices are not page numbers.
    for (const match of written.matchAll(/(?<![\d#])[1-8]\d\d(?!\d)/g)) {
      const page = keyedPage(Number(match[0]));
      const end = match.index + match[0].length;
      if (exists(page)) {
        for (let column = from; column < end; column++) {
          hitRegions.set(row * columns + column, { page });
        }
      }
      from = end;
    }
  }
  for (let column = 0; column < columns; column++) {
    const prompt = promptColors[Math.floor((column * promptColors.length) / columns)];
    if (prompt) hitRegions.set(promptRow * columns + column, { prompt });
  }
  return hitRegions;
}
