import { readDrawings } from '../../kit/rules/readDrawings';
import { glyphs } from '../../kit/view/glyphs';
import { pieceNames } from '../rules/pieces';

/** Side of a cell in drawing units. */
export const artSide = 8;

/** A drawing of one cell: `k` ink, `m` its colour, `l` a lighter one, `.` nothing. */
export type CellArt = readonly string[];

/** Each shape has its own pattern, so that colour is not the only difference. */
const cells = readDrawings(`
  I         J         L         O         S         T         Z         rubble    ghost     dead
  kkkkkkkk  kkkkkkkk  kkkkkkkk  kkkkkkkk  kkkkkkkk  kkkkkkkk  kkkkkkkk  kkkkkkkk  kk.kk.kk  kkkkkkkk
  kmmmmmmk  klmmlmmk  kllllllk  kllllllk  kllmmllk  kmmkkmmk  kmlmmlmk  kmmkmmmk  k......k  kllllllk
  kmllllmk  kmlmmlmk  kmmmmmmk  klmmmmlk  kllmmllk  kmllllmk  kmlmmlmk  kmlkmlmk  ........  klmmmmlk
  kmlkklmk  kmmlmmlk  kmmmmmmk  klmmmmlk  kmmllmmk  kkllllkk  kmlmmlmk  kkkkkkkk  k......k  klmllmlk
  kmlkklmk  klmmlmmk  kllllllk  klmmmmlk  kmmllmmk  kkllllkk  kmlmmlmk  kmmmkmmk  k......k  klmllmlk
  kmllllmk  kmlmmlmk  kmmmmmmk  klmmmmlk  kllmmllk  kmllllmk  kmlmmlmk  kmlmkmlk  ........  klmmmmlk
  kmmmmmmk  kmmlmmlk  kmmmmmmk  kllllllk  kllmmllk  kmmkkmmk  kmlmmlmk  kkkkkkkk  k......k  kllllllk
  kkkkkkkk  kkkkkkkk  kkkkkkkk  kkkkkkkk  kkkkkkkk  kkkkkkkk  kkkkkkkk  kkkkkkkk  kk.kk.kk  kkkkkkkk
`);

export const pieceArt: readonly CellArt[] = pieceNames.map((name) => cells[name]);

/** A cell of the rubble that lies in the well of Dig. */
export const rubbleArt: CellArt = cells.rubble;

/** The cell of the ghost, which shows where the piece would land. */
export const ghostArt: CellArt = cells.ghost;

/** The dead cell, shown when the well is full. */
export const deadArt: CellArt = cells.dead;

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
