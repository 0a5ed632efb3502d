import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  actOnLivingPet,
  favouriteAct,
  fullNeeds,
  type LivingAction,
  type LivingEvent,
  type LivingPet,
  maxAwayMs,
  parseLivingPet,
  petNeeds,
  stageOf,
  startLivingPet,
} from '../../scenes/virtual-pet/rules/livingPet';
import { petActs } from '../../scenes/virtual-pet/rules/petActs';

const hour = 3_600_000;

function after(actions: readonly LivingAction[], from = startLivingPet()) {
  const pet = structuredClone(from);
  const events: LivingEvent[] = [];
  for (const action of actions) actOnLivingPet(pet, action, (event) => events.push(event));
  return { pet, events };
}

const anyAction: fc.Arbitrary<LivingAction> = fc.oneof(
  fc.constantFrom(...petActs).map((type) => ({ type })),
  fc.double().map((length): LivingAction => ({ type: 'away', length })),
  fc.boolean().map((on): LivingAction => ({ type: 'holiday', on })),
  fc.double().map((points): LivingAction => ({ type: 'earned', points })),
  fc.constantFrom('serve', 'visited').map((type): LivingAction => ({ type })),
);

test('after any actions every need is in its range, and the pet is stored and read unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
      const { pet } = after(actions);
      for (const need of petNeeds) {
        expect(pet.needs[need]).toBeGreaterThanOrEqual(0);
        expect(pet.needs[need]).toBeLessThanOrEqual(fullNeeds[need]);
      }
      expect(Number.isSafeInteger(pet.age)).toBe(true);
      // The stored pet is read unchanged.
      expect(parseLivingPet(JSON.parse(JSON.stringify(pet)))).toEqual(pet);
    }),
  );
});

const span = fc.integer({ min: 0, max: maxAwayMs / 2 });

test('two absences have the same effect as one of their sum', () => {
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
  'an absence of %s ms changes nothing',
  (length) => {
    expect(after([{ type: 'away', length }])).toEqual({ pet: startLivingPet(), events: [] });
  },
);

test.each([maxAwayMs + 1, 50 * 365 * 24 * hour, Number.POSITIVE_INFINITY])(
  'an absence of %s ms counts as three days, and the pet does not leave',
  (length) => {
    const { pet } = after([{ type: 'away', length }]);
    expect(pet).toEqual(after([{ type: 'away', length: maxAwayMs }]).pet);
    expect(after([{ type: 'feed' }], pet).events).toEqual([{ type: 'enjoyed', act: 'feed' }]);
  },
);

test('the pet grows through four stages', () => {
  const at = (length: number) => stageOf(after([{ type: 'away', length }]).pet);
  expect([0, hour / 12, 24 * hour, 72 * hour].map(at)).toEqual([
    'hatchling',
    'nipper',
    'teenager',
    'grown-up',
  ]);
  expect(after([{ type: 'away', length: 24 * hour }]).events).toContainEqual({
    type: 'grew',
    stage: 'teenager',
  });
});

test('an unmet need is announced once', () => {
  const { pet, events } = after([{ type: 'away', length: 3 * hour }]);
  expect(events).toContainEqual({ type: 'wished', need: 'fun' });
  expect(after([{ type: 'away', length: hour }], pet).events).toEqual([]);
});

test('on holiday no time passes, and the pet does nothing', () => {
  const { pet } = after([
    { type: 'holiday', on: true },
    { type: 'away', length: maxAwayMs },
    { type: 'play' },
  ]);
  expect(pet).toEqual({ ...startLivingPet(), onHoliday: true });
  expect(after([{ type: 'holiday', on: false }], pet).pet).toEqual(startLivingPet());
});

test('a full pet declines food, and a tired one declines to play, without a penalty', () => {
  const full: LivingPet = { ...startLivingPet(), needs: { ...fullNeeds } };
  for (const act of petActs) {
    expect(after([{ type: act }], full)).toEqual({
      pet: full,
      events: [{ type: 'declined', act }],
    });
  }
  const tired: LivingPet = { ...startLivingPet(), needs: { food: hour, fun: 0, sleep: 0 } };
  expect(after([{ type: 'play' }], tired).events).toEqual([{ type: 'declined', act: 'play' }]);
});

test('the favourite act is the most frequent one', () => {
  const actions: LivingAction[] = [
    { type: 'snack' },
    { type: 'away', length: 2 * hour },
    { type: 'snack' },
    { type: 'rest' },
  ];
  expect(favouriteAct(after(actions).pet)).toBe('snack');
});

test('any stored value gives a valid pet, and valid fields are kept', () => {
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

const minute = 60_000;

test('a new pet has the initial needs and is not on holiday', () => {
  expect(startLivingPet()).toEqual({
    needs: { food: 5 * hour, fun: 3 * hour, sleep: 12 * hour },
    age: 0,
    acts: { feed: 0, play: 0, snack: 0, rest: 0 },
    onHoliday: false,
    larder: 0,
  });
  expect(fullNeeds).toEqual({ food: 10 * hour, fun: 8 * hour, sleep: 16 * hour });
});

test.each([
  ['feed', { food: 7 * hour, fun: hour, sleep: hour }],
  ['play', { food: hour / 2, fun: 6 * hour, sleep: 0 }],
  ['snack', { food: 2.5 * hour, fun: 1.75 * hour, sleep: hour }],
  ['rest', { food: hour, fun: hour, sleep: 10 * hour }],
] as const)('%s changes the needs as specified, and is counted', (act, needs) => {
  const pet: LivingPet = { ...startLivingPet(), needs: { food: hour, fun: hour, sleep: hour } };
  const { pet: then, events } = after([{ type: act }], pet);
  expect(then).toEqual({ ...pet, needs, acts: { ...pet.acts, [act]: 1 } });
  expect(events.at(-1)).toEqual({ type: 'enjoyed', act });
});

test.each([
  ['feed', 'food', 0.85],
  ['play', 'fun', 0.95],
  ['snack', 'food', 0.97],
  ['rest', 'sleep', 0.85],
] as const)('%s is declined only when %s is above its limit', (act, need, share) => {
  const level = Math.floor(fullNeeds[need] * share);
  const at = (value: number): LivingPet => ({
    ...startLivingPet(),
    needs: { food: hour, fun: hour, sleep: hour, [need]: value },
  });
  expect(after([{ type: act }], at(level)).events).toContainEqual({ type: 'enjoyed', act });
  expect(after([{ type: act }], at(level + 1)).events).toEqual([{ type: 'declined', act }]);
  expect(after([{ type: act }], at(level)).pet.needs[need]).toBeLessThanOrEqual(fullNeeds[need]);
});

test('a need is announced by whatever causes it, and again after it was met', () => {
  const pet: LivingPet = { ...startLivingPet(), needs: { food: 20 * minute, fun: 0, sleep: hour } };
  const { events } = after([{ type: 'play' }], pet);
  expect(events).toEqual([
    { type: 'wished', need: 'food' },
    { type: 'wished', need: 'sleep' },
    { type: 'enjoyed', act: 'play' },
  ]);
  const tired: LivingPet = { ...startLivingPet(), needs: { food: hour, fun: hour, sleep: 1 } };
  expect(after([{ type: 'play' }], tired).events).toContainEqual({ type: 'enjoyed', act: 'play' });
  expect(after([{ type: 'away', length: hour - 1 }], tired).events).toEqual([
    { type: 'wished', need: 'sleep' },
    { type: 'grew', stage: 'nipper' },
  ]);
  expect(after([{ type: 'away', length: hour }], tired).events).toHaveLength(4);
});

test.each([
  [5 * minute, 'hatchling', 'nipper'],
  [24 * hour, 'nipper', 'teenager'],
  [72 * hour, 'teenager', 'grown-up'],
] as const)('at %i ms of age a %s becomes a %s', (age, before, then) => {
  const young = { ...startLivingPet(), age: age - 1 };
  expect(stageOf(young)).toBe(before);
  expect(stageOf({ ...young, age })).toBe(then);
  expect(after([{ type: 'away', length: 1 }], young).events).toEqual([
    { type: 'grew', stage: then },
  ]);
  expect(after([{ type: 'away', length: 1 }], { ...young, age }).events).toEqual([]);
});

test('only whole milliseconds of an absence count', () => {
  expect(after([{ type: 'away', length: 0.9 }]).pet).toEqual(startLivingPet());
  expect(after([{ type: 'away', length: 1.9 }]).pet.age).toBe(1);
});

test('leaving for a holiday and returning are announced once each', () => {
  const leave: LivingAction = { type: 'holiday', on: true };
  const fetch: LivingAction = { type: 'holiday', on: false };
  expect(after([fetch, leave, leave, fetch, fetch]).events).toEqual([
    { type: 'left' },
    { type: 'returned' },
  ]);
});

test('of two favourite acts the first is used', () => {
  expect(favouriteAct(startLivingPet())).toBe('feed');
  const acts = { feed: 0, play: 3, snack: 3, rest: 2 };
  expect(favouriteAct({ ...startLivingPet(), acts })).toBe('play');
});

test('stored values at their bounds are read, those beyond are not', () => {
  const oldest = 100 * 365 * 24 * hour;
  const fresh = startLivingPet();
  const stored = {
    needs: { ...fullNeeds },
    age: oldest,
    acts: { feed: 1_000_000, play: 0, snack: 1, rest: 2 },
    onHoliday: true,
    larder: 9,
  };
  expect(parseLivingPet(stored)).toEqual(stored);
  const over = {
    needs: { food: 10 * hour + 1, fun: 1.5, sleep: Number.NaN },
    age: oldest + 1,
    acts: { feed: 1_000_001, play: -1, snack: '1', rest: null },
    onHoliday: 'true',
    larder: 10,
  };
  expect(parseLivingPet(over)).toEqual(fresh);
  for (const nothing of [null, undefined, 7, 'pet', { needs: null, acts: 3 }, { acts: null }]) {
    expect(parseLivingPet(nothing)).toEqual(fresh);
  }
  const tireless = { ...stored, onHoliday: false, needs: { food: 0, fun: 0, sleep: 0 } };
  const { pet } = after([{ type: 'away', length: hour }, { type: 'feed' }], tireless);
  expect(pet.age).toBe(oldest);
  expect(pet.acts.feed).toBe(1_000_000);
});
