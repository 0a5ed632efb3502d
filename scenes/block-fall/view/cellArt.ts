import { glyphs } from '../../kit/view/glyphs';
import { pieceNames } from '../rules/pieces';

/** Side of a cell in drawing units. */
export const artSide = 8;

/** A drawing of one cell: `k` ink, `m` its colour, `l` a lighter one, `.` nothing. */
export type CellArt = readonly string[];

const edge = 'kkkkkkkk';

/** A cell with a drawn inside and an ink border. */
function framed(...rows: readonly string[]): CellArt {
  return [edge, ...rows.map((row) => `k${row}k`), edge];
}

/** Each shape has its own pattern, so that colour is not the only difference. */
const patterns: Readonly<Record<(typeof pieceNames)[number], CellArt>> = {
  I: framed('mmmmmm', 'mllllm', 'mlkklm', 'mlkklm', 'mllllm', 'mmmmmm'),
  J: framed('lmmlmm', 'mlmmlm', 'mmlmml', 'lmmlmm', 'mlmmlm', 'mmlmml'),
  L: framed('llllll', 'mmmmmm', 'mmmmmm', 'llllll', 'mmmmmm', 'mmmmmm'),
  O: framed('llllll', 'lmmmml', 'lmmmml', 'lmmmml', 'lmmmml', 'llllll'),
  S: framed('llmmll', 'llmmll', 'mmllmm', 'mmllmm', 'llmmll', 'llmmll'),
  T: framed('mmkkmm', 'mllllm', 'kllllk', 'kllllk', 'mllllm', 'mmkkmm'),
  Z: framed('mlmmlm', 'mlmmlm', 'mlmmlm', 'mlmmlm', 'mlmmlm', 'mlmmlm'),
};

export const pieceArt: readonly CellArt[] = pieceNames.map((name) => patterns[name]);

/** A cell of the rubble that lies in the well of Dig. */
export const rubbleArt: CellArt = framed(
  'mmkmmm',
  'mlkmlm',
  'kkkkkk',
  'mmmkmm',
  'mlmkml',
  'kkkkkk',
);

/** The cell of the ghost, which shows where the piece would land. */
export const ghostArt: CellArt = [
  'kk.kk.kk',
  'k......k',
  '........',
  'k......k',
  'k......k',
  '........',
  'k......k',
  'kk.kk.kk',
];

/** The dead cell, shown when the well is full. */
export const deadArt: CellArt = framed('llllll', 'lmmmml', 'lmllml', 'lmllml', 'lmmmml', 'llllll');

/** Capitals, five units high. */
const letters: Readonly<Record<string, CellArt>> = {
  ...glyphs,
  N: ['w..w', 'ww.w', 'w.ww', 'w..w', 'w..w'],
  P: ['www', 'w.w', 'www', 'w..', 'w..'],
  ' ': ['..', '..', '..', '..', '..'],
};

/** A word as rows of units, with an empty column between letters. */
export function lettering(word: string): CellArt {
  const drawn = Array.from(word, (letter) => letters[letter]);
  return [0, 1, 2, 3, 4].map((row) => drawn.map((letter) => letter[row]).join('.'));
}
