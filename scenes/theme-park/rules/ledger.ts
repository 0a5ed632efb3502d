import { numbered } from './numbered';

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

/** The index of each account in the ledger. */
export const account = numbered(entries);

/** Changes the money and books the change on an account. Money changes in no other way. */
export function bookPounds(
  state: { money: number; ledger: Float64Array },
  place: number,
  pounds: number,
): void {
  state.money += pounds;
  state.ledger[place] += pounds;
}
