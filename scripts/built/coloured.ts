import { readFileSync } from 'node:fs';

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
export function coloured(shapes: string): string {
  return shapes
    .replaceAll(/var\(--([a-z-]+)\)/g, (_, name: string) => {
      const colour = colours.get(name);
      if (colour === undefined) throw new Error(`there is no colour called ${name}`);
      return colour;
    })
    .replaceAll(/#[0-9a-f]{6}\b/g, shortened);
}
