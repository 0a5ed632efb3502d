import { type Album, addSticker, swapsKept } from './album';

/** A swap as a link holds it: the reader of the link receives `give` and hands over `want`. */
export type Swap = Readonly<{
  /** An offer, or the answer to one. */
  kind: 'offer' | 'answer';
  give: string;
  want: string;
  /** Identifies this swap, so that it counts once. */
  number: string;
}>;

export type ReadSwap =
  | Readonly<{ ok: true; swap: Swap }>
  /** A sentence that says why the link was refused. */
  | Readonly<{ ok: false; why: string }>;

const version = '1';
const longest = 160;
const pattern =
  /^S(\d+)([oa])\.([a-z0-9-]{1,40})\.([a-z0-9-]{1,40})\.([a-z0-9]{6,12})\.([a-z0-9]{1,7})$/;

/** An FNV-1a hash. It detects a link that was cut or altered. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** The text of a swap, for the end of a link. */
export function writeSwap({ kind, give, want, number }: Swap): string {
  const body = `S${version}${kind[0]}.${give}.${want}.${number}`;
  return `${body}.${checksum(body)}`;
}

/** @param known whether there is a sticker of that id */
export function readSwap(text: string, known: (id: string) => boolean): ReadSwap {
  if (text.length > longest)
    return { ok: false, why: 'The link is far too long for two stickers.' };
  const match = pattern.exec(text);
  if (!match) {
    const other = /^S(\d+)[oa]\./.exec(text);
    if (other && other[1] !== version) {
      return { ok: false, why: 'It was made by another version of the album.' };
    }
    return { ok: false, why: 'The link was cut off or changed on its way.' };
  }
  const [, made, kind, give, want, number, sum] = match;
  if (made !== version) return { ok: false, why: 'It was made by another version of the album.' };
  if (sum !== checksum(text.slice(0, text.lastIndexOf('.')))) {
    return { ok: false, why: 'The link was cut off or changed on its way.' };
  }
  if (!known(give) || !known(want) || give === want) {
    return { ok: false, why: 'It names a sticker that is in no album.' };
  }
  return { ok: true, swap: { kind: kind === 'o' ? 'offer' : 'answer', give, want, number } };
}

/** Why a swap cannot be made with this album; undefined where it can. */
export function refusalOf(album: Album, { kind, want, give, number }: Swap): string | undefined {
  if (album.swaps.includes(number)) return 'This swap has been made already. It counts once.';
  if (kind === 'answer' && !album.offers.includes(number)) {
    return album.offers.length === 0
      ? 'This is an answer to somebody else’s offer.'
      : 'This answer belongs to an offer of another album.';
  }
  // In an answer the reader hands over the sticker that their offer promised.
  if ((album.stickers[want]?.count ?? 0) < 2)
    return 'You have no double of the sticker it asks for.';
  return give === want ? 'Both stickers are the same.' : undefined;
}

/** The album after a swap; the same album where the swap is refused. */
export function makeSwap(album: Album, swap: Swap): Album {
  if (refusalOf(album, swap) !== undefined) return album;
  const handed = album.stickers[swap.want];
  const without = {
    ...album,
    stickers: { ...album.stickers, [swap.want]: { ...handed, count: handed.count - 1 } },
    swaps: [...album.swaps, swap.number].slice(-swapsKept),
    offers: album.offers.filter((number) => number !== swap.number),
  };
  return addSticker(without, swap.give);
}

/** Remembers an offer, so that its answer is recognised. */
export function withOffer(album: Album, number: string): Album {
  return { ...album, offers: [...album.offers, number].slice(-swapsKept) };
}

/** The answer that the reader of an offer sends back. */
export function answerTo({ give, want, number }: Swap): Swap {
  return { kind: 'answer', give: want, want: give, number };
}
