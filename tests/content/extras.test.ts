import { describe, expect, it } from 'vitest';
import { gamingExtras } from '../../src/content/extras/gamingExtras';
import { moviesExtras } from '../../src/content/extras/moviesExtras';
import { oldWebExtras } from '../../src/content/extras/oldWebExtras';
import { snacksExtras } from '../../src/content/extras/snacksExtras';
import { techExtras } from '../../src/content/extras/techExtras';
import { toysExtras } from '../../src/content/extras/toysExtras';
import { tvExtras } from '../../src/content/extras/tvExtras';
import { pageAt } from '../../src/content/pages';
import { songs } from '../../src/content/songs';
import { extras } from './everyText';

describe('extra blocks', () => {
  it.each(Object.entries(extras))('%s begins with two sentences', (_page, { intro }) => {
    expect(intro.match(/[.?!](?=\s|$)/g)).toHaveLength(2);
  });

  it('ends the toys with a link Home', () => {
    expect(toysExtras.closing.action).toEqual({ label: 'Back Home', path: '/' });
  });

  it.each([
    ['tv', tvExtras],
    ['movies', moviesExtras],
    ['gaming', gamingExtras],
  ])('sends %s to the quiz', (_page, { closing }) => {
    expect(closing.action.path).toBe('/quiz');
  });

  it('leads from the old web to its three toys', () => {
    expect(oldWebExtras.experiences.heading).toBe('Interactive Experiences');
    expect(oldWebExtras.experiences.cards.map(({ path }) => path)).toEqual([
      '/magic8ball',
      '/messenger',
      '/aol',
    ]);
  });

  it('prices the three snacks', () => {
    expect(snacksExtras.prices.callouts.map(({ name, price }) => `${name} ${price}`)).toEqual([
      'Freddos 10p',
      'Space Raiders 10p',
      'Penny Sweets 1p',
    ]);
  });

  it('links only to existing pages', () => {
    const paths = (value: unknown): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([key, inner]) =>
        key === 'path' && typeof inner === 'string' ? [inner] : paths(inner),
      );
    };
    expect(paths(extras).length).toBeGreaterThan(7);
    for (const path of paths(extras)) expect(pageAt(path), path).toBeDefined();
  });

  it('names both games of the handheld', () => {
    const { path, games, description } = gamingExtras.arcadeBoy;
    expect(path).toBe('/arcadeboy');
    expect(games).toEqual(['Super Jump', 'Block Fall']);
    for (const game of games) expect(description).toContain(game);
  });

  it('gives both sides of the console wars the same number of arguments', () => {
    const [left, right] = gamingExtras.consoleWars.sides;
    expect(left.points).toHaveLength(right.points.length);
  });

  it('covers storage, music and internet', () => {
    expect(techExtras.evolution.heading).toBe('Tech Evolution');
    expect(techExtras.evolution.parts.map(({ id }) => id)).toEqual([
      'storage',
      'music',
      'internet',
    ]);
  });

  it.each([
    ['old web', oldWebExtras.nostalgia],
    ['movies', moviesExtras.nostalgia],
    ['snacks', snacksExtras.memories],
    ['gaming', gamingExtras.memories],
    ['tech', techExtras.struggles],
    ['toys', toysExtras.underTheBed],
  ])('lists ten different memories of %s', (_page, { items }) => {
    expect(new Set(items).size).toBe(10);
  });
});

describe('songs', () => {
  it('are the forty of Music TV and twenty spares', () => {
    expect(songs.filter(({ role }) => role === 'main')).toHaveLength(40);
    expect(songs.filter(({ role }) => role === 'spare')).toHaveLength(20);
  });

  it('have unique ids and well-formed, unique video ids', () => {
    expect(new Set(songs.map(({ id }) => id)).size).toBe(songs.length);
    expect(new Set(songs.map(({ youtubeId }) => youtubeId)).size).toBe(songs.length);
    for (const { youtubeId } of songs) expect(youtubeId).toMatch(/^[\w-]{11}$/);
  });
});
