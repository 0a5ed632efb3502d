import { drawnBy, type SpriteRows } from '../../kit/view/spriteSheet';

/** Side of a cell in LCD pixels. */
const side = 5;

/** A drawing of one cell, five by five LCD pixels, facing right where it has a front. */
type Cell = SpriteRows;

const head: Cell = ['.....', '####.', '##.##', '#####', '.....'];
const headOpen: Cell = ['....#', '####.', '##.#.', '####.', '....#'];
const food: Cell = ['..#..', '.#.#.', '#.#.#', '.#.#.', '..#..'];
const portal: Cell = ['.###.', '#...#', '#.#.#', '#...#', '.###.'];
/** A part of the snake through which the head may pass. */
const gap: Cell = ['.....', '.....', '..#..', '.....', '.....'];
const brick: Cell = ['##.##', '##.##', '.....', '#.##.', '#.##.'];
/** Our own bonus creatures: a snail, a bat, a fish, a mouse and a crab. */
const creatures: readonly Cell[] = [
  ['.##..', '#.#.#', '#.###', '####.', '.....'],
  ['#...#', '##.##', '#####', '.#.#.', '.....'],
  ['.....', '.##.#', '#.###', '.##.#', '.....'],
  ['....#', '.##.#', '####.', '#.##.', '.#.#.'],
  ['#...#', '#.#.#', '.###.', '#####', '#...#'],
];

function turned(cell: Cell): Cell {
  return drawnBy(side, side, (x, y) => cell[side - 1 - x][y]);
}

/** Rotates a drawing that faces right to a direction (0 up, then clockwise). */
function facing(cell: Cell, direction: number): Cell {
  let result = cell;
  for (let turns = (direction + 3) % 4; turns > 0; turns--) result = turned(result);
  return result;
}

/** A body segment between two directions: two arms with a gap of light in the middle. */
function body(one: number, other: number, fat: boolean): Cell {
  const arm: Cell = fat
    ? ['.###.', '#####', '#####', '#####', '.###.']
    : ['.....', '..###', '..###', '..###', '.....'];
  const core: Cell = ['.....', '.###.', '.###.', '.###.', '.....'];
  const parts = [core, facing(arm, one), facing(arm, other)];
  return drawnBy(side, side, (x, y) => {
    const isGap = x === 2 && y === 2;
    return !isGap && parts.some((part) => part[y][x] === '#') ? '#' : '.';
  });
}

const tail: Cell = ['.....', '...##', '.####', '...##', '.....'];

/**
 * Draws every LCD pixel as a square of whole device pixels, with a thin gap to its right and below,
 * as on a real LCD.
 */
function lcdSprite(cell: Cell, size: number): SpriteRows {
  const gap = Math.max(1, Math.round(size / side / 8));
  const edges = Array.from({ length: side + 1 }, (_, dot) => Math.round((dot * size) / side));
  /** The LCD pixel at a device pixel; -1 in a gap. */
  const dotAt = Array.from({ length: size }, (_, place) => {
    const dot = edges.findIndex((edge) => edge > place) - 1;
    return place >= edges[dot + 1] - gap ? -1 : dot;
  });
  return drawnBy(size, size, (x, y) => cell[dotAt[y]]?.charAt(dotAt[x]) || '.');
}

function bodyName(one: number, other: number, fat: boolean): string {
  return `${fat ? 'fat' : 'body'} ${Math.min(one, other)}${Math.max(one, other)}`;
}

/** The drawing without the pixels that have others on all sides: the second player's snake. */
function hollow(cell: Cell): Cell {
  const isSet = (x: number, y: number) => (cell[y]?.[x] ?? '#') === '#';
  return drawnBy(side, side, (x, y) => {
    const inside = isSet(x - 1, y) && isSet(x + 1, y) && isSet(x, y - 1) && isSet(x, y + 1);
    return inside ? '.' : cell[y][x];
  });
}

export const creatureCount = creatures.length;

const directions = [0, 1, 2, 3];
/** What the names of the second player's frames begin with. */
export const rivalMark = 'rival ';

/** The frames of a snake, by name: made in advance so that drawing concatenates no strings. */
function framesOf(mark: string) {
  const by = (name: string) => directions.map((direction) => `${mark}${name} ${direction}`);
  /** By `one * 4 + other`, the directions to the two neighbours. */
  const between = (fat: boolean) =>
    directions.flatMap((one) => directions.map((other) => mark + bodyName(one, other, fat)));
  return {
    head: by('head'),
    open: by('open'),
    tail: by('tail'),
    body: between(false),
    fat: between(true),
  };
}

export const frames = framesOf('');
export const rivalFrames = framesOf(rivalMark);
export const creatureFrames = creatures.map((_, index) => `creature ${index}`);

const snakeCells: readonly (readonly [name: string, cell: Cell])[] = [
  ...directions.flatMap((direction): [string, Cell][] => [
    [frames.head[direction], facing(head, direction)],
    [frames.open[direction], facing(headOpen, direction)],
    [frames.tail[direction], facing(tail, direction)],
  ]),
  ...directions.flatMap((one) =>
    directions.slice(one + 1).flatMap((other): [string, Cell][] => [
      [bodyName(one, other, false), body(one, other, false)],
      [bodyName(one, other, true), body(one, other, true)],
    ]),
  ),
];

const cells: typeof snakeCells = [
  ...snakeCells,
  ...snakeCells.map(([name, cell]) => [rivalMark + name, hollow(cell)] as const),
  ...creatures.map((cell, index): [string, Cell] => [creatureFrames[index], cell]),
  ['food', food],
  ['portal', portal],
  ['gap', gap],
  ['brick', brick],
];

/** Every sprite by name. @param size device pixels of a cell's side */
export function lcdSprites(size: number): Readonly<Record<string, SpriteRows>> {
  return Object.fromEntries(cells.map(([name, cell]) => [name, lcdSprite(cell, size)]));
}
