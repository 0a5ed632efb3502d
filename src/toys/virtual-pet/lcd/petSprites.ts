import type { PetStage } from '../../../../scenes/virtual-pet/rules/livingPet';

/**
 * Rows of a drawing: `#` is lit, `.` is clear. In a pet `e` and `s` are an eye's upper and lower
 * dot, and `m` and `n` its mouth; a face says which of them are lit.
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

/** By face, which of its dots are clear. */
export const faces = {
  glad: 'esm',
  content: 'esn',
  open: 'esmn',
  asleep: 's',
  blink: 'sm',
} as const;
export type FaceName = keyof typeof faces;

/** A drawing with that face. */
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
  /** Pictures of where the pet has gone, one for each overdone act. */
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

/** What a grown-up pet wears, by what it was given most. */
export const hats = {
  feed: ['.####.', '######', '.####.'],
  play: ['.######', '#######'],
  snack: ['..##..', '.####.', '######'],
  rest: ['##....', '.##...', '.####.', '######'],
} as const satisfies Record<string, Sprite>;
