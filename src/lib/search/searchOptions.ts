import type { Options } from 'minisearch';
import type { SearchDocument, SearchFind } from './SearchDocument';

/** Synonyms, British and American, that lead to the site's own words. */
const spellings: Readonly<Record<string, string>> = {
  color: 'colour',
  colors: 'colours',
  favorite: 'favourite',
  center: 'centre',
  gray: 'grey',
  mom: 'mum',
  soccer: 'football',
  candy: 'sweets',
  chips: 'crisps',
  movie: 'film',
  movies: 'films',
  cellphone: 'mobile',
  program: 'programme',
  programs: 'programmes',
  television: 'telly',
  tv: 'telly',
  '8ball': 'ball',
};

/** Stop words: too common to be useful in a query. */
const idle = new Set('a an and for in it of on or our the to with was'.split(' '));

const marks = /\p{Diacritic}/gu;
const apostrophes = /['’]/g;

/** A word as the index stores it: no case, accents or apostrophes; null for a stop word. */
export function foldWord(word: string): string | null {
  const folded = word.normalize('NFD').replace(marks, '').replace(apostrophes, '').toLowerCase();
  if (folded === '' || idle.has(folded)) return null;
  // Every object has a `constructor`.
  return Object.hasOwn(spellings, folded) ? spellings[folded] : folded;
}

const words = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** The words of a text, as written. */
export function splitWords(text: string): string[] {
  return text.match(words) ?? [];
}

/** The words of a text once each, folded. */
function distinct(text: string): string {
  return [...new Set(splitWords(text).map(foldWord))].filter(Boolean).join(' ');
}

/** The boost of each kind of document when two match equally well. */
const weights: Readonly<Record<SearchDocument['kind'], number>> = {
  game: 2,
  page: 1.8,
  card: 1.4,
  year: 0.9,
  list: 0.9,
  memory: 0.8,
  question: 0.7,
};

export const searchOptions: Options<SearchDocument> = {
  idField: 'href',
  fields: ['title', 'line', 'text'],
  // A word counts once in a text, however often it stands there.
  extractField: (document, name) => {
    const value = document[name as keyof SearchDocument];
    return name === 'text' ? distinct(value) : value;
  },
  storeFields: ['kind', 'href', 'title', 'line', 'emoji', 'place'],
  tokenize: splitWords,
  processTerm: foldWord,
  searchOptions: {
    boost: { title: 6, line: 2 },
    prefix: true,
    // One slip in five letters, two in ten.
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    maxFuzzy: 2,
    weights: { fuzzy: 0.3, prefix: 0.6 },
    combineWith: 'AND',
    boostDocument: (_href, _term, stored) => weights[(stored as SearchFind).kind],
  },
};
