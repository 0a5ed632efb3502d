import fc from 'fast-check';
import { expect, it } from 'vitest';
import { babelled, filtered, resultCount } from '../../src/lib/oldWeb';
import { hashSeed } from '../../src/lib/quiz/seededRng';

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

it('does not mind capitals or the space around', () => {
  expect(resultCount(' Spice GIRLS ')).toBe(resultCount('spice girls'));
  expect(resultCount('spice girls')).not.toBe(resultCount('spice boys'));
  expect(resultCount('SPICE GIRLS')).toBe(40_000 + (hashSeed('spice girls') % 3_960_000));
});

it('brings a sentence back as soup, and never breaks on one', () => {
  expect(babelled('I have a cat')).toBe('me one possess chat');
  expect(babelled('The cat and my dog are at school')).toBe(
    'it and chat the mine find themselves canine of the house at institute',
  );
  expect(babelled('hello is am i like love you')).toBe(
    'good day find myself finds itself me liking strongly resemble your goodself',
  );
  expect(babelled(' two \t  words ')).toBe('two words');
  expect(babelled('   ')).toBe('');
  fc.assert(fc.property(fc.string(), (text) => typeof babelled(text) === 'string'));
  expect(babelled('constructor __proto__')).toBe('constructor __proto__');
});

it('knows one word for everything rude', () => {
  expect(filtered('your BUM smells of poo')).toBe('your bobba smells of bobba');
  expect(filtered('bumblebee')).toBe('bumblebee');
});
