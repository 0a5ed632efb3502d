import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  actOnClassicPet,
  type ClassicPet,
  startClassicPet,
} from '../../scenes/virtual-pet/rules/classicPet';
import { type PetAct, petActs } from '../../scenes/virtual-pet/rules/petActs';

function after(...acts: readonly (PetAct | 'newPet')[]): ClassicPet {
  const pet = startClassicPet();
  for (const type of acts) actOnClassicPet(pet, { type });
  return pet;
}

test.each([
  ['feed', 'happy'],
  ['play', 'playful'],
  ['snack', 'hungry'],
  ['rest', 'sleepy'],
] as const)('%s makes it %s', (act, mood) => {
  expect(after(act).mood).toBe(mood);
});

test.each(petActs)('the fourth %s in a row, and not the third, ends it', (act) => {
  expect(after(act, act, act)).toMatchObject({ ended: false, repeats: 3 });
  expect(after(act, act, act, act)).toMatchObject({ ended: true, mood: 'escaped', lastAct: act });
});

test('a first pet is happy, has done nothing, and follows no other', () => {
  expect(startClassicPet()).toEqual({
    mood: 'happy',
    lastAct: null,
    repeats: 0,
    ended: false,
    again: false,
  });
});

test('another act sets the count to 1', () => {
  expect(after('feed', 'feed', 'feed', 'snack')).toMatchObject({ repeats: 1, ended: false });
  expect(after('feed', 'feed', 'feed', 'snack', 'feed', 'feed', 'feed').ended).toBe(false);
});

test('after the end nothing counts but a new pet, which is happy; before it there is none', () => {
  const gone = after('rest', 'rest', 'rest', 'rest');
  expect(after('rest', 'rest', 'rest', 'rest', 'feed')).toEqual(gone);
  expect(after('rest', 'rest', 'rest', 'rest', 'newPet')).toEqual({
    ...startClassicPet(),
    again: true,
  });
  expect(after('feed', 'newPet')).toEqual(after('feed'));
});

test('it ends exactly when one act was done more than three times in a row', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...petActs), { maxLength: 30 }), (acts) => {
      const fours = acts.some((act, index) =>
        [1, 2, 3].every((back) => index >= 3 && acts[index - back] === act),
      );
      expect(after(...acts).ended).toBe(fours);
    }),
  );
});
