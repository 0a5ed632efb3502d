import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { type SnakeConfig, snakeConfig } from '../../scenes/snake/config';
import { mazeNames } from '../../scenes/snake/rules/mazes';
import { neighbour } from '../../scenes/snake/rules/neighbour';
import { content } from '../../scenes/snake/rules/SnakeState';
import { snakeRules } from '../../scenes/snake/rules/snakeRules';

const sizes: [number, number][] = [];
for (let columns = 9; columns <= 40; columns += 3) {
  for (const rows of [9, 11, 13, 15, 17, 20, 23, 29, 34, 40]) sizes.push([columns, rows]);
}

function field(maze: (typeof mazeNames)[number], columns = 15, rows = 15): Uint8Array {
  return snakeRules.start({ ...defaultsOf(snakeConfig), maze, columns, rows }, 1).cells;
}

test('there are five different mazes', () => {
  expect(mazeNames).toHaveLength(5);
  expect(new Set(mazeNames.map((maze) => field(maze).join(''))).size).toBe(5);
});

describe.each(mazeNames)('the maze %s', (maze) => {
  test('has walls, and keeps the start, the first food and the way to it free', () => {
    for (const [columns, rows] of sizes) {
      const cells = field(maze, columns, rows);
      const at = (column: number, row: number) => cells[row * columns + column];
      expect(cells.filter((what) => what === content.wall).length).toBeGreaterThan(6);
      const foodColumn = Math.min(10, columns - 1);
      const foodRow = Math.min(10, rows - 1);
      const way: number[] = [];
      for (let column = 7; column < foodColumn; column += 1) way.push(at(column, 7));
      for (let row = 7; row <= foodRow; row += 1) way.push(at(foodColumn, row));
      expect(way.shift()).toBe(content.snake);
      expect(way.pop()).toBe(content.food);
      expect(new Set(way)).toEqual(new Set([content.nothing]));
    }
  });

  test('can be reached everywhere from the start, and most of it is free', () => {
    for (const [columns, rows] of sizes) {
      const cells = field(maze, columns, rows);
      const reached = new Set([7 * columns + 7]);
      for (const cell of reached) {
        for (let way = 0; way < 4; way += 1) {
          const next = neighbour({ columns, cells, wraps: false }, cell, way);
          if (next >= 0 && cells[next] !== content.wall) reached.add(next);
        }
      }
      const open = cells.filter((what) => what !== content.wall).length;
      expect(reached.size).toBe(open);
      expect(open).toBeGreaterThan(cells.length * 0.45);
    }
  });

  test('has no dead end on the specified field', () => {
    const cells = field(maze);
    cells.forEach((what, cell) => {
      if (what === content.wall) return;
      const ways = [0, 1, 2, 3].filter((way) => {
        const next = neighbour({ columns: 15, cells, wraps: false }, cell, way);
        return next >= 0 && cells[next] !== content.wall;
      });
      expect(ways.length).toBeGreaterThanOrEqual(2);
    });
  });
});

/** The field as text: `#` a wall, `S` the snake, `f` its food. */
function drawn(changes: Partial<SnakeConfig>): string[] {
  const { cells, columns } = snakeRules.start({ ...defaultsOf(snakeConfig), ...changes }, 1);
  const signs = Array.from(cells, (what) => '.#Sf'[what] ?? '?').join('');
  return signs.match(new RegExp(`.{${columns}}`, 'g')) ?? [];
}

test('the windmill has rotational symmetry', () => {
  expect(drawn({ maze: 'windmill' })).toEqual([
    '...............',
    '.....#.........',
    '.....#.........',
    '.....#.........',
    '.....#.........',
    '..........####.',
    '...............',
    '.......S.......',
    '...............',
    '.####..........',
    '.........#f....',
    '.........#.....',
    '.........#.....',
    '.........#.....',
    '...............',
  ]);
});

test('a small field keeps every wall, a large one uses the nearest drawn cell', () => {
  const middle = { startColumn: 4, startRow: 4 };
  expect(drawn({ maze: 'gates', columns: 9, rows: 9, ...middle })).toEqual([
    '.........',
    '.###.###.',
    '.#.....#.',
    '.#.#.#.#.',
    '....S....',
    '.#.#.#.#.',
    '.#.....#.',
    '.###.###.',
    '........f',
  ]);
  const wide = drawn({ maze: 'corners', columns: 30, rows: 15 });
  const plain = drawn({ maze: 'corners', columns: 15, rows: 15 });
  expect(wide[1]).toBe(Array.from(plain[1] ?? '', (sign) => sign + sign).join(''));
  expect(wide[2]).toBe(Array.from(plain[2] ?? '', (sign) => sign + sign).join(''));
});

test('with any start and direction, three cells ahead and the middle are free', () => {
  const steps = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] } as const;
  for (const maze of mazeNames) {
    for (const startDirection of ['up', 'right', 'down', 'left'] as const) {
      for (let start = 0; start < 225; start += 7) {
        const [startColumn, startRow] = [start % 15, Math.floor(start / 15)];
        const rows = drawn({ maze, startDirection, startColumn, startRow });
        const [across, down] = steps[startDirection];
        for (let step = 1; step <= 3; step += 1) {
          const sign = rows[startRow + step * down]?.[startColumn + step * across];
          expect(sign, `${maze} from ${start} ${startDirection}`).not.toBe('#');
        }
        expect(rows[7]?.[7]).not.toBe('#');
      }
    }
  }
});
