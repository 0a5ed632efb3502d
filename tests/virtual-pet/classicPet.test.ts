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
] as const)('after %s the mood is %s', (act, mood) => {
  expect(after(act).mood).toBe(mood);
});

test.each(petActs)('the fourth %s in a row ends the game, and the third does not', (act) => {
  expect(after(act, act, act)).toMatchObject({ ended: false, repeats: 3 });
  expect(after(act, act, act, act)).toMatchObject({ ended: true, mood: 'escaped', lastAct: act });
});

test('the first pet is happy, with nothing done and no pet before it', () => {
  expect(startClassicPet()).toEqual({
    mood: 'happy',
    lastAct: null,
    repeats: 0,
    ended: false,
    again: false,
  });
});

test('another act sets the count of repeats to 1', () => {
  expect(after('feed', 'feed', 'feed', 'snack')).toMatchObject({ repeats: 1, ended: false });
  expect(after('feed', 'feed', 'feed', 'snack', 'feed', 'feed', 'feed').ended).toBe(false);
});

test('after the end only a new pet has an effect, and before it none', () => {
  const gone = after('rest', 'rest', 'rest', 'rest');
  expect(after('rest', 'rest', 'rest', 'rest', 'feed')).toEqual(gone);
  expect(after('rest', 'rest', 'rest', 'rest', 'newPet')).toEqual({
    ...startClassicPet(),
    again: true,
  });
  expect(after('feed', 'newPet')).toEqual(after('feed'));
});

test('the game ends exactly when one act was done four times in a row', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...petActs), { maxLength: 30 }), (acts) => {
      const fours = acts.some((act, index) =>
        [1, 2, 3].every((back) => index >= 3 && acts[index - back] === act),
      );
      expect(after(...acts).ended).toBe(fours);
    }),
  );
});
