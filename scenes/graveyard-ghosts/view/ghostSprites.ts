import { readDrawings } from '../../kit/rules/readDrawings';
import { drawnBy, outlined, type SpritePalette, type SpriteRows } from '../../kit/view/spriteSheet';
import { ghostColors } from './colors';

/**
 * Heads that face right, and two robes that trail behind: the hood's is torn, the others end in a
 * wisp. `b` is the robe, `l` its light, `d` its shade; `h` is the hat and `k` its band. The face is
 * blank: eyes are drawn on top.
 */
const drawings = readDrawings(`
  hood             hat              horns            bow
  ........oo.....  .....oooooo....  oo...........oo  .oooo.....oooo.
  ......oobbo....  .....ohhhho....  oho.........oho  ohhhho...ohhhho
  .....obbbbo....  .....ohhhho....  ohho.ooooo.ohho  ohkhhhooohhhkho
  ....obllbbbo...  .....okkkko....  .ohhobbbbbohho.  ohkkhhkkkhhkkho
  ...oblbbbbbbo..  .ooooohhhhoooo.  ..oohbbbbbhoo..  ohhhhookoohhhho
  ...obdoooooddo.  ohhhhhhhhhhhhho  ..obllbbbbbbo..  .ooolbbbbbbooo.
  ..obdoooooooddo  .oooooooooooo..  ..oblbbbbbbbdo.  ..olbbbbbbbdo..
  ..obdooooooood.  ..oblbbbbbbbdo.  ..obbbbbbbbbdo.  ..obbbbbbbbbdo.
  ..obdoooooooddo  ..olbbbbbbbbdo.  ..obbbbbbbbbdo.  ..obbbbbbbbbdo.
  ..obbdooooodddo  ..obbbbbbbbbdo.  ..obbbbbbbbbdo.  ..obbbbbbbbbdo.

  torn 0           torn 1           wisp 0           wisp 1
  .obbbbbbbbbbdo.  .obbbbbbbbbbdo.  .obbbbbbbbbbdo.  .obbbbbbbbbbdo.
  obbbbbbbbbbbddo  obbbbbbbbbbbddo  obbbbbbbbbbbddo  obbbbbbbbbbbddo
  oobbbbbbbbbddo.  .obbbbbbbbbddoo  .oobbbbbbbbdoo.  .oobbbbbbbbdoo.
  .obbbbbbbbbdo..  ..obbbbbbbbbdo.  ..obbbbbbddo...  ...obbbbbbddo..
  .obboobbodddo..  ..obboobbboddo.  .obbbbbddoo....  ....obbbbbddo..
  ..oo..oo.ooo...  ...oo..ooo.oo..  .oooooooo......  .....ooooooo...
`);
const heads = [drawings.hood, drawings.hat, drawings.horns, drawings.bow];

/** A ghost's looks: in its colours, frightened, and frightened while the light goes out. */
const looks = ['robe', 'pale', 'dark'] as const;
export type GhostLook = (typeof looks)[number];

/** The characters of the drawings that are coloured by ghost and look. */
const keys = 'bldhk';
const colors = ghostColors.map(({ robe, light, shade, worn, band }) => ({
  robe: [robe, light, shade, worn, band],
  pale: ['#e4e8ff', '#ffffff', '#aeb4dc', '#c4c9ee', '#8f95c4'],
  dark: ['#544c86', '#7169a8', '#3c3568', '#6a62a0', '#8f95c4'],
}));

/** The character on the sheet for one ghost, look and key. */
function characterOf(ghost: number, look: GhostLook, key: number): string {
  const set = ghost * looks.length + looks.indexOf(look);
  return String.fromCharCode(0x100 + set * keys.length + key);
}

function dressed(rows: SpriteRows, ghost: number, look: GhostLook = 'robe'): SpriteRows {
  return rows.map((row) =>
    row.replace(/[bldhk]/g, (key) => characterOf(ghost, look, keys.indexOf(key))),
  );
}

export const ghostPalette: SpritePalette = Object.fromEntries(
  colors.flatMap((sets, ghost) =>
    looks.flatMap((look) =>
      sets[look].map((color, key) => [characterOf(ghost, look, key), color] as const),
    ),
  ),
);

function framesOf(ghost: number, look: GhostLook): readonly string[] {
  return [0, 1].map((sway) => `ghost ${ghost} ${look} ${sway}`);
}

/** Frame names by ghost, look and sway, made in advance so that drawing concatenates no strings. */
export const ghostFrames = ghostColors.map((_, ghost) => ({
  robe: framesOf(ghost, 'robe'),
  pale: framesOf(ghost, 'pale'),
  dark: framesOf(ghost, 'dark'),
}));
/** How many rows of a ghost are out of its grave while it sleeps, and in each step of rising. */
export const risingRows = [7, 10, 13] as const;
export const risingFrames = ghostColors.map((_, ghost) =>
  risingRows.map((rows) => `ghost ${ghost} rising ${rows}`),
);

function ghostsInAllLooks(): Record<string, SpriteRows> {
  const sprites: Record<string, SpriteRows> = {};
  for (const [ghost, head] of heads.entries()) {
    const hem = ghost === 0 ? 'torn' : 'wisp';
    const bodies = [0, 1].map((sway) => [...head, ...drawings[`${hem} ${sway}`]]);
    for (const look of looks) {
      for (const [sway, frame] of ghostFrames[ghost][look].entries()) {
        sprites[frame] = dressed(bodies[sway], ghost, look);
      }
    }
    for (const [part, frame] of risingFrames[ghost].entries()) {
      sprites[frame] = dressed(bodies[0], ghost).slice(0, risingRows[part]);
    }
  }
  return sprites;
}

/** Eyes by the direction in which they look: hollows with a glint. */
export const eyeFrames = ['eyes 0', 'eyes 1', 'eyes 2', 'eyes 3'] as const;

export const ghostSprites: Readonly<Record<string, SpriteRows>> = {
  ...ghostsInAllLooks(),
  'eyes 0': ['.ow...ow.', 'oowo.oowo', 'oooo.oooo', '.oo...oo.'],
  'eyes 1': ['.oo...oo.', 'ooww.ooww', 'ooww.ooww', '.oo...oo.'],
  'eyes 2': ['.oo...oo.', 'oooo.oooo', 'oowo.oowo', '.ow...ow.'],
  'eyes 3': ['.oo...oo.', 'wwoo.wwoo', 'wwoo.wwoo', '.oo...oo.'],
  'eyes scared': ['.oo...oo.', '.oo...oo.', '.........', '.o.ooo.o.', '..o...o..'],
  'eyes dark': ['.ww...ww.', '.ww...ww.', '.........', '.w.www.w.', '..w...w..'],
};

/** The small sign of each ghost: hood, hat, horns, bow. */
const signs: readonly SpriteRows[] = [
  ['...b...', '..bbb..', '.bbbbb.', 'bbooobb', 'bbooobb', 'bbooobb', 'b.b.b.b'],
  ['..bbb..', '..bbb..', '..bbb..', '..ooo..', 'bbbbbbb', 'bbbbbbb', '.......'],
  ['b.....b', 'bb...bb', 'bb...bb', '.bbbbb.', '.bobob.', '.bbbbb.', '..bbb..'],
  ['bb...bb', 'bbb.bbb', 'bbbbbbb', '.bbobb.', 'bbbbbbb', 'bbb.bbb', 'bb...bb'],
];

/**
 * Corners of a square. Each ghost's square is a little larger, so that all four fit around one
 * cell.
 */
function brackets(ghost: number): SpriteRows {
  const side = 17 + ghost * 2;
  const arm = 5;
  const from = (index: number) => Math.min(index, side - 1 - index);
  return drawnBy(side, side, (x, y) => {
    const [near, far] = [Math.min(from(x), from(y)), Math.max(from(x), from(y))];
    if (near > 2 || far > arm) return '.';
    return near === 1 && far < arm ? 'b' : 'o';
  });
}

export const bracketFrames = ['aim 0', 'aim 1', 'aim 2', 'aim 3'] as const;
export const signFrames = ['sign 0', 'sign 1', 'sign 2', 'sign 3'] as const;

/** The brackets around each ghost's target cell, and its sign. */
export const markSprites: Readonly<Record<string, SpriteRows>> = Object.fromEntries(
  signs.flatMap((sign, ghost) => [
    [bracketFrames[ghost], dressed(brackets(ghost), ghost)],
    [signFrames[ghost], dressed(outlined(sign), ghost)],
  ]),
);
