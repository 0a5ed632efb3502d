import { pages } from '../pages';

/** The number of the teletext page about each page of the site, by path. */
export const siteNumbers: Readonly<Record<string, string>> = Object.fromEntries(
  pages.map(({ path, number }) => [path, number]),
);

/**
 * The teletext page of a year of the Time Machine: the nineties from 190, the years after them from
 * 180.
 */
export function yearNumber(year: number): string {
  return year < 2000 ? String(year - 1800) : String(year - 1820);
}

/** The page with the best scores of this browser. */
export const recordsNumber = '142';
