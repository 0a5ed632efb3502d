import fc from 'fast-check';
import type { BaseAction } from '../../scenes/kit/rules/contract';
import { directions } from '../../scenes/kit/rules/grid';
import type { SnakeConfig } from '../../scenes/snake/config';
import { snakeConfig } from '../../scenes/snake/config';
import type { SnakeAction } from '../../scenes/snake/rules/SnakeAction';

const diagonals = [
  ['up', 'left'],
  ['up', 'right'],
  ['down', 'left'],
  ['down', 'right'],
  ['left', 'up'],
] as const;

export const snakeAction: fc.Arbitrary<SnakeAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...directions)
      .map((direction) => ({ type: 'turn', direction }) as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...diagonals)
      .map(([first, second]) => ({ type: 'turns', first, second }) as const),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...directions)
      .map((direction) => ({ type: 'rivalTurn', direction }) as const),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'start' } as const) },
);

/** Actions of a run by tick, beginning with the start. */
export const snakeActions: fc.Arbitrary<[number, BaseAction][]> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 15 }), snakeAction), { maxLength: 60 })
  .map((entries) => {
    let tick = 0;
    const actions: [number, BaseAction][] = [[0, { type: 'start' }]];
    for (const [wait, action] of entries) {
      tick += wait;
      actions.push([tick, action]);
    }
    return actions;
  });

/** Every mode, on fields from the smallest up. */
export const snakeModes: fc.Arbitrary<Partial<SnakeConfig>> = fc.record({
  columns: fc.integer({ min: 9, max: 22 }),
  rows: fc.integer({ min: 9, max: 22 }),
  variant: fc.constantFrom(...snakeConfig.variant.options),
  edges: fc.constantFrom(...snakeConfig.edges.options),
  maze: fc.constantFrom(...snakeConfig.maze.options),
  bonus: fc.boolean(),
  level: fc.constantFrom(...snakeConfig.level.options),
  growth: fc.integer({ min: 1, max: 4 }),
  graceMs: fc.constantFrom(0, 0, 60),
  queuedTurns: fc.integer({ min: 1, max: 4 }),
  startDirection: fc.constantFrom(...directions),
  startColumn: fc.integer({ min: 0, max: 39 }),
  foodRow: fc.integer({ min: 0, max: 39 }),
});
