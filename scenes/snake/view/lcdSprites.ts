import { directions } from '../../kit/rules/grid';

/** LCD pixels along a cell's side. */
const side = 5;
/** World pixels per LCD pixel; the last row and column of each stay clear, as on the glass. */
const dot = 4;

/** A drawing of one cell, five by five LCD pixels, facing right where it has a front. */
type Cell = readonly string[];

const head: Cell = ['.....', '####.', '##.##', '#####', '.....'];
const headOpen: Cell = ['....#', '####.', '##.#.', '####.', '....#'];
const food: Cell = ['..#..', '.#.#.', '#.#.#', '.#.#.', '..#..'];
const brick: Cell = ['##.##', '##.##', '.....', '#.##.', '#.##.'];
const crash: Cell = ['#.#.#', '.#.#.', '#.#.#', '.#.#.', '#.#.#'];
/** The bonus creatures: a snail, a bat, a fish, a mouse and a crab of our own. */
const creatures: readonly Cell[] = [
  ['.##..', '#.#.#', '#.###', '####.', '.....'],
  ['#...#', '##.##', '#####', '.#.#.', '.....'],
  ['.....', '.##.#', '#.###', '.##.#', '.....'],
  ['....#', '.##.#', '####.', '#.##.', '.#.#.'],
  ['#...#', '#.#.#', '.###.', '#####', '#...#'],
];

function turned(cell: Cell): Cell {
  return cell.map((_, y) => cell.map((_, x) => cell[side - 1 - x][y]).join(''));
}

/** The drawing that faces right, turned to face a way (0 up, then clockwise). */
function facing(cell: Cell, way: number): Cell {
  let result = cell;
  for (let turns = (way + 3) % 4; turns > 0; turns--) result = turned(result);
  return result;
}

/** A piece of body between two ways: two arms and a gap of light in the middle. */
function body(one: number, other: number, fat: boolean): Cell {
  const arm: Cell = fat
    ? ['.###.', '#####', '#####', '#####', '.###.']
    : ['.....', '..###', '..###', '..###', '.....'];
  const arms = [facing(arm, one), facing(arm, other)];
  const core: Cell = ['.....', '.###.', '.###.', '.###.', '.....'];
  return core.map((row, y) =>
    row
      .split('')
      .map((pixel, x) => {
        if (x === 2 && y === 2) return '.';
        return pixel === '#' || arms.some((cell) => cell[y][x] === '#') ? '#' : '.';
      })
      .join(''),
  );
}

const tail: Cell = ['.....', '...##', '.####', '...##', '.....'];

/** Every LCD pixel as a square with a hair of clear glass right of and below it. */
function onGlass(cell: Cell): readonly string[] {
  return cell.flatMap((row) => {
    const line = row
      .split('')
      .map((pixel) => pixel.repeat(dot - 1).concat('.'))
      .join('');
    return [...Array.from({ length: dot - 1 }, () => line), '.'.repeat(side * dot)];
  });
}

function bodyName(one: number, other: number, fat: boolean): string {
  return `${fat ? 'fat' : 'body'} ${Math.min(one, other)}${Math.max(one, other)}`;
}

/** Every sprite by name, 20 by 20 world pixels each. */
export const lcdSprites: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ...directions.map((_, way) => [`head ${way}`, facing(head, way)] as const),
    ...directions.map((_, way) => [`open ${way}`, facing(headOpen, way)] as const),
    ...directions.map((_, way) => [`tail ${way}`, facing(tail, way)] as const),
    ...[0, 1, 2, 3].flatMap((one) =>
      [0, 1, 2, 3]
        .filter((other) => other > one)
        .flatMap((other) =>
          [false, true].map((fat) => [bodyName(one, other, fat), body(one, other, fat)] as const),
        ),
    ),
    ...creatures.map((cell, index) => [`creature ${index}`, cell] as const),
    ['food', food] as const,
    ['brick', brick] as const,
    ['crash', crash] as const,
  ].map(([name, cell]) => [name, onGlass(cell)]),
);

export const creatureCount = creatures.length;

const pairs = [0, 1, 2, 3];
/** Frame names ready made, so that drawing a frame joins no strings. */
export const frames = {
  head: pairs.map((way) => `head ${way}`),
  open: pairs.map((way) => `open ${way}`),
  tail: pairs.map((way) => `tail ${way}`),
  creature: creatures.map((_, index) => `creature ${index}`),
  /** By `one * 4 + other`, the ways towards the two neighbours. */
  body: pairs.flatMap((one) => pairs.map((other) => bodyName(one, other, false))),
  fat: pairs.flatMap((one) => pairs.map((other) => bodyName(one, other, true))),
} as const;
