import { readDrawings } from '../../kit/rules/readDrawings';
import { glyphSprites } from '../../kit/view/glyphs';
import { drawnBy, outlined, type SpritePalette, type SpriteRows } from '../../kit/view/spriteSheet';
import { ghostColors, ink } from './colors';
import { ghostPalette, ghostSprites, markSprites } from './ghostSprites';
import { keeperSprites } from './keeperSprites';

/** The colours of the drawings. */
export const spritePalette: SpritePalette = {
  o: ink,
  w: '#ffffff',
  y: '#ffe066',
  Y: '#d99a2b',
  s: '#ffe3c4',
  r: '#e0453f',
  c: '#d6fbff',
  C: '#7fe3ee',
  t: '#3fa9c4',
  g: '#fff3b0',
  G: '#ffcf4d',
  m: '#8f88ad',
  M: '#5b5478',
  e: '#7a5560',
  E: '#b08a80',
  1: ghostColors[0].light,
  2: ghostColors[1].light,
  3: ghostColors[2].light,
  4: ghostColors[3].light,
  ...ghostPalette,
};

/** Side of a cell in pixels. */
export const cellPixels = 14;

/**
 * By ghost, the dash pattern of its route over one cell: dashes, dots, dash and dot, pairs of dots.
 */
const patterns = ['##########....', '##.....##.....', '#######..##...', '##.##....##.##'] as const;

/** Route frames by ghost: along a row, and along a column. */
export const acrossFrames = ['across 0', 'across 1', 'across 2', 'across 3'] as const;
export const downFrames = ['down 0', 'down 1', 'down 2', 'down 3'] as const;

/** A bar between two lines. Its key is the ghost's number plus one. */
const paths: Readonly<Record<string, SpriteRows>> = Object.fromEntries(
  patterns.flatMap((pattern, ghost) => {
    const row = pattern.replaceAll('#', `${ghost + 1}`);
    const bar = outlined([row, row]).map((line) => line.slice(1, -1));
    const turned = drawnBy(bar.length, row.length, (x, y) => bar[x].charAt(y));
    return [
      [acrossFrames[ghost], bar],
      [downFrames[ghost], turned],
    ];
  }),
);

/** The frames through which a soul flickers. */
export const soulFrames = ['soul 0', 'soul 1', 'soul 2', 'soul 1'] as const;
const { treat, ...drawings } = readDrawings(`
  soul 0   soul 1   soul 2
  ..t....  ...t...  ....t..
  ..tC...  ...C...  ...Ct..
  ..CCt..  ..tCt..  ..tCC..
  .tCcCt.  .tCcCt.  .tCcCt.
  .CcwcC.  .CcwcC.  .CcwcC.
  .CcwcC.  .CcwcC.  .CcwcC.
  .tCcCt.  .tCcCt.  .tCcCt.
  ..ttt..  ..ttt..  ..ttt..

  lantern    treat
  ...ooo...  .........
  ..o...o..  .........
  ..ooooo..  ....o....
  .oGGGGGo.  ...ogo...
  ooooooooo  ...ogo...
  oGgwwwgGo  ..ooooo..
  oGgwwwgGo  .owwwwwo.
  oGgwgwgGo  owwcwwcwo
  oGGgggGGo  ottttttto
  ooooooooo  .oGgGgGo.
  .oGGGGGo.  .oGgGgGo.
  ..ooooo..  ..ooooo..
`);

/** A light in rings with dithered edges. */
function glow(radius: number): SpriteRows {
  const side = radius * 2 + 1;
  return drawnBy(side, side, (x, y) => {
    const share = Math.hypot(x - radius, y - radius) / radius;
    const checker = (x + y) % 2 === 0;
    const sparse = x % 2 === 0 && y % 2 === 0;
    if (share < 0.5) return checker ? 'G' : '.';
    return (share < 0.78 && (x + y) % 4 === 0) || (sparse && share < 1) ? 'G' : '.';
  });
}

export const glowFrames = ['glow 0', 'glow 1', 'glow 2', 'glow 1'] as const;

/** Every sprite by name; the feet are on the lowest row. */
export const sprites: Readonly<Record<string, SpriteRows>> = {
  ...ghostSprites,
  ...markSprites,
  ...keeperSprites,
  ...drawings,
  // Two rows lower than the lantern beside which it is drawn.
  treat: treat.slice(2),
  ...paths,
  torch: ['.ooo.', 'o...o', 'ooooo', 'ogwgo', 'ogwgo', 'oGGGo', 'ooooo'],
  'glow 0': glow(9),
  'glow 1': glow(11),
  'glow 2': glow(13),
  mound: ['..oooooooooo..', '.oEeEEeEeEEeo.', 'oeEoooooooEeeo', 'oeoooooooooEeo', '.oEooooooooeo.'],
  'mound front': ['oeEeEeEEeEeEeo', '.oeEeeEeEeeeo.', '..oooooooooo..'],
  'bat 0': ['oo...oo', '.ooooo.', '...o...'],
  'bat 1': ['...o...', '.ooooo.', 'oo...oo'],
  peep: ['.ooooo.', 'oggoggo', 'oggoggo', '.ooooo.'],
  zed: ['wwww', '..w.', '.w..', 'wwww'],
  puff: ['..ww..', '.wwww.', 'wwwwww', 'wwwwww', '.wwww.', '..ww..'],
  spark: ['..g..', '..w..', 'gwwwg', '..w..', '..g..'],
  mote: ['.c.', 'cwc', '.c.'],
  leaf: ['.w', 'ww'],
  pixel: ['w'],
  ...glyphSprites,
};
