import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pages } from '../../src/content/pages';
import { editDistance, nearestPages } from '../../src/lib/nearestPages';

const first = (path: string) => nearestPages(path, pages)[0]?.path;

test.each([
  ['/snaek', '/snake'],
  ['/tamagochi', '/virtual-pet'],
  ['/teletex', '/teletext'],
  ['/Toys.html', '/toys'],
  ['/en/movies/', '/movies'],
  ['/minesweeper', '/win95-desktop'],
  ['/privacy', '/settings'],
  ['/game-boy', '/arcadeboy'],
  ['/music-tv', '/musictv'],
  ['/themepark/index.php', '/theme-park'],
])('%s suggests %s', (asked, meant) => expect(first(asked)).toBe(meant));

test('an address like no page suggests nothing', () => {
  expect(nearestPages('/wp-login-xyzzy-0000', pages).length).toBeLessThanOrEqual(3);
  expect(nearestPages('/zzzzqqqqxx', pages)).toEqual([]);
  expect(nearestPages('/%E0%A4%A', pages)).toEqual([]);
});

test('every page is the first answer to its own path with one letter missing', () => {
  for (const { path } of pages.filter((page) => page.path.length > 5)) {
    expect(first(path.slice(0, -1)), path).toBe(path);
  }
});

test('the distance is the same both ways, and zero to itself', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one));
      expect(editDistance(one, one)).toBe(0);
      if (one !== other) expect(editDistance(one, other)).toBeGreaterThan(0);
    }),
  );
});
