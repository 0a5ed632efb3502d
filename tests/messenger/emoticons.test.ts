import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emoticons, parseEmoticons } from '../../src/toys/messenger/emoticons';

const codes = emoticons.flatMap((emoticon) => emoticon.codes);
const ids = (text: string) => parseEmoticons(text).flatMap(({ emoticon }) => emoticon?.id ?? []);

test('the parsed parts joined give the text again', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...codes, ' ', '(', ':', '8'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const parts = parseEmoticons(text);
      expect(parts.map(({ source }) => source).join('')).toBe(text);
      expect(parts.every(({ source }) => source !== '')).toBe(true);
    }),
  );
});

test('every code is parsed as its own emoticon, alone and in a sentence', () => {
  expect(new Set(codes).size).toBe(codes.length);
  for (const { id, codes: own } of emoticons) {
    for (const code of own) {
      expect(ids(code), code).toEqual([id]);
      expect(ids(`well ${code} then`), code).toEqual([id]);
    }
  }
});

test('every emoticon has a symbol in the sprite', () => {
  const sprite = readFileSync('src/toys/messenger/emoticons.svg', 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(drawn.sort()).toEqual(emoticons.map(({ id }) => id).sort());
});

test('codes in brackets ignore case, and the longest code wins', () => {
  expect(ids('(l)(L)(PI)(pi)')).toEqual(['heart', 'heart', 'pizza', 'pizza']);
  expect(ids(":'(")).toEqual(['cry']);
  expect(ids('<:o)')).toEqual(['party']);
  expect(ids('8-)')).toEqual(['rolling']);
});

test('words and addresses are not parsed as emoticons', () => {
  expect(ids('http://example.com:Docs C:Ss 18-) x8o| re:Shop')).toEqual([]);
});
