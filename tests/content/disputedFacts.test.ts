import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { pageHeads } from '../../src/content/pageHeads';
import { songs } from '../../src/content/songs';
import { sportPages } from '../../src/content/teletext/sportPages';
import { words } from '../../src/content/today/words';
import { toys } from '../../src/content/toys';
import { everyCard, everyText, stringsIn, toyText } from './everyText';
import { canBeLookedUp, factSources } from './factSources';

/** The sentences of the objects, each in the line of its source. */
const objectText = readdirSync('src/objects', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .flatMap((path) => readFileSync(`src/objects/${path}`, 'utf8').split('\n'));

const wholeText = [...everyText, ...toyText, ...stringsIn(words), ...objectText];

/** Statements that are wrong, disputed or unconfirmed, and so must not appear. */
const neverSaid: readonly (readonly [string, RegExp])[] = [
  [
    'American words',
    /\btried out (as|for)|away message|frosted tips|\bencyclopedia\b|light sabre/i,
  ],
  ['the colours of the DC01', /DC01[^.]*purple/],
  ['Donatello as a painter', /named after painters/],
  ['the month in which Nasty Nick went', /house on Channel 4[^.]*Nasty Nick/],
  ['the only song at number one twice', /number one in 1996[^.]*again in 1998\. No other/],
  ['an octave from 980 to 1650 Hz', /octave up/],
  ['Tom as a friend on Bebo', /\bTom \(top friend/],
  [
    'the day of the Mega Drive here',
    /(september|november) 1990.*mega drive|mega drive.*(september|november) 1990/i,
  ],
  ['when Space Raiders began', /space raiders[^.]*\b(197\d|198\d)\b/i],
  ['a page number for Bamboozle', /bamboozle[^.]*\b\d{3}\b|\b\d{3}\b[^.]*bamboozle/i],
  ['in how many countries Wannabe led', /\b\d+ countries|in \w+ countries/i],
  ['the Teletubbies as Christmas number one', /teletubbies[^.]*christmas number one/i],
  ['a fourth wedding in 1996', /four weddings[^.]*1996/i],
  ['Rio as the first of its kind', /\brio\b|first mp3 player/i],
  ['a wrong name for the paper clip', /\bclippy\b/i],
  ['Snake II before the 3310', /(5110|6110)[^.]*snake ii/i],
  ['dates of social sites nobody confirmed', /myspace|facebook/i],
  ['another British start of Nickelodeon', /nickelodeon[^.]*britain(?! on 1 September 1993)/i],
  ['songs as the only ones that did a thing', /only song/i],
  ['nudges before 2005', /messenger of (1999|200[0-4])/i],
  ['the start of AOL in Britain', /aol[^.]*\b(launched|started|arrived)\b/i],
  ['the day the PSP came here', /psp[^.]*\b(1 september|september 2005)\b/i],
  ['cheese strings by year', /cheese ?strings/i],
  ['a year for Lunchables', /lunchables[^.]*\b(19|20)\d\d\b(?!s)/i],
  ['that nobody in Toy Story learns about the toys', /nobody in the film does/i],
  ['the colour of the girl of 1999 as orange alone', /girl’s skin orange in/i],
  ['the exchange’s echo suppressors', /exchange’s echo/i],
  ['twenty thousand people for Wispa', /twenty thousand people/i],
  ['forty million Fuse bars in a week', /in the first week\b/i],
  ['that a word is in no language', /not a word in any language/i],
  ['an election won by seats', /won [^.]* by \d+ seats/i],
  ['0171 for the whole of London', /\ba London number/i],
  ['names that modems say', /modems saying their names/i],
  ['a mobile phone as a telephone', /snake on the telephone|from a telephone/i],
  ['lyrics', /thank the Lord I’m|never been so much fun/i],
];

describe('disputed facts', () => {
  it.each(neverSaid)('nothing states %s', (_what, pattern) => {
    expect(wholeText.filter((text) => pattern.test(text))).toEqual([]);
  });

  it('keeps nudges and winks for later versions of Messenger', () => {
    const messenger = everyCard.find(({ id }) => id === 'msn-messenger');
    const texts = stringsIn(everyCard).filter((text) => /\bnudges?\b/i.test(text));
    expect(messenger).toBeDefined();
    for (const text of texts) expect(text).toContain('later versions');
  });

  it('says that most toys show their price only if most do', () => {
    const priced = toys.filter(({ price }) => price !== undefined).length;
    expect(pageHeads['/toys']?.description).toContain('most with the price still on');
    expect(priced).toBeGreaterThan(toys.length / 2);
    expect(priced).toBeLessThan(toys.length);
  });

  it('gives no year in which Space Raiders began, in words or in figures', () => {
    const card = everyCard.find(({ id }) => id === 'space-raiders');
    expect(card?.shownYears).toBe('1990s');
    expect(card?.arrived).toBeNull();
    expect(JSON.stringify(card)).not.toMatch(/\b19[78]\d\b/);
  });

  it('gives no British year where none is on record, and no end to what went on', () => {
    const card = (wanted: string) => everyCard.find(({ id }) => id === wanted);
    expect(card('minidisc')?.arrived).toBeNull();
    expect(card('encarta')?.arrived).toBeNull();
    expect(card('teletubbies')?.left).toBeUndefined();
    expect(card('dreamcast')?.left).toBe(2001);
  });

  it.each(factSources)('can be looked up: %s', (said, source) => {
    expect(wholeText.some((text) => text.includes(said))).toBe(true);
    expect(canBeLookedUp(source)).toBe(true);
  });

  it('ends the House Party in 1999 and places Lunchables in the late 1990s', () => {
    expect(everyCard.find(({ id }) => id === 'noels-house-party')?.shownYears).toBe('1991–1999');
    expect(everyCard.find(({ id }) => id === 'lunchables')?.shownYears).toBe('Late 1990s');
  });
});

/** The British years from the verified facts, with which the cards must agree. */
const britishYears: Readonly<Record<string, string>> = {
  'game-boy': '1990',
  'mega-drive': '1990',
  'super-nintendo': '1992',
  'sega-saturn': '1995',
  playstation: '1995',
  'nintendo-64': '1997',
  'game-boy-color': '1998',
  dreamcast: '1999',
  'playstation-2': '2000',
  xbox: '2002',
  gamecube: '2002',
  'nintendo-ds': '2005',
  'tracy-island': '1992',
  tamagotchi: '1997',
  furby: '1998',
  knightmare: '1987–1994',
  'fun-house': '1989–1999',
  'byker-grove': '1989–2006',
  'crystal-maze': '1990–1995',
  'art-attack': '1990–2007',
  gladiators: '1992–2000',
  'big-breakfast': '1992–2002',
  'live-and-kicking': '1993–2001',
  teletubbies: '1997–2001',
  'smtv-live': '1998–2003',
  'habbo-hotel': '2001',
  'msn-messenger': '1999',
  // British cinemas: 23 January 1998.
  titanic: '1998 (1997 in America)',
};

describe('verified years', () => {
  it.each(Object.entries(britishYears))('%s: %s', (id, years) => {
    expect(everyCard.find((card) => card.id === id)?.shownYears).toBe(years);
  });
});

/** Singles that came out later in Britain than in their own country. */
const britishSingles: Readonly<Record<string, number>> = {
  '...Baby One More Time': 1999,
  'Boom, Boom, Boom, Boom!!': 1999,
  'The Rhythm of the Night': 1994,
  'All That She Wants': 1993,
  "That Don't Impress Me Much": 1999,
  "Don't Speak": 1997,
  'We Like to Party! (The Vengabus)': 1999,
  'You Get What You Give': 1999,
  Runaway: 1996,
};

test.each(Object.entries(britishSingles))('%s: a British single of %i', (title, year) => {
  expect(songs.find((song) => song.title === title)?.year).toBe(year);
});

describe('the league table of the sport pages', () => {
  const rows = sportPages
    .flatMap(({ frames }) => frames.flat())
    .flatMap((part) => (typeof part === 'string' ? [part] : []))
    .map((row) => /^\{y\} \d\{w\}(.{14})\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s+(\d+)$/.exec(row))
    .filter((match) => match !== null)
    .map(([, name = '', ...figures]) => ({ name: name.trim(), figures: figures.map(Number) }));
  const sum = (place: number) => rows.reduce((all, { figures }) => all + (figures[place] ?? 0), 0);

  it('adds up: every win is a loss, every draw counts twice, three points for a win', () => {
    expect(rows).toHaveLength(8);
    for (const { name, figures } of rows) {
      const [played = 0, won = 0, drawn = 0, lost = 0, points] = figures;
      expect(won + drawn + lost, name).toBe(played);
      expect(3 * won + drawn, name).toBe(points);
    }
    expect(sum(1)).toBe(sum(3));
    expect(sum(2) % 2).toBe(0);
    expect(rows.map(({ figures }) => figures[4])).toEqual(
      rows.map(({ figures }) => figures[4] ?? 0).toSorted((a, b) => b - a),
    );
  });

  it('names no minute that has not been played yet', () => {
    const text = JSON.stringify(sportPages);
    expect(text).not.toContain('Half time');
  });
});
