import { columns, rows } from './grid';
import type { Page, Subpage } from './Page';

const end = '\r\n';
const hex = (value: number, digits: number) =>
  value.toString(16).toUpperCase().padStart(digits, '0');

/**
 * A row without trailing spaces, which readers add again. Controls are written as escape and a
 * letter.
 */
function writeRow(codes: Uint8Array): string {
  let last = codes.length;
  while (last > 0 && codes[last - 1] === 0x20) last--;
  return Array.from(codes.subarray(0, last), (value) =>
    value < 0x20 ? `\x1b${String.fromCharCode(value | 0x40)}` : String.fromCharCode(value),
  ).join('');
}

function writeSubpage(page: Page, subpage: Subpage): string {
  const { frame, enhancements, subcode, cycle, links } = subpage;
  const lines = [
    `PN,${hex(page.number, 3)}${hex(subcode & 0xff, 2)}`,
    `SC,${hex(subcode, 4)}`,
    `PS,${hex(subpage.status, 4)}`,
    `CT,${cycle.count},${cycle.unit}`,
  ];
  for (const [designation = 0, ...triplets] of enhancements ?? []) {
    const bits = [designation, ...triplets.flatMap((each) => [each, each >> 6, each >> 12])];
    const signs = bits.map((each) => String.fromCharCode(0x40 | (each & 0x3f)));
    lines.push(`OL,26,${signs.join('')}`);
  }
  for (let row = 0; row < rows; row++) {
    const written = writeRow(frame.subarray(row * columns, (row + 1) * columns));
    if (written !== '') lines.push(`OL,${row},${written}`);
  }
  if (links.some((link) => link !== 0)) {
    lines.push(`FL,${links.map((link) => (link === 0 ? '8FF' : hex(link, 3))).join(',')}`);
  }
  return lines.join(end) + end;
}

/**
 * A page as a TTI file, a plain text format that playout systems read.
 * @returns one character per byte, none above 0x7F
 */
export function writeTti(page: Page): string {
  const written = page.subpages.map((subpage) => writeSubpage(page, subpage));
  return `DE,${page.description}${end}${written.join('')}`;
}
