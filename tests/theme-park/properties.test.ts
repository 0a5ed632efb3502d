import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copy } from '../../scenes/kit/rules/copy';
import { below, seedRng } from '../../scenes/kit/rules/rng';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { buildingIds, pathKind, stationKind } from '../../scenes/theme-park/rules/buildings';
import { shapes } from '../../scenes/theme-park/rules/coaster/pieces';
import { queryAction } from '../../scenes/theme-park/rules/coaster/queryLay';
import type { ThemeParkAction } from '../../scenes/theme-park/rules/ThemeParkAction';
import { parseThemeParkAction } from '../../scenes/theme-park/rules/ThemeParkAction';
import { themeParkRules } from '../../scenes/theme-park/rules/themeParkRules';
import { cleanName } from '../../scenes/theme-park/rules/tycoon/looks';
import { expectConsistentPark } from './invariants';
import { act, hashOf, newPark, wait } from './play';

const seeds = fc.integer({ min: 0, max: 0xffffffff });
const modes = fc.constantFrom('classic' as const, 'tycoon' as const);

/** Any action of a player or a script, also at places a little outside the park. */
const actions: fc.Arbitrary<ThemeParkAction> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('place' as const),
      kind: fc.integer({ min: 1, max: buildingIds.length }),
      column: fc.integer({ min: -1, max: 20 }),
      row: fc.integer({ min: -1, max: 20 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constantFrom('place' as const, 'extend' as const),
      kind: fc.constant(pathKind),
      column: fc.integer({ min: 7, max: 13 }),
      row: fc.integer({ min: 8, max: 18 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('remove' as const),
      column: fc.integer({ min: -1, max: 20 }),
      row: fc.integer({ min: -1, max: 20 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('lay' as const),
      shape: fc.integer({ min: 0, max: shapes.length - 1 }),
      column: fc.integer({ min: 6, max: 8 }),
      row: fc.integer({ min: 8, max: 9 }),
      joined: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('place' as const),
      kind: fc.constant(stationKind),
      column: fc.integer({ min: 6, max: 8 }),
      row: fc.integer({ min: 8, max: 9 }),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ type: 'undo' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'redo' as const }) },
  { weight: 1, arbitrary: fc.constantFrom({ type: 'stop' as const }, { type: 'go' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('pace' as const),
      speed: fc.constantFrom(1 as const, 2 as const, 3 as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('fund' as const), level: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('name' as const),
      column: fc.integer({ min: -1, max: 20 }),
      row: fc.integer({ min: -1, max: 20 }),
      name: fc.string({ unit: 'binary', maxLength: 30 }).map(cleanName),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('paint' as const),
      column: fc.integer({ min: -1, max: 20 }),
      row: fc.integer({ min: -1, max: 20 }),
      paint: fc.nat(5),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('price' as const),
      kind: fc.integer({ min: 1, max: buildingIds.length }),
      pounds: fc.integer({ min: 0, max: 50 }),
    }),
  },
);

function ignore(): void {}

function isEdit({ type }: ThemeParkAction): boolean {
  return type === 'place' || type === 'extend' || type === 'remove' || type === 'lay';
}

describe('ten thousand random commands', () => {
  test('keep the accounts, the map and every visitor consistent', () => {
    fc.assert(
      fc.property(
        modes,
        seeds,
        fc.array(actions, { minLength: 200, maxLength: 200 }),
        (rules, seed, done) => {
          const park = newPark({ rules, startingMoney: 40_000 }, seed);
          const pauses = seedRng(seed);
          for (const action of done) {
            stepRules(themeParkRules, park, [action], ignore);
            expectConsistentPark(park);
            const ticks = below(pauses, 90);
            for (let tick = 0; tick < ticks; tick += 1) stepRules(themeParkRules, park, [], ignore);
            expectConsistentPark(park);
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  test('are predicted by the query, and refused ones change nothing', () => {
    fc.assert(
      fc.property(
        modes,
        seeds,
        fc.array(actions, { minLength: 80, maxLength: 80 }),
        (rules, seed, done) => {
          const park = newPark({ rules, startingMoney: 6000 }, seed);
          act(park, { type: 'stop' });
          for (const action of done) {
            if (action.type === 'go') continue;
            const answer = queryAction(park, action);
            const before = hashOf(park);
            const money = park.money;
            const events = act(park, action);
            if (answer.ok) {
              if (isEdit(action)) {
                expect(money - park.money).toBe(answer.pounds + 0);
              }
            } else {
              expect(events).toMatchObject([{ type: 'refused', reason: answer.reason }]);
              expect(hashOf(park)).toBe(before);
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('are undone to the exact state if no tick came between', () => {
    fc.assert(
      fc.property(
        modes,
        seeds,
        fc.array(actions, { minLength: 40, maxLength: 40 }),
        (rules, seed, done) => {
          const park = newPark({ rules, startingMoney: 30_000 }, seed);
          for (const action of done) {
            if (isEdit(action)) stepRules(themeParkRules, park, [action], ignore);
            wait(park, 45);
          }
          act(park, { type: 'stop' });
          const before = hashOf(park);
          const start = park.history.done;
          let deeds = 0;
          for (const action of done) {
            if (!isEdit(action)) continue;
            // An extension is undone with the edit that it extends, which is earlier here.
            const alone: ThemeParkAction =
              action.type === 'extend'
                ? { ...action, type: 'place' }
                : action.type === 'lay'
                  ? { ...action, joined: false }
                  : action;
            deeds += act(park, alone).filter(({ type }) => type !== 'refused').length;
          }
          for (let command = 0; command < deeds && park.history.done > start; command += 1) {
            act(park, { type: 'undo' });
          }
          expect(hashOf(park)).toBe(before);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('nobody is ever lost', () => {
  test('a visitor always has a goal, strolls, or is on the way out', () => {
    fc.assert(
      fc.property(
        modes,
        seeds,
        fc.array(actions, { minLength: 60, maxLength: 60 }),
        (rules, seed, done) => {
          const park = newPark({ rules, startingMoney: 40_000 }, seed);
          for (const action of done) {
            if (action.type === 'stop') continue;
            act(park, action);
            wait(park, 60);
          }
          // With every path gone, all who cannot stay are gone within a minute.
          for (let row = 0; row < 20; row += 1) {
            for (let column = 0; column < 20; column += 1)
              act(park, { type: 'remove', column, row });
          }
          act(park, { type: 'go' });
          wait(park, 3600);
          expect(park.visitors.count).toBe(0);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('a run', () => {
  test('forks: a copy plays on to the same state, whatever the other does meanwhile', () => {
    fc.assert(
      fc.property(
        modes,
        seeds,
        fc.array(actions, { minLength: 30, maxLength: 30 }),
        (rules, seed, done) => {
          const park = newPark({ rules }, seed);
          for (const action of done) {
            act(park, action);
            wait(park, 20);
          }
          const fork = copy(park);
          wait(park, 300);
          wait(fork, 150);
          act(copy(park), { type: 'place', kind: pathKind, column: 3, row: 3 });
          wait(fork, 150);
          expect(hashOf(fork)).toBe(hashOf(park));
        },
      ),
      { numRuns: 20 },
    );
  });
});

test('actions survive JSON, and nonsense is dropped', () => {
  fc.assert(
    fc.property(actions, (action) => {
      expect(parseThemeParkAction(JSON.parse(JSON.stringify(action)))).toEqual(action);
    }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const parsed = parseThemeParkAction(value);
      if (parsed) expect(parsed).toMatchObject({ type: expect.any(String) });
    }),
  );
});
