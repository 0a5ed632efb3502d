import { describe, expect, it } from 'vitest';
import { timeline, timelineRange } from '../../src/content/timeline';
import { timelineFactChecks } from '../../src/content/timelineFactChecks';

/** The headlines as the specification words them. */
const headlines: Readonly<Record<number, string>> = {
  1990: 'Ninja Turtles craze',
  1991: 'Super Nintendo released',
  1992: 'Nickelodeon golden era begins',
  1993: 'Power Rangers',
  1994: 'PlayStation arrives',
  1995: 'Pokémon launches in Japan',
  1996: 'Tamagotchi pets arrive',
  1997: 'Spice Girls dominate the charts',
  1998: 'Furby invasion',
  1999: 'Pokémon cards explode worldwide',
  2000: 'PS2 and millennium celebrations',
  2001: 'iPod and early internet boom',
  2002: 'pop-punk and skateboarding peak',
  2003: 'Beyblades',
  2004: 'Nintendo DS and PSP launch',
  2005: 'YouTube and social media dawn',
};

/** The words that each correction must contain. */
const corrections: Readonly<Record<number, readonly string[]>> = {
  1990: ['Hero Turtles'],
  1991: ['North America', 'August 1991', '11 April 1992'],
  1992: ['America', 'August 1991', 'Britain', '1 September 1993'],
  1993: ['August 1993', 'Sky One', 'October', 'GMTV', 'April 1994'],
  1994: ['Japan', 'December 1994', '29 September 1995'],
  1995: ['27 February 1996'],
  1996: ['Japan', 'November 1996', '1997'],
  2001: ['burst', 'spring of 2000'],
  2003: ['Japan', '1999', '2002 and 2003'],
  2004: ['DS', '11 March 2005'],
  2005: ['23 April 2005', 'Friends Reunited', '2000'],
};

describe('timeline', () => {
  it('has the sixteen headlines, word for word and in order', () => {
    expect(timeline.map((entry) => [entry.year, entry.event])).toEqual(
      Object.entries(headlines).map(([year, event]) => [Number(year), event]),
    );
  });

  it('spans the years of the slider', () => {
    expect(timeline.at(0)?.year).toBe(timelineRange.first);
    expect(timeline.at(-1)?.year).toBe(timelineRange.last);
    expect(timelineRange).toEqual({ first: 1990, last: 2005, initial: 1995, step: 1 });
  });

  it('corrects exactly the headlines that need it', () => {
    expect(Object.keys(timelineFactChecks)).toEqual(Object.keys(corrections));
    for (const { year } of timeline) {
      for (const words of corrections[year] ?? []) {
        expect(timelineFactChecks[year]).toContain(words);
      }
    }
  });

  it('gives every year its own icon', () => {
    expect(new Set(timeline.map((entry) => entry.icon)).size).toBe(timeline.length);
  });
});
