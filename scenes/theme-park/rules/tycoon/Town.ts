import type { ThemeParkConfig } from '../../config';
import { numbered } from '../numbered';

/** People whom a park may employ. The order is that of saved parks. */
export const roles = ['mechanic', 'sweeper', 'entertainer'] as const;
export type Role = (typeof roles)[number];
/** Of each role at most. */
export const maxStaff = 40;

/** The most guests at once. */
export function mostGuests(config: Readonly<ThemeParkConfig>): number {
  return config.tycoonMaxVisitors + config.moreVisitors;
}

/** Weather. The order is that of saved parks. */
export const weathers = ['fine', 'hot', 'rain'] as const;
export const weather = numbered(weathers);

/** Awards of the county. Saved parks refer to them by number: append only. */
export const awards = ['tidiest', 'value', 'happiest', 'coaster'] as const;
export type Award = (typeof awards)[number];
/** What the inspector may find. Append only as well. */
export const faults = ['litter', 'broken', 'services'] as const;
export type Fault = (typeof faults)[number];
