import { noLimit, type Position } from './Position';

/** The most bytes a packed position takes. */
export const packedRoom = 80;

/** Writes a position into `room` bytes from `at`. */
export function pack(position: Position, bytes: Uint8Array, at: number): void {
  const { foundations, columns, down, talon, drawn, recycles } = position;
  let to = at;
  for (let suit = 0; suit < 4; suit += 1) bytes[to++] = foundations[suit];
  bytes[to++] = drawn;
  bytes[to++] = recycles;
  bytes[to++] = talon.length;
  for (let index = 0; index < talon.length; index += 1) bytes[to++] = talon[index];
  for (let column = 0; column < 7; column += 1) {
    const cards = columns[column];
    bytes[to++] = down[column];
    bytes[to++] = cards.length;
    for (let index = 0; index < cards.length; index += 1) bytes[to++] = cards[index];
  }
}

/** Reads into `position` what {@link pack} wrote. */
export function unpack(position: Position, bytes: Uint8Array, at: number): void {
  const { foundations, columns, down, talon } = position;
  let from = at;
  for (let suit = 0; suit < 4; suit += 1) foundations[suit] = bytes[from++];
  position.drawn = bytes[from++];
  position.recycles = bytes[from++];
  talon.length = bytes[from++];
  for (let index = 0; index < talon.length; index += 1) talon[index] = bytes[from++];
  for (let column = 0; column < 7; column += 1) {
    const cards = columns[column];
    down[column] = bytes[from++];
    cards.length = bytes[from++];
    for (let index = 0; index < cards.length; index += 1) cards[index] = bytes[from++];
  }
}

function mixed(hash: number, value: number): number {
  const next = Math.imul(hash ^ value, 0x9e3779b1);
  return next ^ (next >>> 15);
}

/**
 * A 53 bit number that differs for positions that play differently. Columns may be permuted. If the
 * stock can be recycled, the drawn cards matter only as far as they block others.
 */
export function fingerprint({ columns, down, talon, drawn, recycles, step }: Position): number {
  let first = 0;
  let second = 0;
  for (let column = 0; column < 7; column += 1) {
    const cards = columns[column];
    let one = mixed(0x51ed270b, down[column]);
    let two = mixed(0x2545f491, cards.length);
    for (let index = 0; index < cards.length; index += 1) {
      one = mixed(one, cards[index]);
      two = mixed(two, cards[index] + 64);
    }
    first = (first + Math.imul(one, 0x85ebca6b)) | 0;
    second = (second + Math.imul(two, 0xc2b2ae35)) | 0;
  }
  for (let index = 0; index < talon.length; index += 1) {
    first = mixed(first, talon[index]);
    second = mixed(second, talon[index] + 64);
  }
  const whole = drawn % step === 0 || drawn === talon.length;
  const place = whole && recycles === noLimit ? 0 : drawn + 32 * recycles;
  first = mixed(first, place + 128);
  second = mixed(second, place + 8192);
  return (first >>> 0) * 2097152 + (second >>> 11);
}
