import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { copy } from '../../scenes/kit/rules/copy';
import { directions } from '../../scenes/kit/rules/grid';
import { hash } from '../../scenes/kit/rules/hash';
import { below, seedRng } from '../../scenes/kit/rules/rng';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { createRun } from '../../scenes/kit/run/createRun';
import type { SnakeConfig } from '../../scenes/snake/config';
import { snakeConfig } from '../../scenes/snake/config';
import { snake } from '../../scenes/snake/game';
import { neighbour } from '../../scenes/snake/rules/neighbour';
import type { SnakeAction } from '../../scenes/snake/rules/SnakeAction';
import { bodyCell, content, type SnakeState } from '../../scenes/snake/rules/SnakeState';
import { snakeRules } from '../../scenes/snake/rules/snakeRules';
import { packed, unpacked } from '../kit/packed';
import { verify } from '../kit/play';
import { snakeActions, snakeModes } from './arbitraries';

const seeds = fc.integer({ min: 0, max: 0xffffffff });

function startOf(modes: Partial<SnakeConfig>, seed: number): SnakeState {
  return snakeRules.start({ ...defaultsOf(snakeConfig), ...modes }, seed);
}

function parts(state: SnakeState): number[] {
  return Array.from({ length: state.length }, (_, index) => bodyCell(state, index));
}

function must(holds: boolean, what: string, state: SnakeState): void {
  if (!holds) throw new Error(`${what} at tick ${state.tick}`);
}

/** What must hold of every state, whatever was played. Plain throws: it runs very often. */
function mustBeWhole(state: SnakeState): void {
  const expected = new Uint8Array(state.cells.length);
  const isCheese = state.config.variant === 'cheese';
  const { rival } = state;
  const others = Array.from({ length: rival?.length ?? 0 }, (_, part) =>
    bodyCell(rival ?? state, part),
  );
  for (const cell of others) {
    must(expected[cell] === 0, 'the second snake lies on itself', state);
    expected[cell] = content.snake;
  }
  for (const [part, cell] of parts(state).entries()) {
    const isGap = isCheese && (state.head - part) % 2 !== 0;
    must(expected[cell] === 0 || isCheese, 'the snake lies on itself', state);
    must(expected[cell] !== content.snake || isGap, 'two links lie on one cell', state);
    if (expected[cell] !== content.snake) expected[cell] = isGap ? content.gap : content.snake;
  }
  for (const food of [state.food, state.twin ?? -1]) {
    if (food < 0) continue;
    must(expected[food] === 0, 'food lies on the snake or on other food', state);
    expected[food] = content.food;
  }
  if (state.bonus >= 0) {
    must(expected[state.bonus] === 0, 'the creature is on something', state);
    expected[state.bonus] = content.bonus;
  }
  const free = new Uint8Array(state.cells.length);
  for (let place = 0; place < state.freeCount; place += 1) free[state.free[place]] += 1;
  for (let cell = 0; cell < state.cells.length; cell += 1) {
    const what = state.cells[cell];
    if (what === content.wall) must(expected[cell] === 0, 'something lies in a wall', state);
    else must(what === expected[cell], `cell ${cell} holds ${what}`, state);
    must(free[cell] === (what === content.nothing ? 1 : 0), `cell ${cell} is miscounted`, state);
  }
}

function isNextTo(state: SnakeState, one: number, other: number): boolean {
  const { columns, rows } = state;
  const across = Math.abs((one % columns) - (other % columns));
  const down = Math.abs(Math.floor(one / columns) - Math.floor(other / columns));
  const wraps = state.config.edges === 'wrap';
  const near = (distance: number, size: number) =>
    distance === 1 || (wraps && distance === size - 1);
  return (near(across, columns) && down === 0) || (near(down, rows) && across === 0);
}

/** A turn towards the food: without it few snakes would ever grow. */
function towardsFood(state: SnakeState): SnakeAction {
  const head = bodyCell(state, 0);
  const across = (state.food % state.columns) - (head % state.columns);
  const down = state.food - head;
  const sideways = across > 0 ? 'right' : 'left';
  return { type: 'turn', direction: across !== 0 ? sideways : down > 0 ? 'down' : 'up' };
}

/** Plays a log tick by tick, calling back after each; a hungry snake seeks food in between. */
function playThrough(
  state: SnakeState,
  actions: readonly (readonly [number, unknown])[],
  ticks: number,
  after: (before: number[]) => void,
  hungry = false,
): void {
  let cursor = 0;
  while (state.tick < ticks && state.phase !== 'over') {
    const due: SnakeAction[] = [];
    while (cursor < actions.length && actions[cursor][0] <= state.tick) {
      due.push(actions[cursor][1] as SnakeAction);
      cursor += 1;
    }
    const before = parts(state);
    if (hungry && due.length === 0) due.push(towardsFood(state));
    stepRules(snakeRules, state, due, () => {});
    after(before);
  }
}

describe('with any presses', () => {
  const quick = { moveMs: 17, slowestMs: 34, fastestMs: 17 };

  test('the snake is never folded back on itself', () => {
    let longest = 0;
    fc.assert(
      fc.property(snakeModes, seeds, snakeActions, fc.boolean(), (modes, seed, actions, hungry) => {
        const state = startOf({ ...modes, ...quick }, seed);
        // The cell that the head came from, also for a snake of one cell, which has no neck there.
        let behind = -1;
        let { eaten, food, twin } = state;
        const check = (before: number[]): void => {
          const head = bodyCell(state, 0);
          longest = Math.max(longest, state.length);
          if (head === before[0]) return;
          if (state.twin !== undefined && state.eaten > eaten) {
            // A portal leads anywhere, and back.
            must(head === twin || head === food, 'the head came out elsewhere', state);
            ({ eaten, food, twin } = state);
            behind = -1;
            return;
          }
          must(isNextTo(state, head, before[0]), 'the head jumped', state);
          must(head !== behind, 'the snake folded back', state);
          behind = before[0];
        };
        playThrough(state, actions, 600, check, hungry);
        // A snake that met itself met its side, never its neck.
        const met = neighbour(state, bodyCell(state, 0), state.heading);
        must(state.cause !== 'self' || met !== behind, 'the snake died of its neck', state);
      }),
      { numRuns: 300 },
    );
    expect(longest).toBeGreaterThan(8);
  });

  test('the field stays valid: food and creature on free cells, every cell counted once', () => {
    fc.assert(
      fc.property(snakeModes, seeds, snakeActions, (modes, seed, actions) => {
        const state = startOf({ ...modes, ...quick }, seed);
        mustBeWhole(state);
        const check = (): void => {
          if (state.tick % 7 === 0) mustBeWhole(state);
        };
        playThrough(state, actions, 300, check, true);
        mustBeWhole(state);
      }),
      { numRuns: 60 },
    );
  });

  test('under the specified rules score = 10 × eaten and length = eaten + 1', () => {
    let most = 0;
    fc.assert(
      fc.property(seeds, snakeActions, (seed, actions) => {
        const state = startOf({ moveMs: 17 }, seed);
        const check = (): void => {
          must(state.score === 10 * state.eaten, 'the score is off', state);
          must(state.length === state.eaten + 1, 'the length is off', state);
        };
        playThrough(state, actions, 900, check, true);
        most = Math.max(most, state.eaten);
      }),
      { numRuns: 100 },
    );
    expect(most).toBeGreaterThan(8);
  });

  test('up and down are symmetric: a mirrored game gives the mirrored state', () => {
    const mirrorOf: Record<string, 'up' | 'down' | 'left' | 'right'> = {
      up: 'down',
      down: 'up',
      left: 'left',
      right: 'right',
    };
    const mirrored = (action: SnakeAction): SnakeAction => {
      if (action.type === 'start') return action;
      if (action.type !== 'turns') return { ...action, direction: mirrorOf[action.direction] };
      return { type: 'turns', first: mirrorOf[action.first], second: mirrorOf[action.second] };
    };
    fc.assert(
      fc.property(snakeActions, fc.constantFrom('walls', 'wrap' as const), (actions, edges) => {
        // Food out of the way: where the next one falls is no matter of symmetry.
        const config = { edges, foodColumn: 0, moveMs: 17 };
        const one = startOf({ ...config, foodRow: 0 }, 1);
        const other = startOf({ ...config, foodRow: 14 }, 1);
        const flipped = actions.map(
          ([tick, action]) => [tick, mirrored(action as SnakeAction)] as const,
        );
        const path: number[] = [];
        const flippedPath: number[] = [];
        playThrough(one, actions, 200, () => path.push(bodyCell(one, 0)));
        playThrough(other, flipped, 200, () => flippedPath.push(bodyCell(other, 0)));
        const length = one.eaten === 0 ? path.length : path.indexOf(0);
        const flip = (cell: number) => (14 - Math.floor(cell / 15)) * 15 + (cell % 15);
        expect(path.slice(0, length).map(flip)).toEqual(flippedPath.slice(0, length));
      }),
    );
  });
});

test('300,000 random ticks over all modes never throw and keep the field valid', () => {
  const rng = seedRng(1990);
  const { variant, edges, maze, level } = snakeConfig;
  const pick = <T>(list: readonly T[]): T => list[below(rng, list.length)];
  const seen = new Set<string>();
  let ticks = 0;
  while (ticks < 300_000) {
    const state = startOf(
      {
        variant: pick(variant.options),
        columns: 9 + below(rng, 10),
        rows: 9 + below(rng, 10),
        edges: pick(edges.options),
        maze: pick(maze.options),
        bonus: pick([true, false]),
        level: pick(level.options),
        growth: pick([1, 1, 2, 5]),
        graceMs: pick([0, 0, 50]),
        moveMs: 17,
        slowestMs: 34,
        fastestMs: 17,
        startDirection: pick(directions),
      },
      rng[0],
    );
    const actions: SnakeAction[] = [{ type: 'start' }];
    for (let tick = 0; tick < 4000 && state.phase !== 'over'; tick += 1) {
      // Mostly towards food, or few would grow long.
      if (below(rng, 3) > 0) {
        actions.push(towardsFood(state));
      } else if (below(rng, 4) === 0) {
        actions.push({ type: 'turn', direction: pick(directions) });
      } else if (below(rng, 3) === 0) {
        actions.push({ type: 'rivalTurn', direction: pick(directions) });
      } else if (below(rng, 8) === 0) {
        actions.push({
          type: 'turns',
          first: pick(['up', 'down']),
          second: pick(['left', 'right']),
        });
      }
      stepRules(snakeRules, state, actions, (event) => seen.add(event.type));
      actions.length = 0;
      ticks += 1;
    }
    mustBeWhole(state);
    if (state.cause !== '') seen.add(state.cause);
  }
  expect([...seen].sort()).toEqual(
    [
      'ate',
      'bonusSpawned',
      'bonusEaten',
      'bonusDespawned',
      'crashed',
      'maze',
      'roundEnded',
      'self',
      'started',
      'turned',
      'wall',
    ].sort(),
  );
}, 60_000);

describe('a run', () => {
  test('copied, or packed and unpacked, goes on exactly as before', () => {
    fc.assert(
      fc.property(snakeModes, seeds, snakeActions, (modes, seed, actions) => {
        const state = startOf(modes, seed);
        playThrough(state, actions, 150, () => {});
        const twin = copy(state);
        const decoded = unpacked(packed(state)) as typeof state;
        const later = actions.map(([tick, action]) => [tick + 151, action] as const);
        playThrough(state, later, 400, () => {});
        playThrough(twin, later, 400, () => {});
        expect(hash(twin)).toBe(hash(state));
        playThrough(decoded, later, 400, () => {});
        expect(hash(decoded)).toBe(hash(state));
      }),
      { numRuns: 60 },
    );
  });

  test('after any rewinding and playing on still replays to its hash', () => {
    const moves = fc.array(
      fc.record({
        back: fc.integer({ min: 0, max: 120 }),
        ahead: fc.integer({ min: 1, max: 90 }),
        direction: fc.constantFrom(...directions),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(snakeModes, moves, (modes, rounds) => {
        const run = createRun(snake, { seed: () => 5, config: modes });
        run.dispatch({ type: 'start' });
        for (const { back, ahead, direction } of rounds) {
          run.dispatch({ type: 'turn', direction });
          for (let tick = 0; tick < ahead; tick += 1) run.advance(1000 / 60);
          const from = run.state.tick;
          const gone = run.rewind(back);
          expect(gone).toBe(Math.min(back, from));
          expect(run.state.tick).toBe(from - gone);
        }
        expect(verify(snake, run.replay())).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });
});
