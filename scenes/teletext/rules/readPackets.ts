import {
  type Enhancement,
  terminationTriplet,
  tripletsInPacket,
  withEnhancement,
} from './enhancements';
import { columns, rows } from './grid';
import { fromHamming, fromHamming24 } from './hamming';
import { type ImportResult, maxSubpages, opened, refused } from './ImportResult';
import { blankSubpage, type Draft, type Links } from './Page';
import {
  addressOf,
  anySubcode,
  enhancementPacket,
  noPage,
  packetLength,
  statusBits,
} from './packets';

const maxBytes = 20_000_000;

/**
 * Reads a stream of packets (T42). Packets that cannot be corrected, and those above level 1.5, are
 * left out. A repeated frame replaces the one before.
 */
export function readPackets(stream: Uint8Array): ImportResult {
  if (stream.length > maxBytes) return refused('That stream is too long for one sitting.');
  const open = new Map<number, Draft>();
  const found = new Map<string, Draft>();
  for (let at = 0; at + packetLength <= stream.length; at += packetLength) {
    const bytes = stream.subarray(at, at + packetLength);
    const address = addressOf(bytes);
    if (address === undefined) continue;
    const magazine = address & 7;
    const row = address >> 3;
    if (row === 0) {
      const draft = readHeader(magazine, bytes);
      open.delete(magazine);
      if (!draft) continue;
      open.set(magazine, draft);
      const key = `${draft.number}/${draft.subcode}`;
      if (!found.has(key) && found.size === maxSubpages) {
        return refused('That stream holds too many pages.');
      }
      found.set(key, draft);
      continue;
    }
    const draft = open.get(magazine);
    if (!draft) continue;
    if (row < rows) {
      draft.frame.set(withoutParity(bytes.subarray(2)), row * columns);
    } else if (row === enhancementPacket) {
      const enhancement = readEnhancement(bytes);
      if (enhancement) draft.enhancements = withEnhancement(draft.enhancements, enhancement);
    } else if (row === 27 && fromHamming(bytes.subarray(2, 3)) === 0) {
      draft.links = readLinks(magazine, bytes);
    }
  }
  if (found.size === 0) return refused('There is no teletext page in that stream.');
  return opened([...found.values()].sort((a, b) => a.number - b.number));
}

const withoutParity = (bytes: Uint8Array) => bytes.map((byte) => byte & 0x7f);

function readHeader(magazine: number, bytes: Uint8Array): Draft | undefined {
  const control = fromHamming(bytes.subarray(2, 10));
  // A header without a page only fills time.
  if (control === undefined || (control & noPage) === noPage) return undefined;
  const draft: Draft = {
    ...blankSubpage(),
    number: ((magazine || 8) << 8) | (control & 0xff),
    subcode: (control >> 8) & anySubcode,
  };
  draft.frame.set(withoutParity(bytes.subarray(10)), 8);
  for (const [place, bit] of statusBits) if ((control >> place) & 1) draft.status |= bit;
  return draft;
}

function readEnhancement(bytes: Uint8Array): Enhancement | undefined {
  const designation = fromHamming(bytes.subarray(2, 3));
  if (designation === undefined) return undefined;
  const triplets = Array.from({ length: tripletsInPacket }, (_, at) =>
    fromHamming24(bytes.subarray(3 + at * 3, 6 + at * 3)),
  );
  return [designation, ...triplets.map((triplet) => triplet ?? terminationTriplet)];
}

function readLinks(magazine: number, bytes: Uint8Array): Links {
  const link = (index: number): number => {
    const sent = bytes.subarray(3 + index * 6, 9 + index * 6);
    // Only the bits of the magazine count in a link's subcode.
    const read = fromHamming([0, 1, 3, 5].map((at) => sent[at] ?? 0));
    if (read === undefined || (read & noPage) === noPage) return 0;
    const away = ((read >> 11) & 1) | ((read >> 13) & 6);
    return ((magazine ^ away || 8) << 8) | (read & 0xff);
  };
  return [link(0), link(1), link(2), link(3), link(4), link(5)];
}
