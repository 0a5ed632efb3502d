import type { PetAct } from './petActs';

export type ClassicMood = 'happy' | 'hungry' | 'playful' | 'sleepy' | 'escaped';

/** The pet of the classic rules, which knows no time. */
export type ClassicPet = {
  mood: ClassicMood;
  lastAct: PetAct | null;
  /** How often in a row the last act was done. */
  repeats: number;
  ended: boolean;
  /** A pet that follows another. */
  again: boolean;
};

export type ClassicAction = Readonly<{ type: PetAct | 'newPet' }>;

/** One more of the same in a row, and it is gone. */
export const mostRepeats = 3;

const moodAfter: Readonly<Record<PetAct, ClassicMood>> = {
  feed: 'happy',
  play: 'playful',
  snack: 'hungry',
  rest: 'sleepy',
};

export function startClassicPet(): ClassicPet {
  return { mood: 'happy', lastAct: null, repeats: 0, ended: false, again: false };
}

/** Changes the pet in place. After the end only a new pet is listened to, and before it none. */
export function actOnClassicPet(pet: ClassicPet, { type }: ClassicAction): void {
  if (type === 'newPet') {
    if (pet.ended) Object.assign(pet, startClassicPet(), { again: true });
    return;
  }
  if (pet.ended) return;
  pet.repeats = type === pet.lastAct ? pet.repeats + 1 : 1;
  pet.lastAct = type;
  pet.ended = pet.repeats > mostRepeats;
  pet.mood = pet.ended ? 'escaped' : moodAfter[type];
}
