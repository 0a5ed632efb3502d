import { expect, test } from 'vitest';
import { wrapText } from '../../src/lib/drawPicture';

/** A font in which every character is a pixel wide. */
const context = {
  measureText: (text: string) => ({ width: text.length }),
} as CanvasRenderingContext2D;

test('a line holds as many words as its width, to the pixel', () => {
  expect(wrapText(context, 'be kind and rewind', 11)).toEqual(['be kind and', 'rewind']);
  expect(wrapText(context, 'be kind and rewind', 10)).toEqual(['be kind', 'and rewind']);
  expect(wrapText(context, 'be kind', 80)).toEqual(['be kind']);
});

test('a word wider than the line stands alone on its own, and no line is empty before it', () => {
  expect(wrapText(context, 'Hypercolor shirt', 5)).toEqual(['Hypercolor', 'shirt']);
});

test('nothing is one empty line', () => {
  expect(wrapText(context, '', 5)).toEqual(['']);
});
