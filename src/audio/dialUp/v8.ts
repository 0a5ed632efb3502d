/** As many bytes of a screen name as a menu carries. */
export const maxNameBytes = 16;

const sync = 0xe0;
const dataCall = 0xc1;
/** V.34 both ways; then V.32 bis and V.22 bis; then V.21. */
const modulations = [0x45, 0x13, 0x90];
/** V.42's LAPM. */
const protocol = 0x2a;
const nonStandard = 0x0f;
/** ITU-T T.35: the United Kingdom. */
const country = 0xb4;

/** An octet as V.21 sends it: a start bit 0, least significant bit first, a stop bit 1. */
function frame(octet: number): number[] {
  return [0, ...Array.from({ length: 8 }, (_, bit) => (octet >> bit) & 1), 1];
}

function menuBits(octets: readonly number[]): number[] {
  return [...Array.from({ length: 10 }, () => 1), ...[sync, ...octets].flatMap(frame)];
}

/** As much of a name as fits, in UTF-8, no character cut in two. */
function nameBytes(name: string): number[] {
  const bytes: number[] = [];
  for (const character of name) {
    const more = new TextEncoder().encode(character);
    if (bytes.length + more.length > maxNameBytes) break;
    bytes.push(...more);
  }
  return bytes;
}

/**
 * The caller's menu, CM (ITU-T V.8), as bits: what it speaks and, as a non-standard facility, who
 * is calling. V.8 leaves the inside of that to the country and the maker; ours is a length and UTF-8.
 */
export function callMenu(name: string): number[] {
  const bytes = nameBytes(name);
  const facility = bytes.length > 0 ? [nonStandard, country, bytes.length, ...bytes] : [];
  return menuBits([dataCall, ...modulations, protocol, ...facility]);
}

/** The answerer's menu, JM: what both speak. */
export function jointMenu(): number[] {
  return menuBits([dataCall, ...modulations, protocol]);
}

/** The caller's agreement, CJ: three octets of nothing. */
export function callJoint(): number[] {
  return [0, 0, 0].flatMap(frame);
}
