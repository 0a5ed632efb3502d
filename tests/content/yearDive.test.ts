import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pages } from '../../src/content/pages';
import { songs } from '../../src/content/songs';
import { timeline } from '../../src/content/timeline';
import { type DiveKind, yearDive } from '../../src/content/yearDive';
import { yearStories } from '../../src/content/yearStories';
import { YearPicture } from '../../src/pages/home/YearPicture';
import { type everyCard, kinds } from './everyText';

const years = timeline.map(({ year }) => year);

type Part = 'arrived' | 'everywhere' | 'lastSeen';
const parts: readonly Part[] = ['arrived', 'everywhere', 'lastSeen'];

function names(year: number, kind: DiveKind, part: Part): readonly string[] {
  const group = yearDive(year).find((candidate) => candidate.kind === kind);
  return (group?.[part] ?? []).map(({ name }) => name);
}

describe('the dive of a year', () => {
  it.each(years)('%i has everything that was new, and everything that still existed', (year) => {
    for (const [kind, cards] of Object.entries(kinds) as [keyof typeof kinds, typeof everyCard][]) {
      const expected: Record<Part, string[]> = { arrived: [], everywhere: [], lastSeen: [] };
      for (const { name, span, arrived = span[0], left } of cards) {
        if (year === arrived) expected.arrived.push(name);
        else if (year === left) expected.lastSeen.push(name);
        else if (span[0] <= year && year <= span[1]) expected.everywhere.push(name);
      }
      for (const part of parts) {
        expect(names(year, kind, part).toSorted()).toEqual(expected[part].toSorted());
      }
    }
    const played = songs.filter((song) => song.role === 'main' && song.year === year);
    expect(names(year, 'songs', 'arrived').toSorted()).toEqual(
      played.map(({ title }) => title).toSorted(),
    );
  });

  it.each(years)('%i shows no empty group and nothing twice', (year) => {
    const groups = yearDive(year);
    const all = groups.map((group) => parts.flatMap((part) => group[part]));
    for (const items of all) expect(items.length).toBeGreaterThan(0);
    const keys = groups.flatMap(({ kind }, index) => all[index]?.map(({ id }) => `${kind} ${id}`));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('separates new things from those that go on', () => {
    expect(names(1997, 'toys', 'arrived')).toEqual(['Tamagotchi']);
    expect(names(1997, 'toys', 'everywhere')).toContain('Polly Pocket');
    expect(names(1998, 'films', 'arrived')).toEqual(['Titanic']);
    expect(names(2002, 'snacks', 'everywhere')).toContain('Wispa');
    expect(names(1998, 'consoles', 'everywhere')).toContain('PlayStation');
  });

  it('never shows things that disappear as new', () => {
    expect(names(1994, 'tvShows', 'lastSeen')).toEqual(['Knightmare']);
    expect(names(1995, 'tvShows', 'everywhere')).not.toContain('Knightmare');
    expect(names(1990, 'snacks', 'lastSeen')).toEqual(['Marathon']);
    expect(names(1998, 'snacks', 'lastSeen')).toEqual(['Opal Fruits']);
    expect(names(2005, 'snacks', 'lastSeen').toSorted()).toEqual(['Dime bar', 'Turkey Twizzlers']);
    for (const year of years) {
      const isNew = names(year, 'snacks', 'arrived');
      for (const old of ['Penny sweets', 'Panda Pops', 'Space Raiders', 'Dime bar', 'Marathon']) {
        expect(isNew, `${year}`).not.toContain(old);
      }
    }
    expect(names(1990, 'artists', 'arrived')).not.toContain('Take That');
  });

  it('has years in order on every card', () => {
    for (const { name, span, arrived, left } of Object.values(kinds).flat() as typeof everyCard) {
      expect(span[0], name).toBeLessThanOrEqual(span[1]);
      if (typeof arrived === 'number') expect(arrived, name).toBeGreaterThanOrEqual(span[0]);
      if (left !== undefined) expect(left, name).toBe(span[1]);
    }
  });

  it('plays no spare song, and links songs to Music TV', () => {
    const spares = new Set(songs.filter(({ role }) => role === 'spare').map(({ id }) => id));
    for (const { kind, arrived } of years.flatMap(yearDive)) {
      if (kind !== 'songs') continue;
      for (const { id, path } of arrived) {
        expect(spares.has(id)).toBe(false);
        expect(path).toBe('/musictv');
      }
    }
  });

  it('links to existing pages, and every other item to its card', () => {
    const sitePaths = pages.map((page) => page.path);
    for (const { kind, path, ...group } of years.flatMap(yearDive)) {
      expect(sitePaths).toContain(path);
      if (kind === 'songs') continue;
      for (const { id, path: way } of parts.flatMap((part) => group[part]))
        expect(way).toBe(`${path}#${id}`);
    }
  });

  it('is empty for a year without entries', () => {
    expect(yearDive(1965)).toEqual([]);
    expect(yearDive(2030)).toEqual([]);
  });
});

/** Words that a story must contain to be about its headline. */
const headlineWords: Readonly<Record<number, readonly string[]>> = {
  1990: ['Hero Turtles'],
  1991: ['Super Nintendo'],
  1992: ['slime', 'Doug, Rugrats and Ren and Stimpy'],
  1993: ['five colours', 'Yellow Ranger'],
  1994: ['Sony', 'grey box'],
  1995: ['Satoshi Tajiri', 'cable'],
  1996: ['egg on a chain'],
  1997: ['Five names', 'crop top'],
  1998: ['Furby'],
  1999: ['Charizard'],
  2000: ['PlayStation 2', 'Dome'],
  2001: ['thousand songs', 'internet'],
  2002: ['the board', 'Busted'],
  2003: ['Beyblade'],
  2004: ['two screens', 'Sony'],
  2005: ['video'],
};

describe('the stories of a year', () => {
  it.each(years)('%i has its headline, and a picture of it', (year) => {
    for (const words of headlineWords[year] ?? ['?']) {
      expect(yearStories[year]?.story).toContain(words);
    }
    const picture = renderToStaticMarkup(createElement(YearPicture, { year }));
    expect(picture.match(/<(path|rect|circle|ellipse)/g)?.length).toBeGreaterThan(5);
  });

  it.each(years)(
    '%i has its headline and at least six things, in the order of their months',
    (year) => {
      const story = yearStories[year];
      expect(story?.story.length).toBeGreaterThan(200);
      expect(story?.happened.length).toBeGreaterThanOrEqual(6);
      const months = story?.happened.flatMap(({ month }) => month ?? []) ?? [];
      expect(months).toEqual(months.toSorted((a, b) => a - b));
      for (const month of months) expect(month >= 1 && month <= 12).toBe(true);
    },
  );

  it('has no year that is not on the slider', () => {
    expect(Object.keys(yearStories).map(Number)).toEqual(years);
  });
});
