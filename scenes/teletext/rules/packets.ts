import { columns, rows } from './grid';
import { fromHamming, toHamming, toHamming24, withParity } from './hamming';
import type { Page, Subpage } from './Page';

/** Two bytes of address and forty of data. */
export const packetLength = 42;
const linkPacket = 27;
export const enhancementPacket = 26;
const headerText = 8;
/** The page number of an unused link. */
export const noPage = 0xff;
/** All bits of a subcode. In a link it means any subcode. */
export const anySubcode = 0x3f7f;

/**
 * Packets in one field of a picture. After a header a set may need the time of a field to erase its
 * page.
 */
const fieldPackets = 16;

/**
 * Writes a service as a stream of packets (T42), as an inserter transmits it: every frame of every
 * page once, a page's frames in turn. The magazines are interleaved, as broadcasters do: each runs
 * at such a rate that all end together.
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

/** Magazine and row of a packet, three bits and five; undefined where they cannot be corrected. */
export const addressOf = (sent: Uint8Array): number | undefined => fromHamming(sent.subarray(0, 2));

const isHeader = (sent: Uint8Array): boolean => (addressOf(sent) ?? 0) < 8;

/**
 * Merges one queue of packets for each magazine into one stream. The longest queue goes first.
 * While it waits for a field after a header, the others send in turn; a shorter queue starts again
 * at its end. The stream ends when everything was sent once, after a whole frame of each magazine.
 */
function interleave(queues: readonly (readonly Uint8Array[])[]): Uint8Array[] {
  const lanes = [...queues]
    .sort((a, b) => b.length - a.length)
    .map((queue) => ({ queue, sent: 0, waitsUntil: 0 }));
  type Lane = (typeof lanes)[number];
  const next = ({ queue, sent }: Lane) => queue[sent % queue.length] as Uint8Array;
  const [longest] = lanes;
  const packets: Uint8Array[] = [];
  for (;;) {
    const isDone = lanes.every(({ queue, sent }) => sent >= queue.length);
    const open = isDone ? lanes.filter((lane) => !isHeader(next(lane))) : lanes;
    const lane = open.find(({ waitsUntil }) => waitsUntil <= packets.length) ?? open[0];
    if (!lane) return packets;
    const sent = next(lane);
    packets.push(sent);
    lane.sent += 1;
    if (!isHeader(sent)) continue;
    lane.waitsUntil = packets.length + fieldPackets;
    if (lane !== longest) lanes.push(...lanes.splice(lanes.indexOf(lane), 1));
  }
}

const isBlank = (codes: Uint8Array): boolean => codes.every((code) => code === 0x20);

const rowAt = ({ frame }: Subpage, row: number): Uint8Array =>
  frame.subarray(row * columns, (row + 1) * columns);

/**
 * The rows that at least one frame of a page uses. They are sent with every frame, even when blank:
 * a set keeps a row of the frame before until the row is sent again.
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
  for (const [designation = 0, ...triplets] of subpage.enhancements ?? []) {
    const data = [...toHamming(designation, 1), ...triplets.flatMap(toHamming24)];
    packets.push(packet(magazine, enhancementPacket, data));
  }
  for (const row of used) {
    packets.push(packet(magazine, row, [...rowAt(subpage, row)].map(withParity)));
  }
  return packets;
}

function packet(magazine: number, row: number, data: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(packetLength);
  bytes.set(toHamming(magazine | (row << 3), 2));
  bytes.set(data, 2);
  return bytes;
}

/** Positions of the status bits among the 32 of a header's control bits. */
export const statusBits = [
  [15, 0x4000],
  [22, 0x0001],
  [23, 0x0002],
  [24, 0x0004],
  [25, 0x0008],
  [26, 0x0010],
  [27, 0x0020],
  [28, 0x0040],
  [29, 0x0200],
  [30, 0x0100],
  [31, 0x0080],
] as const;

function headerPacket(page: Page, { subcode, status }: Subpage, header: Uint8Array): Uint8Array {
  let control = (page.number & 0xff) | ((subcode & anySubcode) << 8);
  for (const [place, bit] of statusBits) if (status & bit) control |= 1 << place;
  const text = Array.from({ length: columns - headerText }, (_, at) =>
    withParity(header[at] ?? 0x20),
  );
  return packet((page.number >> 8) & 7, 0, [...toHamming(control, headerText), ...text]);
}

function linksPacket(magazine: number, { links }: Subpage): Uint8Array {
  const written = links.flatMap((link) => {
    const number = link === 0 ? noPage : link & 0xff;
    // A link holds the magazine as the difference to the page's own.
    const away = link === 0 ? 0 : ((link >> 8) & 7) ^ magazine;
    return toHamming(number | (anySubcode << 8) | ((away & 1) << 15) | ((away & 6) << 21), 6);
  });
  // Designation 0. The last nibble lets row 24 be shown. The checksum is not computed.
  return packet(magazine, linkPacket, [...toHamming(0, 1), ...written, ...toHamming(15, 1), 0, 0]);
}
