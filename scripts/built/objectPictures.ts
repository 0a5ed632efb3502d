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

/**
 * A drawing in its frame, which outlines every shape in ink, with the colours of the design tokens.
 */
function framed(shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g stroke="var(--ink)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${shapes}</g></svg>`;
  return svg
    .replaceAll(/var\(--([a-z-]+)\)/g, (_, name: string) => {
      const colour = colours.get(name);
      if (colour === undefined) throw new Error(`there is no colour called ${name}`);
      return colour;
    })
    .replaceAll(/#[0-9a-f]{6}\b/g, shortened);
}

/**
 * The drawing of every object as the text of an SVG file, by the id of its card. Its parts are where
 * they are at rest, so that the picture does not change when it begins to move.
 */
export const pictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(objects).map(([file, { drawing, play }]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.ts'.length),
    posed(framed(drawing()), play, atRest),
  ]),
);
