import type { PetAct } from './petActs';

export type ClassicMood = 'happy' | 'hungry' | 'playful' | 'sleepy' | 'escaped';

export type ClassicAction = Readonly<{ type: PetAct | 'newPet' }>;

/** After this many of one act in a row, one more ends the game. */
export const maxRepeats = 3;

const moodAfter: Readonly<Record<PetAct, ClassicMood>> = {
  feed: 'happy',
  play: 'playful',
  snack: 'hungry',
  rest: 'sleepy',
};

/** A pet under the classic rules, which have no time. */
export type ClassicPet = ReturnType<typeof startClassicPet>;

export function startClassicPet() {
  return {
    mood: 'happy' as ClassicMood,
    lastAct: null as PetAct | null,
    /** How often the last act was done in a row. */
    repeats: 0,
    ended: false,
    /** Whether another pet came before this one. */
    again: false,
  };
}

/** Changes the pet in place. `newPet` has an effect only after the end, other actions only before it. */
export function actOnClassicPet(pet: ClassicPet, { type }: ClassicAction): void {
  if (type === 'newPet') {
    if (pet.ended) Object.assign(pet, startClassicPet(), { again: true });
    return;
  }
  if (pet.ended) return;
  pet.repeats = type === pet.lastAct ? pet.repeats + 1 : 1;
  pet.lastAct = type;
  pet.ended = pet.repeats > maxRepeats;
  pet.mood = pet.ended ? 'escaped' : moodAfter[type];
}
