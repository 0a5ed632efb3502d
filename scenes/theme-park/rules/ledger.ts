/** The accounts of the park. Saved parks refer to them by number: append only. */
export const entries = [
  'rides',
  'food',
  'shops',
  'admission',
  'upkeep',
  'building',
  'refunds',
  'grants',
  'wages',
  'interest',
  'loans',
  'marketing',
  'research',
] as const;
/** Accounts that a park under Classic rules has. */
export const classicEntries = 8;
export type Entry = (typeof entries)[number];

const places: ReadonlyMap<Entry, number> = new Map(entries.map((entry, index) => [entry, index]));

/** The index of an account in the ledger. */
export function entryPlace(entry: Entry): number {
  return places.get(entry) ?? 0;
}

export const account = {
  rides: entryPlace('rides'),
  food: entryPlace('food'),
  shops: entryPlace('shops'),
  admission: entryPlace('admission'),
  upkeep: entryPlace('upkeep'),
  building: entryPlace('building'),
  refunds: entryPlace('refunds'),
  grants: entryPlace('grants'),
  wages: entryPlace('wages'),
  interest: entryPlace('interest'),
  loans: entryPlace('loans'),
  marketing: entryPlace('marketing'),
  research: entryPlace('research'),
} as const;

/** Changes the money and books the change on an account. Money changes in no other way. */
export function bookPounds(
  state: { money: number; ledger: Float64Array },
  place: number,
  pounds: number,
): void {
  state.money += pounds;
  state.ledger[place] += pounds;
}
