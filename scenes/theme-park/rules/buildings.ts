/** What visitors use a building for. */
export type BuildingType =
  | 'entrance'
  | 'path'
  | 'ride'
  | 'attraction'
  | 'food'
  | 'shop'
  | 'decoration'
  | 'track';

/** Constants of a building under Tycoon rules; money in pounds, needs out of 10,000. */
export type TycoonTerms = Readonly<typeof plain>;

const plain = {
  /** The initial price, and the highest one that the owner may set. */
  price: 0,
  maxPrice: 0,
  /** Pounds per economy tick. */
  upkeep: 0,
  /** Guests inside at once, and how many steps each stays. */
  capacity: 0,
  staySteps: 0,
  /** By how much a visit reduces boredom, hunger, thirst and tiredness. */
  fun: 0,
  food: 0,
  drink: 0,
  rest: 0,
  /** And off the need of a toilet. */
  relief: 0,
  /** By how much a visit tires a guest. */
  thrill: 0,
  /** How much it attracts people to the park. */
  appeal: 0,
  /** The radius in cells in which walking is pleasant, and by how much per step. */
  charmRadius: 0,
  charm: 0,
};

/** A building of one cell, unless it says otherwise. Terms that it does not name are 0. */
function building<const Id extends string>(
  id: Id,
  name: string,
  type: BuildingType,
  description: string,
  terms: Partial<TycoonTerms>,
  rest: Readonly<{
    width?: number;
    height?: number;
    /** Only offered under Tycoon rules. */
    tycoonOnly?: true;
    /** Laid piece by piece from a station, never placed by itself. */
    byPieces?: true;
  }> = {},
) {
  const tycoon: TycoonTerms = { ...plain, ...terms };
  return { id, name, type, description, width: 1, height: 1, tycoon, ...rest };
}

export type BuildingSpec = Readonly<ReturnType<typeof building>>;

/**
 * All buildings. A saved park refers to a building by its number in this list, from 1: append only.
 */
export const buildings = [
  building('entrance', 'Entrance', 'entrance', 'The way in. Without one nobody comes.', {
    price: 6,
    maxPrice: 40,
    upkeep: 1,
  }),
  building('path', 'Path', 'path', 'Where people walk.', {}),
  building(
    'rollerCoaster',
    'Roller Coaster',
    'ride',
    'The one they came for. Needs four cells by two.',
    {
      price: 9,
      maxPrice: 30,
      upkeep: 4,
      capacity: 20,
      staySteps: 12,
      fun: 7500,
      thrill: 900,
      appeal: 120,
    },
    { width: 4, height: 2 },
  ),
  building(
    'ferrisWheel',
    'Ferris Wheel',
    'attraction',
    'A slow turn, a good view and a sit down.',
    {
      price: 6,
      maxPrice: 20,
      upkeep: 2,
      capacity: 12,
      staySteps: 16,
      fun: 5000,
      rest: 2500,
      appeal: 75,
      charmRadius: 3,
      charm: 20,
    },
  ),
  building('carousel', 'Carousel', 'ride', 'Horses, mirrors and an organ that knows three tunes.', {
    price: 5,
    maxPrice: 15,
    upkeep: 2,
    capacity: 8,
    staySteps: 10,
    fun: 3600,
    thrill: 150,
    appeal: 60,
  }),
  building('foodStall', 'Food Stall', 'food', 'Chips, with or without.', {
    price: 5,
    maxPrice: 15,
    upkeep: 1,
    capacity: 6,
    staySteps: 5,
    food: 8000,
    rest: 600,
    appeal: 14,
  }),
  building(
    'giftShop',
    'Gift Shop',
    'shop',
    'Pencils with your name on, unless it is an unusual one.',
    { price: 9, maxPrice: 25, upkeep: 1, capacity: 6, staySteps: 6, fun: 3200, appeal: 18 },
  ),
  building('tree', 'Tree', 'decoration', 'Green all year, by order of the council.', {
    appeal: 4,
    charmRadius: 2,
    charm: 52,
  }),
  building('fountain', 'Fountain', 'decoration', 'Somewhere to throw a penny.', {
    upkeep: 1,
    appeal: 26,
    charmRadius: 3,
    charm: 64,
  }),
  building(
    'drinksStand',
    'Drinks Stand',
    'food',
    'Anything fizzy, and one thing that is not.',
    { price: 3, maxPrice: 10, upkeep: 1, capacity: 8, staySteps: 3, drink: 8500, appeal: 10 },
    { tycoonOnly: true },
  ),
  building(
    'picnicBench',
    'Picnic Bench',
    'attraction',
    'Free, and nobody minds how long you stay.',
    { capacity: 8, staySteps: 8, rest: 9000, fun: 300, appeal: 16 },
    { tycoonOnly: true },
  ),
  building(
    'toilets',
    'Toilets',
    'shop',
    'Twenty pence, and the lock works on one of them.',
    { price: 1, maxPrice: 4, upkeep: 1, capacity: 8, staySteps: 3, relief: 10_000, appeal: 8 },
    { tycoonOnly: true },
  ),
  building(
    'coasterStation',
    'Coaster Station',
    'ride',
    'A coaster of your own, laid piece by piece.',
    // Fun, thrill and appeal follow from the track.
    { price: 8, maxPrice: 30, upkeep: 4, capacity: 16, staySteps: 12, fun: 7500, thrill: 900 },
    { width: 2, tycoonOnly: true },
  ),
  building(
    'coasterTrack',
    'Coaster Track',
    'track',
    'A piece of a coaster.',
    {},
    {
      tycoonOnly: true,
      byPieces: true,
    },
  ),
] as const;

export type BuildingId = (typeof buildings)[number]['id'];

/** A building's number in the list, from 1; 0 is none. */
export type Kind = number;

export const kindCount = buildings.length + 1;
/** Kinds that a park under Classic rules has room for: it stays as it was when they were all. */
export const classicKinds = 12;
export const noKind: Kind = 0;

const kinds: ReadonlyMap<string, Kind> = new Map(buildings.map(({ id }, index) => [id, index + 1]));

/** @throws RangeError for an unknown id: ids come from the code here */
export function kindOf(id: BuildingId): Kind {
  const kind = kinds.get(id);
  if (kind === undefined) throw new RangeError(`there is no building "${id}"`);
  return kind;
}

export const entranceKind = kindOf('entrance');
export const pathKind = kindOf('path');
export const stationKind = kindOf('coasterStation');
export const trackKind = kindOf('coasterTrack');

/** @throws RangeError for an unknown kind */
export function specOf(kind: Kind): BuildingSpec {
  const spec: BuildingSpec | undefined = buildings[kind - 1];
  if (!spec) throw new RangeError(`there is no building of kind ${kind}`);
  return spec;
}

const visited: ReadonlySet<BuildingType> = new Set(['ride', 'attraction', 'food', 'shop']);

/** 1 for the kinds that visitors enter. */
export const isVisitable = Uint8Array.from({ length: kindCount }, (_, kind) =>
  kind !== noKind && visited.has(specOf(kind).type) ? 1 : 0,
);

/** The id of each kind, from 1. */
export const buildingIds: readonly BuildingId[] = buildings.map(({ id }) => id);
