import type { SpriteRows } from '../../kit/view/spriteSheet';
import { ghostColors } from './colors';

/**
 * Heads by ghost, facing right: a hood, a hat, horns and a bow. `b` is the robe, `l` its light,
 * `d` its shade; `h` and `k` are what is worn, and its band. The face is blank: eyes come on top.
 */
const heads: readonly SpriteRows[] = [
  [
    '........oo.....',
    '......oobbo....',
    '.....obbbbo....',
    '....obllbbbo...',
    '...oblbbbbbbo..',
    '...obdoooooddo.',
    '..obdoooooooddo',
    '..obdooooooood.',
    '..obdoooooooddo',
    '..obbdooooodddo',
  ],
  [
    '.....oooooo....',
    '.....ohhhho....',
    '.....ohhhho....',
    '.....okkkko....',
    '.ooooohhhhoooo.',
    'ohhhhhhhhhhhhho',
    '.oooooooooooo..',
    '..oblbbbbbbbdo.',
    '..olbbbbbbbbdo.',
    '..obbbbbbbbbdo.',
  ],
  [
    'oo...........oo',
    'oho.........oho',
    'ohho.ooooo.ohho',
    '.ohhobbbbbohho.',
    '..oohbbbbbhoo..',
    '..obllbbbbbbo..',
    '..oblbbbbbbbdo.',
    '..obbbbbbbbbdo.',
    '..obbbbbbbbbdo.',
    '..obbbbbbbbbdo.',
  ],
  [
    '.oooo.....oooo.',
    'ohhhho...ohhhho',
    'ohkhhhooohhhkho',
    'ohkkhhkkkhhkkho',
    'ohhhhookoohhhho',
    '.ooolbbbbbbooo.',
    '..olbbbbbbbdo..',
    '..obbbbbbbbbdo.',
    '..obbbbbbbbbdo.',
    '..obbbbbbbbbdo.',
  ],
];

/** Two ways for a robe to trail behind; the hood's is torn, the others' run out in a wisp. */
const torn: readonly SpriteRows[] = [
  [
    '.obbbbbbbbbbdo.',
    'obbbbbbbbbbbddo',
    'oobbbbbbbbbddo.',
    '.obbbbbbbbbdo..',
    '.obboobbodddo..',
    '..oo..oo.ooo...',
  ],
  [
    '.obbbbbbbbbbdo.',
    'obbbbbbbbbbbddo',
    '.obbbbbbbbbddoo',
    '..obbbbbbbbbdo.',
    '..obboobbboddo.',
    '...oo..ooo.oo..',
  ],
];
const wisp: readonly SpriteRows[] = [
  [
    '.obbbbbbbbbbdo.',
    'obbbbbbbbbbbddo',
    '.oobbbbbbbbdoo.',
    '..obbbbbbddo...',
    '.obbbbbddoo....',
    '.oooooooo......',
  ],
  [
    '.obbbbbbbbbbdo.',
    'obbbbbbbbbbbddo',
    '.oobbbbbbbbdoo.',
    '...obbbbbbddo..',
    '....obbbbbddo..',
    '.....ooooooo...',
  ],
];

/** How a ghost looks: in its colours, frightened, and frightened with the light going out. */
const looks = ['robe', 'pale', 'dark'] as const;
export type GhostLook = (typeof looks)[number];

type Colors = Readonly<Record<'robe' | 'light' | 'shade' | 'worn' | 'band', string>>;
const worn = ['#8f2150', '#6f74dd', '#f6ead0', '#f25fb0'] as const;
const bands = ['#5e1038', '#f4d35e', '#f6ead0', '#ffffff'] as const;

function colorsOf(ghost: number, look: GhostLook): Colors {
  if (look === 'robe') return { ...ghostColors[ghost], worn: worn[ghost], band: bands[ghost] };
  if (look === 'pale') {
    return {
      robe: '#e4e8ff',
      light: '#ffffff',
      shade: '#aeb4dc',
      worn: '#c4c9ee',
      band: '#8f95c4',
    };
  }
  return { robe: '#544c86', light: '#7169a8', shade: '#3c3568', worn: '#6a62a0', band: '#8f95c4' };
}

/** The characters of a ghost's colours on the sheet: five for each ghost and look. */
const parts = ['robe', 'light', 'shade', 'worn', 'band'] as const;
const drawn: readonly string[] = ['b', 'l', 'd', 'h', 'k'];
const firstCharacter = 0x100;

function characterOf(ghost: number, look: number, part: number): string {
  const index = (ghost * looks.length + look) * parts.length + part;
  return String.fromCharCode(firstCharacter + index);
}

function framesOf(ghost: number, look: GhostLook): readonly string[] {
  return [0, 1].map((sway) => `ghost ${ghost} ${look} ${sway}`);
}

/** Frame names by ghost, look and sway, ready made so that drawing joins no strings. */
export const ghostFrames = ghostColors.map((_, ghost) => ({
  robe: framesOf(ghost, 'robe'),
  pale: framesOf(ghost, 'pale'),
  dark: framesOf(ghost, 'dark'),
}));
/** So many rows of a ghost are out of its grave while it sleeps, and while it rises. */
export const risingRows = [7, 10, 13] as const;
export const risingFrames = ghostColors.map((_, ghost) =>
  risingRows.map((rows) => `ghost ${ghost} rising ${rows}`),
);

function dressed(rows: SpriteRows, ghost: number, look: number): SpriteRows {
  return rows.map((row) =>
    Array.from(row, (key) => {
      const part = drawn.indexOf(key);
      return part < 0 ? key : characterOf(ghost, look, part);
    }).join(''),
  );
}

export const ghostPalette: Readonly<Record<string, string>> = Object.fromEntries(
  ghostColors.flatMap((_, ghost) =>
    looks.flatMap((look, lookIndex) =>
      parts.map((part, index) => [
        characterOf(ghost, lookIndex, index),
        colorsOf(ghost, look)[part],
      ]),
    ),
  ),
);

function allGhosts(): Record<string, SpriteRows> {
  const sprites: Record<string, SpriteRows> = {};
  heads.forEach((head, ghost) => {
    looks.forEach((look, lookIndex) => {
      (ghost === 0 ? torn : wisp).forEach((robe, sway) => {
        const rows = dressed([...head, ...robe], ghost, lookIndex);
        sprites[ghostFrames[ghost][look][sway]] = rows;
        if (look !== 'robe' || sway > 0) return;
        risingFrames[ghost].forEach((frame, part) => {
          sprites[frame] = rows.slice(0, risingRows[part]);
        });
      });
    });
  });
  return sprites;
}

/** Eyes by the way they look: hollows with a glint. */
const eyes = {
  'eyes 0': ['.ow...ow.', 'oowo.oowo', 'oooo.oooo', '.oo...oo.'],
  'eyes 1': ['.oo...oo.', 'ooww.ooww', 'ooww.ooww', '.oo...oo.'],
  'eyes 2': ['.oo...oo.', 'oooo.oooo', 'oowo.oowo', '.ow...ow.'],
  'eyes 3': ['.oo...oo.', 'wwoo.wwoo', 'wwoo.wwoo', '.oo...oo.'],
} as const;
export const eyeFrames = ['eyes 0', 'eyes 1', 'eyes 2', 'eyes 3'] as const;

export const ghostSprites: Readonly<Record<string, SpriteRows>> = {
  ...allGhosts(),
  ...eyes,
  'eyes asleep': ['.........', 'oooo.oooo', '.oo...oo.', '.........'],
  'eyes scared': ['.oo...oo.', '.oo...oo.', '.........', '.o.ooo.o.', '..o...o..'],
  'eyes dark': ['.ww...ww.', '.ww...ww.', '.........', '.w.www.w.', '..w...w..'],
};

/** The sign of each ghost, small: hood, hat, horns, bow. */
const signs: readonly SpriteRows[] = [
  ['...b...', '..bbb..', '.bbbbb.', 'bbooobb', 'bbooobb', 'bbooobb', 'b.b.b.b'],
  ['..bbb..', '..bbb..', '..bbb..', '..ooo..', 'bbbbbbb', 'bbbbbbb', '.......'],
  ['b.....b', 'bb...bb', 'bb...bb', '.bbbbb.', '.bobob.', '.bbbbb.', '..bbb..'],
  ['bb...bb', 'bbb.bbb', 'bbbbbbb', '.bbobb.', 'bbbbbbb', 'bbb.bbb', 'bb...bb'],
];

/** Corners of a square: of each ghost's a little larger, so that all can stand around one cell. */
function brackets(ghost: number): SpriteRows {
  const side = 17 + ghost * 2;
  const arm = 5;
  const from = (index: number) => Math.min(index, side - 1 - index);
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_unused, x) => {
      const [near, far] = [Math.min(from(x), from(y)), Math.max(from(x), from(y))];
      if (near > 2 || far > arm) return '.';
      return near === 1 && far < arm ? 'b' : 'o';
    }).join(''),
  );
}

/** A drawing with a line all round. */
function withOutline(rows: SpriteRows): SpriteRows {
  const isDrawn = (x: number, y: number) => (rows[y]?.charAt(x) || '.') !== '.';
  return Array.from({ length: rows.length + 2 }, (_, y) =>
    Array.from({ length: rows[0].length + 2 }, (_unused, x) => {
      if (isDrawn(x - 1, y - 1)) return rows[y - 1].charAt(x - 1);
      for (let across = -2; across <= 0; across++) {
        for (let down = -2; down <= 0; down++) if (isDrawn(x + across, y + down)) return 'o';
      }
      return '.';
    }).join(''),
  );
}

export const bracketFrames = ['aim 0', 'aim 1', 'aim 2', 'aim 3'] as const;
export const signFrames = ['sign 0', 'sign 1', 'sign 2', 'sign 3'] as const;

/** What stands around the cell that a ghost wants to reach, and the sign that hangs on it. */
export const markSprites: Readonly<Record<string, SpriteRows>> = Object.fromEntries(
  signs.flatMap((sign, ghost) => [
    [bracketFrames[ghost], dressed(brackets(ghost), ghost, 0)],
    [signFrames[ghost], dressed(withOutline(sign), ghost, 0)],
  ]),
);
