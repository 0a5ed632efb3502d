import type { PetStage } from '../../../../scenes/virtual-pet/rules/livingPet';

/**
 * Rows of a drawing: `#` is lit, `.` is glass. In a pet `e` and `s` are an eye's upper and lower
 * dot and `m` and `n` its mouth, each lit or clear by its face.
 */
export type Sprite = readonly string[];

export const petSprites: Readonly<Record<PetStage, Sprite>> = {
  hatchling: [
    '...#...', //
    '..###..',
    '.#####.',
    '##e#e##',
    '##s#s##',
    '###m###',
    '.##n##.',
  ],
  nipper: [
    '#.......#',
    '##.....##',
    '.#######.',
    '.##e#e##.',
    '###s#s###',
    '####m####',
    '.###n###.',
    '..#####..',
    '..#...#..',
  ],
  teenager: [
    '...#.#....',
    '....##.#..',
    '..######..',
    '.##e##e##.',
    '.##s##s##.',
    '.###mm###.',
    '.###nn###.',
    '..######..',
    '.########.',
    '#.######.#',
    '..##..##..',
  ],
  'grown-up': [
    '.#........#.',
    '.##.####.##.',
    '.##########.',
    '.###e##e###.',
    '####s##s####',
    '####.mm.####',
    '.####nn####.',
    '..########..',
    '.##########.',
    '##.######.##',
    '...##..##...',
    '..###..###..',
  ],
};

/** How a face is drawn: which of its dots are clear. */
export const faces = {
  glad: 'esm',
  content: 'esn',
  open: 'esmn',
  asleep: 's',
  blink: 'sm',
} as const;
export type FaceName = keyof typeof faces;

/** A drawing with its face on it. */
export function withFace(sprite: Sprite, face: FaceName): Sprite {
  const clear: string = faces[face];
  return sprite.map((row) =>
    row.replace(/[esmn]/g, (letter) => (clear.includes(letter) ? '.' : '#')),
  );
}

export const props = {
  bowl: ['.###.', '#####', '.###.'],
  bowlEmpty: ['.....', '#...#', '.###.'],
  ball: ['.##.', '#.##', '####', '.##.'],
  sweet: ['#...#', '##.##', '#####', '##.##', '#...#'],
  snore: ['###', '..#', '.#.', '###'],
  smallSnore: ['##', '.#', '##'],
  heart: ['.#.#.', '#####', '.###.', '..#..'],
  moon: ['.##..', '##...', '##...', '###.#', '.###.'],
  star: ['.#.', '###', '.#.'],
  egg: ['..##..', '.####.', '.#.##.', '####.#', '##.###', '.####.'],
  /** The places where a pet has gone, one for each way to overdo it. */
  house: [
    '.....##.....',
    '...######...',
    '..########..',
    '.##########.',
    '.#........#.',
    '.#.##..##.#.',
    '.#.##..##.#.',
    '.#.....##.#.',
    '.#.....##.#.',
    '.##########.',
  ],
  vet: [
    '.##########.',
    '.####..####.',
    '.####..####.',
    '.##......##.',
    '.##......##.',
    '.####..####.',
    '.####..####.',
    '.##########.',
    '.....##.....',
    '.....##.....',
  ],
  bush: [
    '....###.....',
    '..#######...',
    '.####.####..',
    '############',
    '####.###.###',
    '.##########.',
    '..########..',
    '.....##.....',
  ],
  suitcase: ['..####..', '..#..#..', '########', '#......#', '########', '########'],
  sun: ['#..#..#', '.#...#.', '..###..', '#.###.#', '..###..', '.#...#.', '#..#..#'],
  sea: ['..##....##....##....##....##....', '##..####..####..####..####..####'],
} as const satisfies Record<string, Sprite>;

/** What a grown-up wears, by what it was given most. */
export const hats = {
  feed: ['.####.', '######', '.####.'],
  play: ['.######', '#######'],
  snack: ['..##..', '.####.', '######'],
  rest: ['##....', '.##...', '.####.', '######'],
} as const satisfies Record<string, Sprite>;
