import { fold, toCode } from './charset';
import { code } from './codes';
import { columns } from './grid';

const colorControls = (letters: string, from: number): Record<string, number> =>
  Object.fromEntries(Array.from(letters, (letter, index) => [letter, from + 1 + index]));

/**
 * Controls in a written row, between braces: `{y}` is letters in yellow from the next cell on,
 * `{Y}` mosaics in yellow. Each takes up one cell, as in a transmitted row.
 */
const controls: Readonly<Record<string, number>> = {
  ...colorControls('rgybmcw', code.alpha),
  ...colorControls('RGYBMCW', code.mosaic),
  f: code.flash,
  F: code.steady,
  '[': code.startBox,
  ']': code.endBox,
  d: code.doubleHeight,
  s: code.normalHeight,
  '?': code.conceal,
  ':': code.separated,
  '.': code.contiguous,
  n: code.newBackground,
  k: code.blackBackground,
  h: code.hold,
  H: code.release,
};

/**
 * The codes of a written text: its characters in the English set, its `{…}` as controls.
 * @throws RangeError on an unknown control. Rows come from the code, never from a visitor
 */
export function layText(text: string): readonly number[] {
  return text.split(/\{(.)\}/).flatMap((piece, index) => {
    if (index % 2 === 0) return Array.from(fold(piece), toCode);
    const control = controls[piece];
    if (control === undefined) throw new RangeError(`no control {${piece}} in "${text}"`);
    return [control];
  });
}

/** A row of 40 codes from a written text, truncated or padded with spaces. */
export function layRow(text: string): Uint8Array {
  const row = new Uint8Array(columns).fill(0x20);
  row.set(layText(text).slice(0, columns));
  return row;
}
