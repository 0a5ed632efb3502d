import { expect, test } from 'vitest';
import { readDrawings } from '../../scenes/kit/rules/readDrawings';

test('readDrawings splits drawings side by side by their names', () => {
  const drawings = readDrawings(`
    left  low wall
    #..   ....
    ##.   ####

    dot
    #
  `);
  expect(drawings).toEqual({ left: ['#..', '##.'], 'low wall': ['....', '####'], dot: ['#'] });
});

test('readDrawings throws for a row without a piece for each drawing', () => {
  expect(() => readDrawings('one  two\n##  ##\n##')).toThrow('one, two: "##" is no row');
  expect(() => readDrawings('one\n##  ##')).toThrow('"##  ##" is no row');
});
