import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  backgroundOf,
  characterOf,
  foregroundOf,
  isMosaic,
} from '../../scenes/teletext/rules/cell';
import { colors } from '../../scenes/teletext/rules/codes';
import { decodeFrame } from '../../scenes/teletext/rules/decodeFrame';
import { readEditTf, writeEditTf } from '../../scenes/teletext/rules/editTf';
import { columns } from '../../scenes/teletext/rules/grid';
import { readText } from '../../scenes/teletext/rules/readText';
import { readTti } from '../../scenes/teletext/rules/readTti';
import { writeTti } from '../../scenes/teletext/rules/writeTti';

/** The letters EMF and a wave, as the page's authors drew them: 36 cells of two by three blocks. */
const drawing = `
............xxxxxxxxx.............xxxxxx.............xxxxxxxxxxxxxxxxxxx
............xxxxxxxxx.............xxxxxx.............xxxxxxxxxxxxxxxxxxx
......xxxx..xxxxxxxxxxxxxx..xxxx..xxxxxxxxxx...xxx...xxxxxxxxxxxxxxxxxxx
......xxxx..x............x..xxxx..x........x..xxxxx..x..................
......xx....x............x..xx....x........x..xx..x..x..................
......xxxx..x..xx....xx..x..xxxx..x..xxxx..x..xxxxx..x..xx.xx...........
......xx....x..xxx..xxx..x..xx....x..xxxx..x..xxxxx..x..xx.xx...........
......xxxx..x..xxxxxxxx..x..xx....x..xx....x..xx..x..x..xx.xx...........
......xxxx..x..xx.xx.xx..x..xx....x..xxxx..x..xx..x..x...xxx............
............x..xx....xx..x........x..xx....x.........x..xx.xx...........
............x..xx....xx..x........x..xx....x.........x..xx.xx...........
............x..xx....xx..x........x..xx....x.........x..xx.xx...........
.............xxxxxxxxxxxx..........xxxxxxxx...........xxxxxxxxxxxxxxxxxx
.........xxxxxxxxxxxxxxxx......xxxxxxxxxxxx.......xxxxxxxxxxxxxxxxxxxxxx
.........xxxxxxxxxxxxxxxx......xxxxxxxxxxxx.......xxxxxxxxxxxxxxxxxxxxxx
`.trim();
const firstDrawn = 3;
const lastDrawn = 7;

function open(name: string) {
  const text = readFileSync(new URL(`files/${name}`, import.meta.url), 'latin1');
  const opened = readTti(text);
  if (!opened.ok) throw new Error(opened.error);
  const [page] = opened.pages;
  if (!page) throw new Error('no page');
  return { page, cells: decodeFrame(page.subpages[0].frame) };
}

/** The three lines of blocks of a row's mosaics, from its fourth cell to the second last. */
function blocksOf(cells: Uint32Array, row: number): string {
  return [0, 1, 2]
    .map((line) =>
      Array.from(cells.subarray(row * columns + 3, (row + 1) * columns - 1), (cell) => {
        const blocks = isMosaic(cell) ? (cell & 0x1f) | ((cell & 0x40) >> 1) : 0;
        return ((blocks >> (line * 2)) & 3).toString(2).padStart(2, '0');
      })
        .map(([right, left]) => `${left}${right}`)
        .join(''),
    )
    .join('\n')
    .replaceAll('0', '.')
    .replaceAll('1', 'x');
}

test("EMFFAX's index decodes to its authors' picture, in their colours", () => {
  const { page, cells } = open('emffax-P100.tti');
  expect(page).toMatchObject({ number: 0x100, description: 'None' });
  expect(page.subpages[0]).toMatchObject({ subcode: 1, status: 0x8010 });
  const rows = Array.from({ length: lastDrawn - firstDrawn + 1 }, (_, row) => row + firstDrawn);
  expect(rows.map((row) => blocksOf(cells, row)).join('\n')).toBe(drawing);

  const look = (row: number, column: number) => {
    const cell = cells[row * columns + column] ?? 0;
    return [colors[foregroundOf(cell)], colors[backgroundOf(cell)]];
  };
  // Set-at: the background applies from the code on, and is black again in the last cell.
  expect([look(2, 0), look(2, 1), look(2, 38), look(2, 39)]).toEqual([
    ['white', 'black'],
    ['blue', 'blue'],
    ['blue', 'blue'],
    ['blue', 'black'],
  ]);
  expect(look(4, 6)).toEqual(['blue', 'yellow']);
  expect(look(7, 10)).toEqual(['yellow', 'blue']);

  expect(readText(cells)[9]?.trimEnd()).toBe(' Red Green Blue Cyan Magenta Yellow');
  for (const color of ['red', 'green', 'blue', 'cyan', 'magenta', 'yellow']) {
    const name = color[0]?.toUpperCase() + color.slice(1);
    const at = readText(cells)[9]?.indexOf(name) ?? -1;
    expect(look(9, at)).toEqual([color, 'black']);
  }
  // Beside each name is a small picture of three mosaics in that colour.
  expect(Array.from(cells.subarray(10 * columns + 6, 10 * columns + 9), characterOf)).toEqual(
    Array.from('fm8', (sign) => sign.charCodeAt(0)),
  );
  expect(look(10, 6)).toEqual(['red', 'black']);
});

test("EMFFAX's index survives both formats", () => {
  const { page } = open('emffax-P100.tti');
  const again = readTti(writeTti(page));
  expect(again.ok && again.pages).toEqual([page]);
  const shared = readEditTf(writeEditTf(page.subpages[0].frame));
  expect(shared.ok && shared.pages[0]?.subpages[0]?.frame).toEqual(page.subpages[0].frame);
});
