import fc from 'fast-check';
import { expect, it } from 'vitest';
import { babelled, filtered, resultCount } from '../../src/lib/oldWeb';

it('finds far too much, and the same for the same words', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      const count = resultCount(query);
      expect(count).toBeGreaterThanOrEqual(40_000);
      expect(count).toBeLessThan(4_000_000);
      expect(resultCount(` ${query.toUpperCase().toLowerCase()} `)).toBe(
        resultCount(query.toUpperCase().toLowerCase()),
      );
    }),
  );
});

it('brings a sentence back as soup, and never breaks on one', () => {
  expect(babelled('I have a cat')).toBe('me one possess chat');
  expect(babelled('   ')).toBe('');
  fc.assert(fc.property(fc.string(), (text) => typeof babelled(text) === 'string'));
  expect(babelled('constructor __proto__')).toBe('constructor __proto__');
});

it('knows one word for everything rude', () => {
  expect(filtered('your BUM smells of poo')).toBe('your bobba smells of bobba');
  expect(filtered('bumblebee')).toBe('bumblebee');
});
