import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actOnLivingPet,
  type LivingAction,
  type LivingEvent,
  maxPortions,
  startLivingPet,
} from '../../scenes/virtual-pet/rules/livingPet';
import {
  isPetGameOver,
  petGames,
  petRounds,
  pressPetGame,
  startPetGame,
} from '../../scenes/virtual-pet/rules/petGames';
import { maxGuests, parseSavedPet } from '../../src/toys/virtual-pet/savedPet';
import { readVisit, writeVisit } from '../../src/toys/virtual-pet/visitLink';

function after(...actions: LivingAction[]) {
  const pet = startLivingPet();
  const events: LivingEvent['type'][] = [];
  for (const action of actions) actOnLivingPet(pet, action, ({ type }) => events.push(type));
  return { pet, events };
}

describe("the pet's games", () => {
  test('end after their rounds, with at most one point a round', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...petGames),
        fc.integer({ min: 0, max: 0xffffffff }),
        fc.array(fc.integer({ min: -1, max: 4 }), { minLength: 40, maxLength: 60 }),
        (game, seed, presses) => {
          const state = startPetGame(game, seed);
          for (const press of presses) pressPetGame(state, press);
          expect(isPetGameOver(state)).toBe(true);
          expect(state.points).toBeLessThanOrEqual(petRounds);
        },
      ),
    );
  });

  test('repeating the notes wins each round, and each round has one note more', () => {
    const state = startPetGame('copy', 5);
    for (let round = 1; round <= petRounds; round += 1) {
      expect(state.notes).toHaveLength(round);
      for (const note of state.notes.slice()) pressPetGame(state, note);
    }
    expect(state).toMatchObject({ points: petRounds, last: 'won' });
    const wrong = startPetGame('copy', 5);
    pressPetGame(wrong, (wrong.notes[0] + 1) % 3);
    expect(isPetGameOver(wrong)).toBe(true);
    expect(wrong.points).toBe(0);
  });

  test('the next number always differs, so that one answer is right', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const state = startPetGame('numbers', seed);
      for (let round = 0; round < petRounds; round += 1) {
        const { shown, points } = state;
        pressPetGame(state, 1);
        expect(state.shown).not.toBe(shown);
        expect(state.shown).toBeGreaterThanOrEqual(1);
        expect(state.shown).toBeLessThanOrEqual(9);
        expect(state.points - points).toBe(state.shown > shown ? 1 : 0);
      }
    }
  });
});

describe('the larder', () => {
  test('gets a portion for every two rounds won, and serving takes one', () => {
    expect(after({ type: 'earned', points: 5 }).pet.larder).toBe(2);
    const { pet, events } = after({ type: 'earned', points: 4 }, { type: 'serve' });
    expect(pet.larder).toBe(1);
    expect(pet.needs.food).toBeGreaterThan(startLivingPet().needs.food);
    expect(events).toEqual(['earned', 'served']);
    expect(after({ type: 'earned', points: 1 }).events).toEqual(['lost']);
    expect(after({ type: 'serve' }).events).toEqual(['declined']);
    expect(after({ type: 'earned', points: Number.POSITIVE_INFINITY }).pet.larder).toBe(0);
    expect(after({ type: 'earned', points: 100 }).pet.larder).toBe(maxPortions);
    expect(after({ type: 'holiday', on: true }, { type: 'visited' }).pet.larder).toBe(0);
  });
});

describe('a visit link', () => {
  test('restores the pet that was written into it', () => {
    const visit = {
      name: 'Späti 🥚',
      stage: 'teenager',
      hat: 'play',
      present: 'a conker',
    } as const;
    expect(readVisit(writeVisit(visit))).toEqual(visit);
  });

  test('with any content gives nothing or a pet with a short name', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[0-3][0-3][0-5][\w-]{0,80}$/)),
        (text) => {
          const visit = readVisit(text);
          if (visit) expect(Array.from(visit.name).length).toBeLessThanOrEqual(12);
        },
      ),
    );
    expect(readVisit('999')).toBeUndefined();
    expect(readVisit('00!')).toBeUndefined();
  });

  test('the stored guests and presents are limited', () => {
    const kept = parseSavedPet({
      version: 1,
      presents: Array(500).fill('a marble'),
      guests: [7, 'x'.repeat(5000), 'ok'],
    });
    expect(kept.presents).toHaveLength(maxGuests);
    expect(kept.guests).toEqual(['ok']);
  });
});
