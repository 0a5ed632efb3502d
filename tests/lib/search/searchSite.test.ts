import { describe, expect, test } from 'vitest';
import type { SearchDocument, SearchKind } from '../../../src/lib/search/SearchDocument';
import { foldWord, splitWords } from '../../../src/lib/search/searchOptions';
import { openSearch } from '../../../src/lib/search/searchSite';

function document(kind: SearchKind, title: string, line = '', text = ''): SearchDocument {
  return { kind, href: `/${title}`, title, line, emoji: '📼', place: 'Shelf', text };
}

const search = await openSearch([
  document('card', 'Tamagotchi', 'An egg that beeps', 'virtual pet'),
  document('card', 'Beeper', 'Called a pager, too'),
  document('page', 'Pager'),
  document('list', 'Egg race'),
  document('memory', 'Beeps at night', 'A modem'),
  document('question', 'What is a modem?'),
  document('year', '1996', 'Virtual pets'),
  ...Array.from({ length: 40 }, (_, at) => document('list', `Tape ${at}`)),
]);
const found = (query: string) => search(query).map(({ title }) => title);

describe('a result', () => {
  test('shows all but its hidden words, and says which words matched', () => {
    expect(search('EGG beeps')).toEqual([
      {
        kind: 'card',
        href: '/Tamagotchi',
        title: 'Tamagotchi',
        line: 'An egg that beeps',
        emoji: '📼',
        place: 'Shelf',
        met: new Set(['egg', 'beeps']),
        pieces: [{ text: 'Tamagotchi', marked: false }],
      },
    ]);
  });

  test('is one of thirty, or of the requested number', () => {
    expect(search('tape')).toHaveLength(30);
    expect(search('tape', 4)).toHaveLength(4);
  });
});

describe('a query', () => {
  test('matches by title, line and hidden words', () => {
    expect(found('tamagotchi')).toEqual(['Tamagotchi']);
    expect(found('virtual')).toEqual(['1996', 'Tamagotchi']);
    expect(found('called')).toEqual(['Beeper']);
  });

  test('ranks a title above a line, and a page above a question', () => {
    expect(found('pager')).toEqual(['Pager', 'Beeper']);
    expect(found('beeps')[0]).toBe('Beeps at night');
    expect(found('modem')).toEqual(['What is a modem?', 'Beeps at night']);
  });

  test('may be unfinished, and misspelt only in long words', () => {
    expect(found('tamag')).toEqual(['Tamagotchi']);
    expect(found('tanagotchi')).toEqual(['Tamagotchi']);
    expect(found('tanagotcho')).toEqual(['Tamagotchi']);
    expect(found('egh')).toEqual([]);
  });

  test('that every object has as a name is a word like any other', () => {
    for (const word of ['constructor', 'toString', '__proto__']) expect(found(word)).toEqual([]);
  });

  test('must match completely; if nothing does, the best partial match comes first', () => {
    expect(found('egg race')).toEqual(['Egg race']);
    expect(found('egg race xylophone')[0]).toBe('Egg race');
    expect(found('egg race xylophone')).toContain('Tamagotchi');
  });
});

describe('a word', () => {
  test('is normalised without case, accents and apostrophes, if it is not a common word', () => {
    expect(foldWord('Pokémon’s')).toBe('pokemons');
    expect(foldWord("DON'T")).toBe('dont');
    for (const idle of ['', 'a', 'An', 'and', 'for', 'in', 'IT', 'of', 'on', 'or', 'our', 'the']) {
      expect(foldWord(idle)).toBeNull();
    }
    for (const idle of ['to', 'with', 'was', '’']) expect(foldWord(idle)).toBeNull();
  });

  test('ends at anything but an apostrophe within it', () => {
    expect(splitWords("it wasn't rock’n’roll, 'twas R2-D2!")).toEqual([
      'it',
      "wasn't",
      'rock’n’roll',
      'twas',
      'R2',
      'D2',
    ]);
    expect(splitWords(' … ')).toEqual([]);
  });
});
