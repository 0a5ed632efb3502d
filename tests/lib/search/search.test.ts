import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtDocuments } from '../../../scripts/search/builtDocuments';
import { toys } from '../../../src/content/toys';
import { markWords } from '../../../src/lib/search/markWords';
import { foldWord, splitWords } from '../../../src/lib/search/searchOptions';
import { openSearch } from '../../../src/lib/search/searchSite';
import { contentDocuments } from '../../../src/toys/search/contentDocuments';
import { missed } from '../../content/missed';

const documents = [...builtDocuments(), ...(await contentDocuments())];
const search = await openSearch(documents);
const first = (query: string) => search(query)[0]?.title;

describe('the search documents', () => {
  test('each have an address of their own', () => {
    const addresses = documents.map(({ href }) => href);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('include every card, all 119 memories and all hundred questions', () => {
    const count = (kind: string) => documents.filter((document) => document.kind === kind).length;
    expect(count('card')).toBe(9 + 12 + 12 + 9 + 15 + 15 + 12 + 15);
    expect(count('memory')).toBe(119);
    expect(count('question')).toBe(100);
  });

  test.each(missed)('include what a British child of the nineties would miss: %s', (name) => {
    const wanted = splitWords(name)
      .map(foldWord)
      .filter((word) => word !== null);
    const [whole] = search(name).filter(({ met }) => wanted.every((word) => met.has(word)));
    expect(whole).toBeDefined();
  });

  test.each([
    ['tamagochi', '/virtual-pet'],
    ['ceefax', '/teletext'],
    ['clippy', '/clippy'],
    ['minesweeper', '/win95-desktop?open=minesweeper'],
    ['screensaver', '/win95-desktop?open=display'],
    ['football results', '/teletext?p=301'],
    ['302', '/teletext?p=302'],
  ])('include a toy, a tool and a teletext page: %s leads to %s', (query, href) => {
    expect(search(query, 5).map((found) => found.href)).toContain(href);
  });

  test('include each program of the desktop by an id that the desktop knows', () => {
    const apps = readFileSync('src/toys/desktop/apps.tsx', 'utf8');
    const opened = documents.flatMap(({ href }) => href.split('/win95-desktop?open=')[1] ?? []);
    expect(opened.length).toBeGreaterThan(3);
    for (const id of opened) expect(apps).toContain(`'${id}',`);
  });

  test('each come first for their own full name', () => {
    for (const { name } of toys) expect(first(name)).toBe(name);
  });
});

describe('a query', () => {
  test.each([
    ['tamagochi', 'Tamagotchi'],
    ['TAMAG', 'Tamagotchi'],
    ['pokemon cards', 'Pokémon cards'],
    ['poly pockit', 'Polly Pocket'],
    ['snake', 'Snake II'],
    ['arcade', 'ArcadeBoy'],
    ['game boy', 'Game Boy'],
    ['gameboy color', 'Game Boy Color'],
    ['swindon', 'Polly Pocket'],
  ])('%s finds %s', (query, title) => {
    expect(first(query)).toBe(title);
  });

  test('in American spelling finds what the British one finds', () => {
    const titles = (query: string) => search(query).map(({ title }) => title);
    expect(titles('color')).toEqual(titles('colour'));
    expect(titles('colour').length).toBeGreaterThan(0);
  });

  test('must match with all words; only if nothing has them all do fewer count', () => {
    expect(search('tamagotchi school').map(({ title }) => title)).toEqual([
      'Sneaked a Tamagotchi into school so that it wouldn’t die',
      '1996',
    ]);
    expect(search('tamagotchi xylophonist').length).toBeGreaterThan(0);
  });

  test('finds nothing if it is empty, has only common words, or is nonsense', () => {
    for (const query of ['', '  ', 'the', 'zzzzqq', '<>', '"', '\\', '🦖']) {
      expect(search(query), query).toEqual([]);
    }
  });

  test('a question does not show its fact', () => {
    const [result] = search('Which British coin was replaced').filter(
      ({ kind }) => kind === 'question',
    );
    expect(result).toBeDefined();
    expect(result).not.toHaveProperty('text');
  });
});

describe('the marked words', () => {
  test('are those that match the query, and no text is lost', () => {
    const title = 'Pokémon cards, and Noel’s cards';
    const pieces = markWords(title, new Set(['pokemon', 'noels']));
    expect(pieces.map(({ text }) => text).join('')).toBe(title);
    expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      'Pokémon',
      'Noel’s',
    ]);
  });

  const marked = (text: string, ...met: string[]) =>
    markWords(text, new Set(met))
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join('|');

  test('are whole words, never a part of the word before', () => {
    expect(marked('party art', 'art')).toBe('party |[art]');
    expect(marked('the art of the party art', 'art')).toBe('the |[art]| of the party |[art]');
  });

  test('leave no empty piece before, between or behind them', () => {
    expect(marked('pog', 'pog')).toBe('[pog]');
    expect(marked('Pog, pog!', 'pog')).toBe('[Pog]|, |[pog]|!');
    expect(marked('a slammer', 'pog')).toBe('a slammer');
    expect(markWords('', new Set(['pog']))).toEqual([]);
  });
});

test.each([
  ['color', 'colour'],
  ['colors', 'colours'],
  ['favorite', 'favourite'],
  ['center', 'centre'],
  ['gray', 'grey'],
  ['mom', 'mum'],
  ['soccer', 'football'],
  ['candy', 'sweets'],
  ['chips', 'crisps'],
  ['movie', 'film'],
  ['movies', 'films'],
  ['cellphone', 'mobile'],
  ['program', 'programme'],
  ['programs', 'programmes'],
  ['television', 'telly'],
  ['tv', 'telly'],
  ['8ball', 'ball'],
])('"%s" finds what the site calls "%s"', (typed, ours) => {
  expect(foldWord(typed.toUpperCase())).toBe(ours);
  expect(foldWord(ours)).toBe(ours);
});
