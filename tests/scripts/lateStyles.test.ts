import { expect, test } from 'vitest';
import { lateStyles, measuredPages, pagesHash } from '../../scripts/build/lateHeights/lateStyles';

test('a width has only the heights that change, and the styles name the pages that were measured', () => {
  const styles = lateStyles(
    [
      { from: 0, heights: { wall: 300, footer: 200 } },
      { from: 400, heights: { wall: 300, footer: 200 } },
      { from: 800, heights: { wall: 250, footer: 200 } },
    ],
    'abc',
  );
  expect(styles).toBe(`/* Measured by the build in pages abc */
:root {
  --late-footer: 200px;
  --late-wall: 300px;
}
@media (width >= 800px) {
  :root {
    --late-wall: 250px;
  }
}
`);
  expect(measuredPages(styles)).toBe('abc');
  expect(measuredPages(':root {}')).toBeUndefined();
});

test('pagesHash changes with words and rules, and not with heights, scripts or file names', () => {
  const page = (word: string, script: string, image: string) =>
    `<head><link rel="stylesheet" href="/assets/Cl03VXs.css"><script type="module" src="/assets/${script}.js"></script></head><p>${word}</p><img src="/assets/${image}.svg">`;
  const sheet = (rule: string, guesses: string) => `p{color:${rule}}${guesses}h1{margin:0}`;
  const one = ':root{--late-wall:300px;--late-footer:20px}';
  const two = `:root{--late-wall:310px}@media (width>=800px){:root{--late-footer:9px}}`;
  const base = pagesHash([page('Hi', 'xAb-3_d', 'Cl03VXs')], [sheet('red', one)]);
  expect(base).toMatch(/^[\da-f]{16}$/);
  expect(pagesHash(['a'], ['p{}', 'h1{}'])).toBe(pagesHash(['a'], ['h1{}', 'p{}']));
  expect(pagesHash([page('Hi', 'y3b4c5d', '-Db0k1a')], [sheet('red', two)])).toBe(base);
  expect(pagesHash([page('Ho', 'xAb-3_d', 'Cl03VXs')], [sheet('red', one)])).not.toBe(base);
  expect(pagesHash([page('Hi', 'xAb-3_d', 'Cl03VXs')], [sheet('blue', one)])).not.toBe(base);
});
