import { expect, test } from 'vitest';
import { readDrawings } from '../../scenes/kit/rules/readDrawings';

test('drawings that stand side by side come apart by name, shelf by shelf', () => {
  const drawings = readDrawings(`
    left  low wall
    #..   ....
    ##.   ####

    dot
    #
  `);
  expect(drawings).toEqual({ left: ['#..', '##.'], 'low wall': ['....', '####'], dot: ['#'] });
});

test('a row that has not a piece of each drawing is refused', () => {
  expect(() => readDrawings('one  two\n##  ##\n##')).toThrow('one, two: "##" is no row');
  expect(() => readDrawings('one\n##  ##')).toThrow('"##  ##" is no row');
});
