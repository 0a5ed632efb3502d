import { columns, rows } from './grid';
import { hammingOf, unhamming, withParity } from './hamming';
import type { Page, Subpage } from './Page';

/** Two bytes of address and forty of data. */
export const packetLength = 42;
const linkPacket = 27;
const headerText = 8;
/** The page of a link that leads nowhere, and the subcode that means "whichever comes". */
const noPage = 0xff;
const anySubcode = 0x3f7f;

/** Packets of one field of a picture. A set may need a field's time to erase after a header. */
const fieldPackets = 16;

/**
 * A service as a stream of packets (T42), as an inserter puts it on the lines of a picture: every
 * frame of every page once, a page's frames in turn. The magazines are interleaved, as a broadcaster
 * sends them: each runs at the pace at which all end together.
 * @param headers the 32 codes after the page's number in its header, controls included
 */
export function writePackets(
  pages: readonly Page[],
  headers: (page: Page) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const magazines = new Map<number, Uint8Array[]>();
  for (const page of pages) {
    const magazine = (page.number >> 8) & 7;
    const queue = magazines.get(magazine) ?? [];
    magazines.set(magazine, queue);
    const used = usedRows(page);
    for (const subpage of page.subpages) {
      queue.push(...subpagePackets(page, subpage, used, headers(page)));
    }
  }
  const packets = interleave([...magazines.values()]);
  const stream = new Uint8Array(packets.length * packetLength);
  packets.forEach((packet, index) => {
    stream.set(packet, index * packetLength);
  });
  return stream;
}

/** The row that a packet is addressed to. */
function rowOf(sent: Uint8Array): number {
  return (unhamming(sent[0] ?? 0) >> 3) | (unhamming(sent[1] ?? 0) << 1);
}

/** Pages that may be open at the same time, each in its magazine. */
const openPages = 3;

type Lane = { queue: readonly Uint8Array[]; sent: number; restsUntil: number; isOpen: boolean };

const nextOf = ({ queue, sent }: Lane): Uint8Array => queue[sent % queue.length] as Uint8Array;

const atHeader = (lane: Lane): boolean => rowOf(nextOf(lane)) === 0;

/** What a header that only fills time says: a page that does not exist. */
const filling = (lane: Lane) => ({ number: ((unhamming(nextOf(lane)[0] ?? 0) & 7) << 8) | noPage });
const blank = { subcode: anySubcode, status: 0 };

/**
 * One stream of a queue of packets for each magazine. The longest queue goes first; while it waits for
 * a field after a header, the others send, and begin again when they have come to their end. The
 * stream ends when everything was sent once, behind a whole frame of each magazine.
 */
function interleave(queues: readonly (readonly Uint8Array[])[]): Uint8Array[] {
  const lanes: Lane[] = [...queues]
    .sort((a, b) => b.length - a.length)
    .map((queue) => ({ queue, sent: 0, restsUntil: 0, isOpen: false }));
  const packets: Uint8Array[] = [];
  const mayGo = (lane: Lane): boolean => {
    if (lane.restsUntil > packets.length) return false;
    if (!atHeader(lane)) return true;
    const isDone = lanes.every(({ queue, sent }) => sent >= queue.length);
    return !isDone && lanes.filter(({ isOpen }) => isOpen).length < openPages;
  };
  // Least recently used first, behind the longest.
  const [longest, ...others] = lanes;
  while (longest && lanes.some((lane) => lane.sent < lane.queue.length || !atHeader(lane))) {
    const lane = mayGo(longest) ? longest : others.find(mayGo);
    if (lane) {
      const next = nextOf(lane);
      lane.sent += 1;
      lane.isOpen = !atHeader(lane);
      packets.push(next);
      if (rowOf(next) === 0) lane.restsUntil = packets.length + fieldPackets;
      if (lane !== longest && atHeader(lane))
        others.push(...others.splice(others.indexOf(lane), 1));
      continue;
    }
    const idle = others.find(atHeader);
    if (idle) packets.push(headerPacket(filling(idle), blank, new Uint8Array()));
    else for (const each of lanes) each.restsUntil = 0;
  }
  return packets;
}

const isBlank = (codes: Uint8Array): boolean => codes.every((code) => code === 0x20);

const rowAt = ({ frame }: Subpage, row: number): Uint8Array =>
  frame.subarray(row * columns, (row + 1) * columns);

/**
 * The rows that some frame of a page uses. They are sent with every frame, blank ones too: a set keeps
 * a row of the frame before until another is sent in its place.
 */
function usedRows({ subpages }: Page): readonly number[] {
  const body = Array.from({ length: rows - 1 }, (_, index) => index + 1);
  return body.filter((row) => subpages.some((subpage) => !isBlank(rowAt(subpage, row))));
}

function subpagePackets(
  page: Page,
  subpage: Subpage,
  used: readonly number[],
  header: Uint8Array,
): Uint8Array[] {
  const magazine = (page.number >> 8) & 7;
  const packets = [headerPacket(page, subpage, header)];
  if (subpage.links.some((link) => link !== 0)) packets.push(linksPacket(magazine, subpage));
  for (const row of used) {
    packets.push(packet(magazine, row, [...rowAt(subpage, row)].map(withParity)));
  }
  return packets;
}

function packet(magazine: number, row: number, data: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(packetLength);
  bytes[0] = hammingOf(magazine | ((row & 1) << 3));
  bytes[1] = hammingOf(row >> 1);
  bytes.set(data, 2);
  return bytes;
}

/** Where the bits of a status go in a header, C4 first; the three of the language stand reversed. */
function controlNibbles(
  bits: number,
): readonly [c4: number, c5c6: number, c7: number, c11: number] {
  const bit = (mask: number) => ((bits & mask) === 0 ? 0 : 1);
  return [
    bit(0x4000) << 3,
    (bit(0x0001) << 2) | (bit(0x0002) << 3),
    bit(0x0004) | (bit(0x0008) << 1) | (bit(0x0010) << 2) | (bit(0x0020) << 3),
    bit(0x0040) | (bit(0x0200) << 1) | (bit(0x0100) << 2) | (bit(0x0080) << 3),
  ];
}

function headerPacket(
  page: Pick<Page, 'number'>,
  subpage: Pick<Subpage, 'subcode' | 'status'>,
  header: Uint8Array,
): Uint8Array {
  const { subcode } = subpage;
  const [c4, c5c6, c7, c11] = controlNibbles(subpage.status);
  const control = [
    page.number & 15,
    (page.number >> 4) & 15,
    subcode & 15,
    ((subcode >> 4) & 7) | c4,
    (subcode >> 8) & 15,
    ((subcode >> 12) & 3) | c5c6,
    c7,
    c11,
  ];
  const text = Array.from({ length: columns - headerText }, (_, at) =>
    withParity(header[at] ?? 0x20),
  );
  return packet((page.number >> 8) & 7, 0, [...control.map(hammingOf), ...text]);
}

function linksPacket(magazine: number, { links }: Subpage): Uint8Array {
  const written = links.flatMap((link) => {
    const number = link === 0 ? noPage : link & 0xff;
    // Magazines are sent as the difference to the page's own.
    const away = link === 0 ? 0 : ((link >> 8) & 7) ^ magazine;
    return [
      number & 15,
      number >> 4,
      anySubcode & 15,
      ((anySubcode >> 4) & 7) | ((away & 1) << 3),
      (anySubcode >> 8) & 15,
      ((anySubcode >> 12) & 3) | ((away & 6) << 1),
    ];
  });
  // Designation 0; the last nibble lets row 24 be shown. The checksum is left at nothing.
  return packet(magazine, linkPacket, [...[0, ...written, 15].map(hammingOf), 0, 0]);
}
