import { describe, expect, test } from 'vitest';
import { achievements } from '../../src/objects/album/achievements';
import {
  type Album,
  addFound,
  addSticker,
  addTouch,
  emptyAlbum,
  parseAlbum,
  shine,
  touchesForDouble,
} from '../../src/objects/album/album';
import { isSticker } from '../../src/objects/album/albumPages';
import {
  answerTo,
  makeSwap,
  readSwap,
  refusalOf,
  type Swap,
  withOffer,
  writeSwap,
} from '../../src/objects/album/swaps';
import { objects } from './allObjects';

const ids = objects.map(({ id }) => id);
const kept = (n: number) => ({ n, open: false, found: false });

/** A small generator, so that a run that fails can be repeated. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function anyAlbum(random: () => number): Album {
  let album = emptyAlbum;
  for (let times = 0; times < 60; times++) {
    const id = ids[Math.floor(random() * ids.length)];
    if (random() < 0.7) album = addTouch(album, id, kept(1 + Math.floor(random() * 12)));
    else if (random() < 0.5) album = addFound(album, id, kept(3));
    else album = addSticker(album, id);
  }
  return album;
}

const total = (album: Album) =>
  Object.values(album.stickers).reduce((sum, { count }) => sum + count, 0);

describe('the album', () => {
  test('adds a sticker at the first touch, and a double at every fifth', () => {
    let album = emptyAlbum;
    for (let n = 1; n <= touchesForDouble; n++) album = addTouch(album, 'yo-yo', kept(n));
    expect(album.stickers['yo-yo']).toEqual({ count: 2, shiny: false });
    expect(album.objects['yo-yo'].n).toBe(touchesForDouble);
  });

  test('makes a sticker shiny when its secret is found, also if the sticker was missing', () => {
    expect(addFound(emptyAlbum, 'furby', kept(0)).stickers.furby).toEqual({
      count: 1,
      shiny: true,
    });
    const once = shine(addSticker(emptyAlbum, 'furby'), 'furby');
    expect(once.stickers.furby).toEqual({ count: 1, shiny: true });
    expect(shine(once, 'furby')).toBe(once);
  });

  test('is stored and read unchanged after random play', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const album = anyAlbum(seededRandom(seed));
      expect(parseAlbum(JSON.parse(JSON.stringify(album)))).toEqual(album);
    }
  });

  test.for([
    [undefined],
    [null],
    ['album'],
    [[1, 2]],
    [{ version: 2, stickers: { 'yo-yo': { count: 1 } } }],
    [{ version: 1, stickers: 7, objects: 'x', swaps: {}, offers: [3] }],
    [{ version: 1, stickers: { 'yo-yo': { count: -1 }, '<b>': { count: 1 }, furby: null } }],
    [{ version: 1, objects: { 'yo-yo': { n: 1e9 } } }],
  ])('reads %j as an empty album', ([stored]) => {
    expect(parseAlbum(stored)).toEqual(emptyAlbum);
  });

  test('keeps valid stickers and drops invalid ones', () => {
    const stored = {
      version: 1,
      stickers: { 'yo-yo': { count: 2, shiny: 1 }, pogs: { count: '3' } },
    };
    expect(parseAlbum(stored).stickers).toEqual({ 'yo-yo': { count: 2, shiny: false } });
  });

  test('every achievement has a sticker of its id', () => {
    for (const { id } of achievements) expect(isSticker(id), id).toBe(true);
  });
});

describe('a swap', () => {
  const offer: Swap = { kind: 'offer', give: 'yo-yo', want: 'furby', number: 'abc12345' };

  test('by two links moves one sticker each way, and works once only', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const random = seededRandom(seed);
      const give = ids[Math.floor(random() * ids.length)];
      const want = ids[Math.floor(random() * ids.length)];
      if (give === want) continue;
      const swap: Swap = { kind: 'offer', give, want, number: `n${seed}abcde` };
      let mine = addSticker(addSticker(anyAlbum(random), give), give);
      let theirs = addSticker(addSticker(anyAlbum(random), want), want);
      const before = total(mine) + total(theirs);
      mine = withOffer(mine, swap.number);
      const read = readSwap(writeSwap(swap), isSticker);
      if (!read.ok) throw new Error(read.why);
      const hadGive = theirs.stickers[give]?.count ?? 0;
      theirs = makeSwap(theirs, read.swap);
      expect(theirs.stickers[give].count).toBe(Math.min(99, hadGive + 1));
      const answer = readSwap(writeSwap(answerTo(read.swap)), isSticker);
      if (!answer.ok) throw new Error(answer.why);
      const swapped = makeSwap(mine, answer.swap);
      expect(total(swapped) + total(theirs)).toBe(before);
      expect(swapped.stickers[want].count).toBe((mine.stickers[want]?.count ?? 0) + 1);
      expect(refusalOf(swapped, answer.swap)).toMatch(/counts once/);
      expect(makeSwap(swapped, answer.swap)).toBe(swapped);
    }
  });

  test('by a link that is cut off or altered is refused', () => {
    const text = writeSwap(offer);
    for (let length = 0; length < text.length; length++) {
      expect(readSwap(text.slice(0, length), isSticker)).toMatchObject({ ok: false });
    }
    for (let index = 0; index < text.length; index++) {
      const other = text[index] === 'x' ? 'y' : 'x';
      const altered = text.slice(0, index) + other + text.slice(index + 1);
      expect(readSwap(altered, isSticker), altered).toMatchObject({ ok: false });
    }
  });

  test('by a link of another version, a huge one or one with an unknown sticker is refused with a reason', () => {
    const why = (text: string) => {
      const read = readSwap(text, isSticker);
      return read.ok ? '' : read.why;
    };
    expect(why(writeSwap(offer).replace('S1', 'S2'))).toMatch(/another version/);
    expect(why('S'.repeat(5000))).toMatch(/too long/);
    expect(why(writeSwap({ ...offer, give: 'nothing' }))).toMatch(/in no album/);
    expect(why('<img src=x onerror=alert(1)>')).toMatch(/cut off or changed/);
  });

  test('is refused without a double, and an answer without its offer', () => {
    expect(refusalOf(emptyAlbum, offer)).toMatch(/no double/);
    const rich = addSticker(addSticker(emptyAlbum, 'yo-yo'), 'yo-yo');
    expect(refusalOf(rich, answerTo(offer))).toMatch(/somebody else/);
    expect(refusalOf(withOffer(rich, 'other123'), answerTo(offer))).toMatch(/another album/);
    expect(makeSwap(emptyAlbum, offer)).toBe(emptyAlbum);
  });
});
