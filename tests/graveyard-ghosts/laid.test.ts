import { expect, test } from 'vitest';
import { generateMaze } from '../../scenes/graveyard-ghosts/rules/generateMaze';
import { graveyardGhostsRules } from '../../scenes/graveyard-ghosts/rules/graveyardGhostsRules';
import { cellCount, ghostStarts } from '../../scenes/graveyard-ghosts/rules/Maze';
import { hash } from '../../scenes/kit/rules/hash';
import { seedRng } from '../../scenes/kit/rules/rng';
import { cell } from './play';

test.each([
  [0, 'de4e36c3f2ec9ff2'],
  [4, '6f9b1905c1c6376c'],
  [40, '692280d6c3a9c81d'],
])('with %d loops a seed generates the mazes of stored recordings', (loops, expected) => {
  const mazes = Array.from({ length: 40 }, (_, seed) => {
    const maze = { open: new Uint8Array(cellCount), exits: new Uint8Array(cellCount) };
    const rng = seedRng(seed);
    generateMaze(maze, loops, rng);
    return { ...maze, chance: rng };
  });
  expect(graveyardGhostsRules.version).toBe(1);
  expect(hash(mazes)).toBe(expected);
});

test('ghosts rise from the upper middle: one, its left, its right, and the one below', () => {
  expect(ghostStarts).toEqual([cell(7, 1), cell(5, 1), cell(9, 1), cell(7, 3)]);
});
