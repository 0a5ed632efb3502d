import type { ObjectPlay } from '../../src/objects/kit/ObjectPlay';
import { coloured } from './coloured';
import { sheetIds } from './objectSheets';
import { atRest, posed } from './posed';

type Module = Readonly<{ drawing(): string; play: ObjectPlay }>;

const objects = import.meta.glob<Module>(
  ['/src/objects/*/*.ts', '!/src/objects/{kit,stage,album,late}/*', '!**/index.ts'],
  { eager: true },
);

/** An SVG of shapes, every one outlined in ink. */
function framed(shapes: string): string {
  return coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g stroke="var(--ink)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${shapes}</g></svg>`,
  );
}

/**
 * Every object: the id of its card, and its shapes. Its parts are where they are at rest, so that the
 * picture does not change when it begins to move.
 */
const drawn = Object.entries(objects).map(([file, { drawing, play }]) => {
  const id = file.slice(file.lastIndexOf('/') + 1, -'.ts'.length);
  return { id, shapes: posed(drawing(), play, atRest) };
});

/** The drawing of every object as the text of an SVG file, by the id of its card. */
export const pictures: Readonly<Record<string, string>> = Object.fromEntries(
  drawn.map(({ id, shapes }) => [id, framed(shapes)]),
);

/** Units between two drawings of a sheet: room for shapes that leave their square. */
const apart = 300;

/**
 * The drawings of some cards as the text of one SVG file. A view for each shows it alone; its shapes are
 * in the group after the view.
 */
function sheetOf(ids: readonly string[]): string {
  const views = drawn
    .filter(({ id }) => ids.includes(id))
    .map(
      ({ id, shapes }, index) =>
        `<view id="${id}" viewBox="0 ${index * apart} 100 100"/><g transform="translate(0 ${index * apart})">${shapes}</g>`,
    );
  return framed(views.join(''));
}

/** Every sheet by its name, such as `toys-0`. */
export const sheets: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sheetIds).flatMap(([page, each]) =>
    each.map((ids, number) => [`${page.slice(1)}-${number}`, sheetOf(ids)]),
  ),
);
