import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  actOnLivingPet,
  favouriteAct,
  fullNeeds,
  type LivingAction,
  type LivingFact,
  type LivingPet,
  longestAway,
  parseLivingPet,
  petNeeds,
  stageOf,
  startLivingPet,
} from '../../scenes/virtual-pet/rules/livingPet';
import { petActs } from '../../scenes/virtual-pet/rules/petActs';

const hour = 3_600_000;

function after(actions: readonly LivingAction[], from = startLivingPet()) {
  const pet = structuredClone(from);
  const facts: LivingFact[] = [];
  for (const action of actions) actOnLivingPet(pet, action, (fact) => facts.push(fact));
  return { pet, facts };
}

const anyAction: fc.Arbitrary<LivingAction> = fc.oneof(
  fc.constantFrom(...petActs).map((type) => ({ type })),
  fc.double().map((length): LivingAction => ({ type: 'away', length })),
  fc.boolean().map((on): LivingAction => ({ type: 'holiday', on })),
);

test('whatever is done to it, however long it is left, it is well: every need within its range', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
      const { pet } = after(actions);
      for (const need of petNeeds) {
        expect(pet.needs[need]).toBeGreaterThanOrEqual(0);
        expect(pet.needs[need]).toBeLessThanOrEqual(fullNeeds[need]);
      }
      expect(Number.isSafeInteger(pet.age)).toBe(true);
      // What is kept is what is read back.
      expect(parseLivingPet(JSON.parse(JSON.stringify(pet)))).toEqual(pet);
    }),
  );
});

const span = fc.integer({ min: 0, max: longestAway / 2 });

test('time is the same in one piece or in many', () => {
  fc.assert(
    fc.property(span, span, (one, other) => {
      const pieces = after([
        { type: 'away', length: one },
        { type: 'away', length: other },
      ]);
      expect(pieces.pet).toEqual(after([{ type: 'away', length: one + other }]).pet);
    }),
  );
});

test.each([0, -1, -1e15, Number.NaN, Number.NEGATIVE_INFINITY])(
  'a clock that jumped back by %s changes nothing',
  (length) => {
    expect(after([{ type: 'away', length }])).toEqual({ pet: startLivingPet(), facts: [] });
  },
);

test.each([longestAway + 1, 50 * 365 * 24 * hour, Number.POSITIVE_INFINITY])(
  'an absence of %s ms counts as three days, and the pet is there',
  (length) => {
    const { pet } = after([{ type: 'away', length }]);
    expect(pet).toEqual(after([{ type: 'away', length: longestAway }]).pet);
    expect(after([{ type: 'feed' }], pet).facts).toEqual([{ type: 'enjoyed', act: 'feed' }]);
  },
);

test('it grows through four stages', () => {
  const at = (length: number) => stageOf(after([{ type: 'away', length }]).pet);
  expect([0, hour / 12, 24 * hour, 72 * hour].map(at)).toEqual([
    'hatchling',
    'nipper',
    'teenager',
    'grown-up',
  ]);
  expect(after([{ type: 'away', length: 24 * hour }]).facts).toContainEqual({
    type: 'grew',
    stage: 'teenager',
  });
});

test('a need says so once, when it is no longer met', () => {
  const { pet, facts } = after([{ type: 'away', length: 3 * hour }]);
  expect(facts).toContainEqual({ type: 'wished', need: 'fun' });
  expect(after([{ type: 'away', length: hour }], pet).facts).toEqual([]);
});

test('on holiday time stands still, and it wants nothing', () => {
  const { pet } = after([
    { type: 'holiday', on: true },
    { type: 'away', length: longestAway },
    { type: 'play' },
  ]);
  expect(pet).toEqual({ ...startLivingPet(), onHoliday: true });
  expect(after([{ type: 'holiday', on: false }], pet).pet).toEqual(startLivingPet());
});

test('who is full declines, who is tired does not play, and nothing is held against anybody', () => {
  const full: LivingPet = { ...startLivingPet(), needs: { ...fullNeeds } };
  for (const act of petActs) {
    expect(after([{ type: act }], full)).toEqual({
      pet: full,
      facts: [{ type: 'declined', act }],
    });
  }
  const tired: LivingPet = { ...startLivingPet(), needs: { food: hour, fun: 0, sleep: 0 } };
  expect(after([{ type: 'play' }], tired).facts).toEqual([{ type: 'declined', act: 'play' }]);
});

test('what it gets most is its favourite', () => {
  const actions: LivingAction[] = [
    { type: 'snack' },
    { type: 'away', length: 2 * hour },
    { type: 'snack' },
    { type: 'rest' },
  ];
  expect(favouriteAct(after(actions).pet)).toBe('snack');
});

test('whatever is stored, a pet is read, its good fields kept', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(stageOf(parseLivingPet(stored))).toBeTypeOf('string');
    }),
  );
  const broken = { needs: { food: 7, fun: -1, sleep: '9' }, age: 5 * hour, acts: [], onHoliday: 1 };
  const fresh = startLivingPet();
  expect(parseLivingPet(broken)).toEqual({
    ...fresh,
    needs: { ...fresh.needs, food: 7 },
    age: 5 * hour,
  });
});
