import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockFall } from '../../scenes/block-fall/game';
import { buttons } from '../../scenes/block-fall/rules/BlockFallAction';
import {
  type BlockFallState,
  floorRows,
  hiddenRows,
  wallBits,
} from '../../scenes/block-fall/rules/BlockFallState';
import { pieceCount } from '../../scenes/block-fall/rules/pieces';
import { fillQueue, takeNext } from '../../scenes/block-fall/rules/queue';
import { fits } from '../../scenes/block-fall/rules/well';
import { hash } from '../../scenes/kit/rules/hash';
import { createRun } from '../../scenes/kit/run/createRun';
import { verify } from '../kit/play';
import { play } from './play';

const acts = fc.array(
  fc.record({
    type: fc.constantFrom('press' as const, 'release' as const),
    button: fc.constantFrom(...buttons),
    after: fc.nat(30),
  }),
  { maxLength: 200 },
);

function cellsOf(state: BlockFallState): number {
  return state.cells.reduce((sum, cell) => sum + (cell > 0 ? 1 : 0), 0);
}

/** Bits and colours agree, and no row is full. */
function expectSound(state: BlockFallState): void {
  const { columns } = state.config;
  for (let row = 0; row < state.rows.length - floorRows; row++) {
    let full = true;
    for (let x = 0; x < columns; x++) {
      const bit = (state.rows[row] >>> (x + wallBits)) & 1;
      const cell = state.cells[row * columns + x] > 0 ? 1 : 0;
      if (bit !== cell) throw new Error(`row ${row - hiddenRows}, column ${x}: ${bit} and ${cell}`);
      if (bit === 0) full = false;
    }
    if (full) throw new Error(`row ${row - hiddenRows} is full`);
  }
}

test('after any actions the well is valid, the piece is inside it and no cell is lost', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 6, max: 20 }), acts, (seed, columns, list) => {
      const game = play({ columns }, seed);
      game.start();
      for (const { after, ...action } of list) {
        game.step(action);
        game.wait(after);
      }
      const { state } = game;
      expectSound(state);
      if (state.phase === 'playing') {
        expect(fits(state, state.piece, state.rotation, state.x, state.y)).toBe(true);
      }
      const locked = game.events.filter((event) => event.type === 'locked').length;
      expect(cellsOf(state)).toBe(locked * 4 - state.lines * columns);
      expect(state.level).toBe(1 + Math.floor(state.lines / 10));
    }),
    { numRuns: 150 },
  );
});

test('pieces come in bags of seven, each with all seven pieces', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { state } = play({}, seed);
      fillQueue(state);
      const drawn = Array.from({ length: 10 * pieceCount }, () => takeNext(state));
      for (let bag = 0; bag < 10; bag++) {
        const pieces = drawn.slice(bag * pieceCount, (bag + 1) * pieceCount);
        expect(new Set(pieces).size).toBe(pieceCount);
      }
    }),
  );
});

test('the same seed and actions give the same state', () => {
  fc.assert(
    fc.property(fc.nat(), acts, (seed, list) => {
      const hashes = [0, 1].map(() => {
        const game = play({}, seed);
        game.start();
        for (const { after, ...action } of list) {
          game.step(action);
          game.wait(after);
        }
        return hash(game.state);
      });
      expect(hashes[0]).toBe(hashes[1]);
    }),
    { numRuns: 50 },
  );
});

test('a hundred thousand random ticks never throw, and replay to the same hash', () => {
  let seed = 12345;
  const random = (count: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % count;
  };
  let ends = 0;
  let runs = 0;
  for (let ticks = 0; ticks < 100_000; runs++) {
    const run = createRun(blockFall, { seed: () => runs + 7 });
    run.dispatch({ type: 'start' });
    while (run.state.phase !== 'over' && ticks < 100_000) {
      if (random(4) === 0) {
        const type = random(2) === 0 ? 'press' : 'release';
        run.dispatch({ type, button: buttons[random(buttons.length)] });
      }
      ticks += run.advance(1000 / 60);
    }
    expectSound(run.state);
    if (run.state.phase === 'over') ends++;
    expect(verify(blockFall, run.replay())).toBeUndefined();
  }
  expect(ends).toBeGreaterThan(20);
});
