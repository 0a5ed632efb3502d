/** What is heard: a station by its number, hiss between stations, or nothing. */
export type Sounding = 0 | 1 | 2 | 3 | 'hiss' | 'silence';

/** Where the stations stand, in MHz. */
export const stations = [97.7, 101.3, 90.2, 105.4] as const;
/** How far from its place a station is still heard, in MHz. */
const reach = 0.35;

/** What the tuner finds at a frequency in MHz. */
export function stationAt(frequency: number): Sounding {
  const found = stations.findIndex((place) => Math.abs(place - frequency) <= reach);
  return found < 0 ? 'hiss' : (found as Sounding);
}
