import { type PetAct, petActs } from './petActs';

export const petNeeds = ['food', 'fun', 'sleep'] as const;
export type PetNeed = (typeof petNeeds)[number];

export const petStages = ['hatchling', 'nipper', 'teenager', 'grown-up'] as const;
export type PetStage = (typeof petStages)[number];

export type LivingAction =
  | Readonly<{ type: PetAct }>
  /** Time passed while nobody looked. It is one action, however long the time. */
  | Readonly<{ type: 'away'; length: number }>
  | Readonly<{ type: 'holiday'; on: boolean }>
  /** Rounds of a game that were won. */
  | Readonly<{ type: 'earned'; points: number }>
  | Readonly<{ type: 'serve' }>
  /** A friend's pet has come to play and has left a present. */
  | Readonly<{ type: 'visited' }>;

export type LivingEvent =
  | Readonly<{ type: 'enjoyed'; act: PetAct }>
  /** The pet had enough of it, or was too tired. It does no harm. */
  | Readonly<{ type: 'declined'; act: PetAct }>
  | Readonly<{ type: 'wished'; need: PetNeed }>
  | Readonly<{ type: 'grew'; stage: PetStage }>
  | Readonly<{ type: 'left' | 'returned' | 'earned' | 'lost' | 'served' | 'visited' }>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a need stays met after it was fully met. */
export const fullNeeds: Readonly<Record<PetNeed, number>> = {
  food: 10 * hour,
  fun: 8 * hour,
  sleep: 16 * hour,
};

/** A longer absence counts as this, so that the pet is never much changed. */
export const maxAwayMs = 3 * day;

/** The age at which each stage begins. */
export const stageFrom: Readonly<Record<PetStage, number>> = {
  hatchling: 0,
  nipper: 5 * minute,
  teenager: day,
  'grown-up': 3 * day,
};

/** The greatest age: it keeps the sum of times exact. */
const oldest = 100 * 365 * day;
const maxActs = 1_000_000;
/** Bowls that the larder holds. */
export const maxPortions = 9;
/** Rounds that fill a bowl. */
const pointsPerPortion = 2;

/** What each act does to the needs. */
const effects: Readonly<Record<PetAct, Readonly<Partial<Record<PetNeed, number>>>>> = {
  feed: { food: 6 * hour },
  play: { fun: 5 * hour, food: -30 * minute, sleep: -hour },
  snack: { food: 90 * minute, fun: 45 * minute },
  rest: { sleep: 9 * hour },
};

/** The need that an act meets, and the share of it above which the pet declines. */
const enough: Readonly<Record<PetAct, readonly [PetNeed, number]>> = {
  feed: ['food', 0.85],
  play: ['fun', 0.95],
  snack: ['food', 0.97],
  rest: ['sleep', 0.85],
};

/** A pet that lives on between visits. All times are whole milliseconds. */
export type LivingPet = ReturnType<typeof startLivingPet>;

export function startLivingPet() {
  return {
    /** For how long each need is still met. At 0 the pet wishes for it; nothing worse follows. */
    needs: { food: 5 * hour, fun: 3 * hour, sleep: 12 * hour },
    age: 0,
    /** How often each act was done. These counts decide what it grows up to be. */
    acts: { feed: 0, play: 0, snack: 0, rest: 0 },
    /** The pet is on holiday: nothing changes until it is fetched. */
    onHoliday: false,
    /** Bowls of food that were won at games or brought by guests. */
    larder: 0,
  };
}

export function stageOf({ age }: Readonly<LivingPet>): PetStage {
  return petStages.findLast((stage) => age >= stageFrom[stage]) ?? 'hatchling';
}

/** The act that it was given most; the first of them where two are equal. */
export function favouriteAct({ acts }: Readonly<LivingPet>): PetAct {
  return petActs.reduce((best, act) => (acts[act] > acts[best] ? act : best));
}

function change(
  pet: LivingPet,
  need: PetNeed,
  by: number,
  emit: (event: LivingEvent) => void,
): void {
  const before = pet.needs[need];
  const after = Math.max(0, Math.min(fullNeeds[need], before + by));
  pet.needs[need] = after;
  if (before > 0 && after === 0) emit({ type: 'wished', need });
}

function stock(pet: LivingPet, portions: number): void {
  pet.larder = Math.min(maxPortions, pet.larder + portions);
}

function pass(pet: LivingPet, length: number, emit: (event: LivingEvent) => void): void {
  // A clock that jumped backwards, or a value that is not a number, counts as no time.
  const time = length > 0 ? Math.floor(Math.min(length, maxAwayMs)) : 0;
  if (time === 0 || pet.onHoliday) return;
  const before = stageOf(pet);
  for (const need of petNeeds) change(pet, need, -time, emit);
  pet.age = Math.min(pet.age + time, oldest);
  const after = stageOf(pet);
  if (after !== before) emit({ type: 'grew', stage: after });
}

/**
 * Changes the pet in place. It never dies, falls ill or runs away: neglect only makes it wish for
 * something.
 */
export function actOnLivingPet(
  pet: LivingPet,
  action: LivingAction,
  emit: (event: LivingEvent) => void,
): void {
  if (action.type === 'away') {
    pass(pet, action.length, emit);
    return;
  }
  if (action.type === 'holiday') {
    if (pet.onHoliday === action.on) return;
    pet.onHoliday = action.on;
    emit({ type: action.on ? 'left' : 'returned' });
    return;
  }
  if (pet.onHoliday) return;
  if (action.type === 'earned') {
    const won = isCount(action.points, 100) ? Math.floor(action.points / pointsPerPortion) : 0;
    stock(pet, won);
    change(pet, 'fun', hour, emit);
    emit({ type: won > 0 ? 'earned' : 'lost' });
    return;
  }
  if (action.type === 'visited') {
    stock(pet, 1);
    change(pet, 'fun', 3 * hour, emit);
    emit({ type: 'visited' });
    return;
  }
  if (action.type === 'serve') {
    if (pet.larder === 0 || pet.needs.food > fullNeeds.food * enough.snack[1]) {
      emit({ type: 'declined', act: 'feed' });
      return;
    }
    pet.larder -= 1;
    change(pet, 'food', 8 * hour, emit);
    change(pet, 'fun', hour, emit);
    emit({ type: 'served' });
    return;
  }
  const { type: act } = action;
  const [need, share] = enough[act];
  const tooTired = act === 'play' && pet.needs.sleep === 0;
  if (tooTired || pet.needs[need] > fullNeeds[need] * share) {
    emit({ type: 'declined', act });
    return;
  }
  for (const each of petNeeds) {
    const by = effects[act][each];
    if (by !== undefined) change(pet, each, by, emit);
  }
  pet.acts[act] = Math.min(pet.acts[act] + 1, maxActs);
  emit({ type: 'enjoyed', act });
}

function isCount(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

/** Parses a stored pet. An invalid field gets its value of the first day. */
export function parseLivingPet(stored: unknown): LivingPet {
  const pet = startLivingPet();
  if (typeof stored !== 'object' || stored === null) return pet;
  const { needs, age, acts, onHoliday, larder } = stored as Record<string, unknown>;
  if (typeof needs === 'object' && needs !== null) {
    for (const need of petNeeds) {
      const value = (needs as Record<string, unknown>)[need];
      if (isCount(value, fullNeeds[need])) pet.needs[need] = value;
    }
  }
  if (typeof acts === 'object' && acts !== null) {
    for (const act of petActs) {
      const value = (acts as Record<string, unknown>)[act];
      if (isCount(value, maxActs)) pet.acts[act] = value;
    }
  }
  if (isCount(age, oldest)) pet.age = age;
  if (typeof onHoliday === 'boolean') pet.onHoliday = onHoliday;
  if (isCount(larder, maxPortions)) pet.larder = larder;
  return pet;
}
