import type { ThemeParkConfig } from '../../config';

/** What a square of a scenario's ground is. Saved parks refer to it by number: append only. */
export const terrain = { grass: 0, water: 1, rock: 2, wood: 3 } as const;
export const terrainNames = ['Grass', 'Water', 'Rock', 'Wood'] as const;

/** Times of the year, which decide the weather. Append only, as all lists here. */
export const seasons = ['any', 'spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** What is measured for a medal. */
export const goals = ['none', 'guests', 'till', 'happy', 'rides'] as const;
export type Goal = (typeof goals)[number];

/** What makes a park harder: the constants that it changes, and to what. */
const changes = {
  none: {},
  worn: { breakdownRate: 40 },
  poor: { guestMoney: 50 },
  impatient: { patienceSteps: 8 },
  dear: { pathCost: 200, treeCost: 250, fountainCost: 900 },
  debt: {},
  strict: { freeGuests: 40 },
  thirsty: { thirstRate: 100 },
  noBank: { mostLoan: 0, grant: 0 },
  bored: { boredomRate: 110 },
} as const satisfies Readonly<Record<string, Partial<ThemeParkConfig>>>;
export type Trouble = keyof typeof changes;
export const troubles = Object.keys(changes) as readonly Trouble[];

/** A park with its own ground, season and trouble, and a goal with three medals. Plain data. */
export type Scenario = Readonly<{
  /** 1 to `maxNameLength` characters. */
  name: string;
  season: Season;
  trouble: Trouble;
  /** Pounds in the till to begin with. */
  money: number;
  /** Park minutes at speed 1 until no medal is given any more. */
  minutes: number;
  goal: Goal;
  /** What bronze, silver and gold ask for: guests or pounds. */
  medals: readonly [bronze: number, silver: number, gold: number];
  seed: number;
  /** Kinds of building that research has to open, and kinds that there are not, one bit each. */
  shut: number;
  never: number;
  /** By cell, a value of `terrain`. */
  ground: Uint8Array;
}>;

export const maxNameLength = 40;
/** Pounds that a park in debt owes to begin with. */
export const inheritedDebt = 10_000;

/** The constants under which a scenario is played. */
export function constantsOf(
  constants: Readonly<ThemeParkConfig>,
  { trouble, money, shut, never }: Scenario,
): ThemeParkConfig {
  return {
    ...constants,
    rules: 'tycoon',
    startingMoney: money,
    shutKinds: shut,
    neverKinds: never,
    ...changes[trouble],
  };
}
