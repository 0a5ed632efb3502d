import { expect, test } from 'vitest';
import { thing } from '../../scenes/graveyard-ghosts/rules/GraveyardGhostsState';
import { generateMaze } from '../../scenes/graveyard-ghosts/rules/generateMaze';
import { ghostsOnLevel } from '../../scenes/graveyard-ghosts/rules/ghosts';
import {
  canGo,
  cellCount,
  cellStep,
  columnOfCell,
  ghostCorners,
  ghostStarts,
  pelletCells,
  playerStart,
  rowOfCell,
  size,
} from '../../scenes/graveyard-ghosts/rules/Maze';
import { directions, oppositeOf } from '../../scenes/kit/rules/grid';
import { seedRng } from '../../scenes/kit/rules/rng';
import { cell, Game } from './play';

const seeds = 10_000;

/** Throws a plain error, because it is called two million times. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function countReachable(exits: Uint8Array, from: number): number {
  const reached = new Set([from]);
  for (const here of reached) {
    directions.forEach((_, direction) => {
      if ((exits[here] >> direction) & 1) reached.add(here + cellStep[direction]);
    });
  }
  return reached.size;
}

test('10,000 mazes are symmetric, connected, without a dead end, with room for 25 souls', () => {
  const maze = { open: new Uint8Array(cellCount), exits: new Uint8Array(cellCount) };
  const pictures = new Set<string>();
  for (let seed = 0; seed < seeds; seed += 1) {
    const where = `in the maze of seed ${seed}`;
    generateMaze(maze, seed % 9, seedRng(seed));
    let open = 0;
    for (let here = 0; here < cellCount; here += 1) {
      const column = columnOfCell(here);
      const row = rowOfCell(here);
      must(maze.open[here] === maze.open[cell(size - 1 - column, row)], `one-sided ${where}`);
      if (maze.open[here] === 0) {
        must(maze.exits[here] === 0, `a hedge with a way out ${where}`);
        continue;
      }
      open += 1;
      must(column > 0 && row > 0 && column < size - 1 && row < size - 1, `a way out ${where}`);
      let exits = 0;
      for (let direction = 0; direction < directions.length; direction += 1) {
        const next = here + cellStep[direction];
        must(
          canGo(maze, here, direction) === (maze.open[next] === 1),
          `an exit that lies ${where}`,
        );
        if (!canGo(maze, here, direction)) continue;
        must(canGo(maze, next, oppositeOf(direction)), `a way without a way back ${where}`);
        exits += 1;
      }
      must(exits >= 2, `a dead end ${where}`);
    }
    must(countReachable(maze.exits, playerStart) === open, `somewhere out of reach ${where}`);
    must(open >= 25 + pelletCells.length + 1, `too little room ${where}`);
    for (const here of [playerStart, ...ghostStarts, ...ghostCorners, ...pelletCells]) {
      must(maze.open[here] === 1, `a start in a hedge ${where}`);
    }
    pictures.add(maze.open.join(''));
  }
  expect(pictures.size).toBeGreaterThan(seeds * 0.9);
});

test('a level has 3 lanterns, at least 25 souls, and the ghosts of its number', () => {
  const counts = Array.from({ length: 12 }, (_, index) => {
    const { state } = new Game({}, index);
    state.level = index + 1;
    expect(state.things.filter((found) => found === thing.pellet)).toHaveLength(3);
    const souls = state.things.filter((found) => found === thing.soul).length;
    expect(state.soulsLeft).toBe(souls);
    expect(souls).toBeGreaterThanOrEqual(25);
    expect(state.things[playerStart]).toBe(thing.nothing);
    state.things.forEach((found, here) => {
      if (found !== thing.nothing) expect(state.open[here]).toBe(1);
    });
    return ghostsOnLevel(state);
  });
  expect(counts).toEqual([2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
});

test('more loops open more paths', () => {
  const openWith = (loops: number): number => {
    let open = 0;
    for (let seed = 0; seed < 50; seed += 1) {
      open += new Game({ loops }, seed).state.open.reduce((sum, here) => sum + here, 0);
    }
    return open;
  };
  expect(openWith(8)).toBeGreaterThan(openWith(0) + 50 * 6);
});
