import type { Entry } from '../../../scenes/theme-park/rules/ledger';

/** Titles of the ledger's entries. */
export const entryTitles: Readonly<Record<Entry, string>> = {
  rides: 'Rides and attractions',
  food: 'Food and drink',
  shops: 'Shops',
  admission: 'Tickets at the gate',
  upkeep: 'Upkeep',
  building: 'Building',
  refunds: 'Refunds for removals',
  grants: 'Council grants',
  wages: 'Wages',
  interest: 'Interest to the bank',
  loans: 'Loans, less what was paid back',
  marketing: 'Posters and fireworks',
  research: 'Research',
};
