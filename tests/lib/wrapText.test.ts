import { expect, test } from 'vitest';
import { wrapText } from '../../src/lib/drawPicture';

/** A font in which every character is one pixel wide. */
const context = {
  measureText: (text: string) => ({ width: text.length }),
} as CanvasRenderingContext2D;

test('a line holds as many words as fit its width, to the pixel', () => {
  expect(wrapText(context, 'be kind and rewind', 11)).toEqual(['be kind and', 'rewind']);
  expect(wrapText(context, 'be kind and rewind', 10)).toEqual(['be kind', 'and rewind']);
  expect(wrapText(context, 'be kind', 80)).toEqual(['be kind']);
});

test('a word wider than the line gets a line of its own, and no line before it is empty', () => {
  expect(wrapText(context, 'Hypercolor shirt', 5)).toEqual(['Hypercolor', 'shirt']);
});

test('an empty text is one empty line', () => {
  expect(wrapText(context, '', 5)).toEqual(['']);
});
