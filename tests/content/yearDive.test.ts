import { describe, expect, it } from 'vitest';
import { songs } from '../../src/content/songs';
import { timeline } from '../../src/content/timeline';
import { tvShows } from '../../src/content/tvShows';
import { type DiveKind, yearDive } from '../../src/content/yearDive';
import { type everyCard, kinds } from './everyText';

const years = timeline.map(({ year }) => year);

function names(year: number, kind: DiveKind): readonly string[] {
  return (
    yearDive(year)
      .find((group) => group.kind === kind)
      ?.items.map(({ name }) => name) ?? []
  );
}

function spanOf(kind: DiveKind, id: string): readonly [number, number] {
  if (kind === 'songs') {
    const year = songs.find((song) => song.id === id)?.year ?? Number.NaN;
    return [year, year];
  }
  return kinds[kind].find((card) => card.id === id)?.span ?? [Number.NaN, Number.NaN];
}

describe('yearDive', () => {
  it.each(years)('%i is at least eight things, all of which belong to it', (year) => {
    const items = yearDive(year).flatMap(({ kind, items }) =>
      items.map((item) => ({ kind, item })),
    );
    expect(items.length).toBeGreaterThanOrEqual(8);
    for (const { kind, item } of items) {
      const [from, to] = spanOf(kind, item.id);
      expect(from <= year && year <= to, `${item.name} in ${year}`).toBe(true);
    }
  });

  it.each(years)('%i leaves out nothing that arrived in it, and no show on air', (year) => {
    for (const [kind, cards] of Object.entries(kinds) as [keyof typeof kinds, typeof everyCard][]) {
      const onAir = (to: number) => kind === 'tvShows' && year <= to;
      const expected = cards.filter(
        ({ span: [from, to] }) => from === year || (from < year && onAir(to)),
      );
      expect(names(year, kind)).toEqual(expect.arrayContaining(expected.map(({ name }) => name)));
    }
    const played = songs.filter((song) => song.role === 'main' && song.year === year);
    expect(names(year, 'songs').toSorted()).toEqual(played.map(({ title }) => title).toSorted());
  });

  it.each(years)('%i never shows an empty group or the same thing twice', (year) => {
    const groups = yearDive(year);
    for (const { items } of groups) expect(items).not.toHaveLength(0);
    const keys = groups.flatMap(({ kind, items }) => items.map(({ id }) => `${kind} ${id}`));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('puts what arrived in a year before what was still around', () => {
    expect(names(1997, 'toys')).toEqual(['Tamagotchi']);
    expect(names(1995, 'consoles').toSorted()).toEqual(['PlayStation', 'Saturn']);
    expect(names(1998, 'tvShows').slice(0, 2).toSorted()).toEqual(['Robot Wars', 'SM:TV Live']);
  });

  it('falls back on one thing still around', () => {
    expect(names(2003, 'toys')).toEqual(['Beyblades']);
    expect(names(2003, 'snacks')).toEqual(['Wispa']);
  });

  it('shows only shows on air, the ones bowing out included', () => {
    expect(names(1994, 'tvShows')).toContain('Knightmare');
    expect(names(1995, 'tvShows')).not.toContain('Knightmare');
    expect(names(2005, 'tvShows').toSorted()).toEqual(['Art Attack', 'Byker Grove']);
    expect(tvShows.filter(({ span: [from, to] }) => from <= 2005 && 2005 <= to)).toHaveLength(2);
  });

  it('plays no spare and leads songs to the set that plays them', () => {
    const spares = new Set(songs.filter(({ role }) => role === 'spare').map(({ id }) => id));
    for (const { kind, items } of years.flatMap(yearDive)) {
      if (kind !== 'songs') continue;
      for (const { id, path } of items) {
        expect(spares.has(id)).toBe(false);
        expect(path).toBe('/musictv');
      }
    }
  });

  it('lets equals take turns', () => {
    const snacks = [1991, 1992, 1993].flatMap((year) => names(year, 'snacks'));
    expect(new Set(snacks).size).toBe(3);
  });

  it('leads every item to the page of its kind', () => {
    for (const { path, items } of years.flatMap(yearDive)) {
      expect(path).toMatch(/^\/[a-z-]+$/);
      for (const item of items) expect(item.path).toBe(path);
    }
  });

  it('finds nothing in a year it has nothing of', () => {
    expect(yearDive(1965)).toEqual([]);
    expect(yearDive(2030)).toEqual([]);
  });
});
