/** What is heard: a station by its index, noise between stations, or nothing. */
export type Sounding = 0 | 1 | 2 | 3 | 'hiss' | 'silence';

/** Frequencies of the stations in MHz. */
export const stations = [97.7, 101.3, 90.2, 105.4] as const;
/** How far from its frequency a station is still received, in MHz. */
const reach = 0.35;

/** What is received at a frequency in MHz. */
export function stationAt(frequency: number): Sounding {
  const found = stations.findIndex((place) => Math.abs(place - frequency) <= reach);
  return found < 0 ? 'hiss' : (found as Sounding);
}
