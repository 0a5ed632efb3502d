/**
 * The number of the teletext page about each page of the site, by path. A number never changes:
 * people learn them.
 */
export const siteNumbers: Readonly<Record<string, string>> = {
  '/': '110',
  '/teletext': '100',
  '/toys': '120',
  '/gaming': '122',
  '/tech': '124',
  '/tv-shows': '126',
  '/music': '128',
  '/movies': '130',
  '/snacks': '132',
  '/old-web': '134',
  '/lifestyle': '136',
  '/quiz': '140',
  '/snake': '150',
  '/arcadeboy': '151',
  '/sms': '152',
  '/messenger': '153',
  '/musictv': '154',
  '/win95-desktop': '155',
  '/virtual-pet': '156',
  '/clippy': '157',
  '/theme-park': '158',
  '/aol': '159',
  '/magic8ball': '160',
  '/50p': '161',
  '/mystic': '162',
  '/settings': '163',
  '/run': '164',
  '/today': '165',
};

/**
 * The teletext page of a year of the Time Machine: the nineties from 190, the years after them from
 * 180.
 */
export function yearNumber(year: number): string {
  return year < 2000 ? String(year - 1800) : String(year - 1820);
}

/** The page with the best scores of this browser. */
export const recordsNumber = '142';
