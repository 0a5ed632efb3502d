import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filtered, machineTranslated, resultCount } from '../../src/lib/oldWeb';
import { hashSeed } from '../../src/lib/quiz/seededRng';

it('finds far too many results, and the same for the same words', () => {
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

it('ignores case and surrounding spaces', () => {
  expect(resultCount(' Spice GIRLS ')).toBe(resultCount('spice girls'));
  expect(resultCount('spice girls')).not.toBe(resultCount('spice boys'));
  expect(resultCount('SPICE GIRLS')).toBe(40_000 + (hashSeed('spice girls') % 3_960_000));
});

it('translates a sentence back as nonsense, and never throws', () => {
  expect(machineTranslated('I have a cat')).toBe('me one possess chat');
  expect(machineTranslated('The cat and my dog are at school')).toBe(
    'it and chat the mine find themselves canine of the house at institute',
  );
  expect(machineTranslated('hello is am i like love you')).toBe(
    'good day find myself finds itself me liking strongly resemble your goodself',
  );
  expect(machineTranslated(' two \t  words ')).toBe('two words');
  expect(machineTranslated('   ')).toBe('');
  fc.assert(fc.property(fc.string(), (text) => typeof machineTranslated(text) === 'string'));
  expect(machineTranslated('constructor __proto__')).toBe('constructor __proto__');
});

it('replaces every rude word with the same word', () => {
  expect(filtered('your BUM smells of poo')).toBe('your bobba smells of bobba');
  expect(filtered('bumblebee')).toBe('bumblebee');
});
