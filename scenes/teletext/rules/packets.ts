import { columns, rows } from './grid';
import { hammingOf, withParity } from './hamming';
import type { Page, Subpage } from './Page';

/** Two bytes of address and forty of data. */
export const packetLength = 42;
const linkPacket = 27;
const headerText = 8;
/** The page of a link that leads nowhere, and the subcode that means "whichever comes". */
const noPage = 0xff;
const anySubcode = 0x3f7f;

/**
 * A service as a stream of packets (T42), as an inserter puts it on the lines of a picture: every
 * frame of every page once, a page's frames in turn, so that a set shows them all.
 * @param headers the 32 codes after the page's number in its header, controls included
 */
export function writePackets(
  pages: readonly Page[],
  headers: (page: Page) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const packets = pages.flatMap((page) =>
    page.subpages.flatMap((subpage) => subpagePackets(page, subpage, headers(page))),
  );
  const stream = new Uint8Array(packets.length * packetLength);
  packets.forEach((packet, index) => {
    stream.set(packet, index * packetLength);
  });
  return stream;
}

function subpagePackets(page: Page, subpage: Subpage, header: Uint8Array): Uint8Array[] {
  const magazine = (page.number >> 8) & 7;
  const packets = [headerPacket(page, subpage, header)];
  if (subpage.links.some((link) => link !== 0)) packets.push(linksPacket(magazine, subpage));
  for (let row = 1; row < rows; row++) {
    const codes = subpage.frame.subarray(row * columns, (row + 1) * columns);
    if (codes.some((code) => code !== 0x20))
      packets.push(packet(magazine, row, [...codes].map(withParity)));
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

function headerPacket(page: Page, subpage: Subpage, header: Uint8Array): Uint8Array {
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
