import { readFileSync } from 'node:fs';
import type { ObjectPlay } from '../../src/objects/kit/ObjectPlay';
import { atRest, posed } from './posed';

type Module = Readonly<{ drawing(): string; play: ObjectPlay }>;

const objects = import.meta.glob<Module>(
  ['/src/objects/*/*.ts', '!/src/objects/{kit,stage,album,late}/*', '!**/index.ts'],
  { eager: true },
);

const colours = new Map(
  [
    ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--([a-z-]+): (#[0-9a-f]{3,8});/g),
  ].map(([, name, value]) => [name, value]),
);

/** The nearest colour of three digits: nobody sees the difference, and each file is smaller. */
function shortened(colour: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${channels.map((channel) => Math.round(channel / 17).toString(16)).join('')}`;
}

/** Shapes with the colours of the design tokens. */
function coloured(shapes: string): string {
  return shapes
    .replaceAll(/var\(--([a-z-]+)\)/g, (_, name: string) => {
      const colour = colours.get(name);
      if (colour === undefined) throw new Error(`there is no colour called ${name}`);
      return colour;
    })
    .replaceAll(/#[0-9a-f]{6}\b/g, shortened);
}

/** An SVG of shapes, every one outlined in ink. */
function framed(shapes: string): string {
  return coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g stroke="var(--ink)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${shapes}</g></svg>`,
  );
}

/**
 * Every object: the category of its page, the id of its card, and its shapes. Its parts are where they
 * are at rest, so that the picture does not change when it begins to move.
 */
const drawn = Object.entries(objects).map(([file, { drawing, play }]) => {
  const [category = '', name = ''] = file.split('/').slice(-2);
  return { category, id: name.slice(0, -'.ts'.length), shapes: posed(drawing(), play, atRest) };
});

/** The drawing of every object as the text of an SVG file, by the id of its card. */
export const pictures: Readonly<Record<string, string>> = Object.fromEntries(
  drawn.map(({ id, shapes }) => [id, framed(shapes)]),
);

/** Units between two drawings of a sheet: room for shapes that leave their square. */
const apart = 300;

/**
 * The drawings of each page as the text of one SVG file, by category. A view for each shows it alone;
 * its shapes are in the group after the view.
 */
export const sheets: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(new Set(drawn.map(({ category }) => category)), (category) => [
    category,
    framed(
      drawn
        .filter((object) => object.category === category)
        .map(
          ({ id, shapes }, index) =>
            `<view id="${id}" viewBox="0 ${index * apart} 100 100"/><g transform="translate(0 ${index * apart})">${shapes}</g>`,
        )
        .join(''),
    ),
  ]),
);
