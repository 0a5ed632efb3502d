import { blankFrame, columns, rows } from './grid';
import { unhamming } from './hamming';
import { type Opened, refused } from './Opened';
import { type Links, noLinks, type Page, type Subpage, status } from './Page';
import { packetLength } from './packets';

const maxBytes = 20_000_000;
const maxSubpages = 8_000;

type Draft = { -readonly [Key in keyof Subpage]: Subpage[Key] } & { number: number };

/**
 * Reads a stream of packets (T42). Packets that cannot be mended, and those that level 1 does not
 * show, are left out; a frame that comes again replaces the one before.
 */
export function readPackets(stream: Uint8Array): Opened {
  if (stream.length > maxBytes) return refused('That stream is too long for one sitting.');
  const open = new Map<number, Draft>();
  const found = new Map<string, Draft>();
  for (let at = 0; at + packetLength <= stream.length; at += packetLength) {
    const bytes = stream.subarray(at, at + packetLength);
    const [low, high] = [unhamming(bytes[0] ?? 0), unhamming(bytes[1] ?? 0)];
    if (low < 0 || high < 0) continue;
    const magazine = low & 7;
    const row = (low >> 3) | (high << 1);
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
      draft.frame.set(
        bytes.subarray(2).map((byte) => byte & 0x7f),
        row * columns,
      );
    } else if (row === 27 && bytes[2] !== undefined && unhamming(bytes[2]) === 0) {
      draft.links = readLinks(magazine, bytes);
    }
  }
  if (found.size === 0) return refused('There is no teletext page in that stream.');
  return { ok: true, pages: gather([...found.values()]) };
}

function readHeader(magazine: number, bytes: Uint8Array): Draft | undefined {
  const nibbles = Array.from(bytes.subarray(2, 10), unhamming);
  const [units = -1, tens = -1, s1 = -1, s2 = -1, s3 = -1, s4 = -1, c7 = -1, c11 = -1] = nibbles;
  if (nibbles.some((nibble) => nibble < 0)) return undefined;
  const number = ((magazine || 8) << 8) | (tens << 4) | units;
  // FF only fills time.
  if ((number & 0xff) === 0xff) return undefined;
  const frame = blankFrame();
  frame.set(
    bytes.subarray(10).map((byte) => byte & 0x7f),
    8,
  );
  return {
    number,
    frame,
    subcode: s1 | ((s2 & 7) << 4) | (s3 << 8) | ((s4 & 3) << 12),
    status:
      status.transmit |
      ((s2 & 8) << 11) |
      (s4 >> 2) |
      ((c7 & 15) << 2) |
      ((c11 & 1) << 6) |
      ((c11 & 2) << 8) |
      ((c11 & 4) << 6) |
      ((c11 & 8) << 4),
    cycle: { count: 8, unit: 'T' },
    links: noLinks,
  };
}

function readLinks(magazine: number, bytes: Uint8Array): Links {
  const link = (index: number): number => {
    const [units = -1, tens = -1, , s2 = -1, , s4 = -1] = Array.from(
      bytes.subarray(3 + index * 6, 9 + index * 6),
      unhamming,
    );
    if (units < 0 || tens < 0 || s2 < 0 || s4 < 0 || (units === 15 && tens === 15)) return 0;
    const away = (s2 >> 3) | ((s4 >> 1) & 6);
    return ((magazine ^ away || 8) << 8) | (tens << 4) | units;
  };
  return [link(0), link(1), link(2), link(3), link(4), link(5)];
}

function gather(drafts: readonly Draft[]): readonly Page[] {
  const pages = new Map<number, Subpage[]>();
  for (const { number, ...subpage } of drafts) {
    pages.set(number, [...(pages.get(number) ?? []), subpage]);
  }
  return [...pages]
    .sort(([a], [b]) => a - b)
    .map(([number, subpages]) => ({ number, description: '', subpages }));
}
