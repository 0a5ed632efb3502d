import {
  blankFrame,
  columns,
  promptRow,
  type TeletextFrame,
} from '../../../../scenes/teletext/rules/grid';
import { layRow, layText } from '../../../../scenes/teletext/rules/layRow';
import { type Page, status, subcodeAt } from '../../../../scenes/teletext/rules/Page';
import { mainMenu, serviceName, usualPrompts } from '../../../content/teletext/service';
import type { Prompt, TextPage } from '../../../content/teletext/TextPage';
import { layBlock } from './layBlock';

const firstRow = 1;
export const menuRow = 23;
const usualSeconds = 15;
const menuIndent = 10;
const promptWidth = columns / 4;
/** The fourth prompt is cyan: blue on black cannot be read. */
const promptInks = ['r', 'g', 'y', 'c'] as const;
const indexPage = '100';

/**
 * @throws RangeError where the page does not fit: pages come from the service, never from a visitor
 */
export function layPage(page: TextPage): Page {
  const { number, title, frames, seconds = usualSeconds } = page;
  const prompts = page.prompts ?? usualPrompts;
  const [red, green, yellow, blue] = prompts.map(([, target]) => Number.parseInt(target, 16));
  const index = Number.parseInt(indexPage, 16);
  // A television keeps what the frame before had, as its accents, until a header erases it.
  const erase = frames.length > 1 ? status.erase : 0;
  return {
    number: Number.parseInt(number, 16),
    description: `${serviceName} ${number} ${title.replace(/[^ -~]/g, '')}`,
    subpages: frames.map((_, place) => ({
      frame: layFrame(page, place, prompts),
      subcode: subcodeAt(place, frames.length),
      status:
        status.transmit | erase | (page.subtitle ? status.subtitle | status.suppressHeader : 0),
      cycle: { count: seconds, unit: 'T' },
      links: [red ?? index, green ?? index, yellow ?? index, blue ?? index, index, index],
    })),
  };
}

function layFrame(page: TextPage, place: number, prompts: readonly Prompt[]): TeletextFrame {
  const frame = blankFrame();
  const rows = (page.frames[place] ?? []).flatMap(layBlock);
  if (rows.length > menuRow - firstRow) {
    throw new RangeError(`page ${page.number}/${place + 1} has ${rows.length} rows`);
  }
  rows.forEach((row, index) => {
    frame.set(row, (firstRow + index) * columns);
  });
  if (page.subtitle) return frame;
  if (page.number !== indexPage) {
    const counter = page.frames.length > 1 ? `${place + 1}/${page.frames.length}` : '';
    const menu = `{b}{n}{y}${' '.repeat(menuIndent)}${mainMenu}{w}`;
    const row = layRow(menu);
    row.set(layText(counter), columns - counter.length - 1);
    frame.set(row, menuRow * columns);
  }
  prompts.forEach(([text], index) => {
    const written = layText(`{${promptInks[index]}}${text}`).slice(0, promptWidth);
    frame.set(written, promptRow * columns + index * promptWidth);
  });
  return frame;
}
