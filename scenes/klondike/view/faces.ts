/** Drawings of our own. Suits fill a square of 10 by 10; a card is 63 by 88. */
export const suitPaths: readonly string[] = [
  'M5 .6a2.1 2.1 0 0 1 1.7 3.4A2.2 2.2 0 1 1 5.7 7.5L6.6 9.5H3.4l.9-2A2.2 2.2 0 1 1 3.3 4 2.1 2.1 0 0 1 5 .6z',
  'M5 .4 8.6 5 5 9.6 1.4 5z',
  'M5 9.4 1 5.2A2.4 2.4 0 0 1 5 2.4a2.4 2.4 0 0 1 4 2.8z',
  'M5 .4 9 4.8a2.3 2.3 0 0 1-3.4 2.8L6.5 9.5h-3l.9-1.9A2.3 2.3 0 0 1 1 4.8z',
];

/** By rank. */
export const rankSigns = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');

export const inkOf = (red: boolean): string => (red ? '#c4001a' : '#141414');

const left = 20;
const middle = 31.5;
const right = 43;

/** By rank, the heights at which two pips are side by side, and those at which one is between. */
const pips: readonly (readonly [pairs: readonly number[], singles: readonly number[]])[] = [
  [[], [44]],
  [[], [18, 70]],
  [[], [18, 44, 70]],
  [[18, 70], []],
  [[18, 70], [44]],
  [[18, 44, 70], []],
  [[18, 44, 70], [31]],
  [
    [18, 44, 70],
    [31, 57],
  ],
  [[18, 35.3, 52.7, 70], [44]],
  [
    [18, 35.3, 52.7, 70],
    [26.6, 61.4],
  ],
];

/** Centres of the pips. */
export function pipsOf(rank: number): readonly (readonly [x: number, y: number])[] {
  const [pairs, singles] = pips[rank] ?? [[], []];
  const beside = [left, right].flatMap((x) => pairs.map((y) => [x, y] as const));
  return [...beside, ...singles.map((y) => [middle, y] as const)];
}

/** The upper half of a court card's figure. The lower half is the same, rotated. */
export const courts: readonly (readonly (readonly [fill: string, path: string])[])[] = [
  [
    ['#1fd8ec', 'M15 44V34l8-6h17l8 6v10z'],
    ['#ffd9b0', 'M24 16h15v10l-4 5h-7l-4-5z'],
    ['#ff5fa8', 'M21 17q0-8 10-8t12 6l4-7 2 2-5 8H21z'],
    ['#141414', 'M27 20h2v2h-2zM34 20h2v2h-2zM29 26h5v1h-5zM30 31h3v13h-3z'],
    ['#ffe227', 'M19 36h6v2h-6zM38 36h6v2h-6z'],
  ],
  [
    ['#a8ec27', 'M15 44V36l9-7h15l9 7v8z'],
    ['#7a3b12', 'M20 15h23v15l-6-3H26l-6 3z'],
    ['#ffd9b0', 'M25 15h13v11l-4 5h-5l-4-5z'],
    ['#ffe227', 'M21 15V7l5 4 5.500-5 5.500 5 5-4v8z'],
    ['#141414', 'M28 20h2v2h-2zM33 20h2v2h-2z'],
    ['#c4001a', 'M29 26h5v2h-5z'],
    ['#ff5fa8', 'M28 34h7l-3.500 8z'],
  ],
  [
    ['#ff9632', 'M14 44V35l9-6h17l9 6v9z'],
    ['#ffd9b0', 'M24 15h15v9H24z'],
    ['#5a3a1a', 'M24 22h15v6l-7.500 8-7.500-8z'],
    ['#ffe227', 'M20 15 19 5l6 4 6.500-6L38 9l6-4-1 10z'],
    ['#141414', 'M27 18h2v2h-2zM34 18h2v2h-2z'],
    ['#c4001a', 'M29 25h5v2h-5zM21 11h3v2h-3zM30 10h3v3h-3zM39 11h3v2h-3z'],
    ['#5b9bff', 'M17 37h7v7h-7zM39 37h7v7h-7z'],
  ],
];
