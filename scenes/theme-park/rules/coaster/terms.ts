import { specOf, stationKind, type TycoonTerms } from '../buildings';
import type { Park } from '../ThemeParkState';

/** Reused by every call: valid until the next one. */
const laid: { -readonly [Key in keyof TycoonTerms]: TycoonTerms[Key] } = {
  ...specOf(stationKind).tycoon,
};

/** The constants of the building at a cell. Those of a laid coaster follow from its track. */
export function termsAt(state: Park, cell: number): TycoonTerms {
  const kind = state.kindAt[cell];
  const { town } = state;
  if (kind !== stationKind || !town) return specOf(kind).tycoon;
  laid.fun = town.excitement[cell];
  laid.thrill = town.intensity[cell] >> 3;
  laid.price = 2 + ((town.excitement[cell] / 1000) | 0);
  return laid;
}
