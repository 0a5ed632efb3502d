/** The alphabet of base64url, which needs no escape in a link. */
export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const values: ReadonlyMap<string, number> = new Map(
  letters.split('').map((letter, at) => [letter, at]),
);

/** Encodes three bytes as four letters. */
export function textOfBytes(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const word = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const count = Math.min(4, bytes.length - at + 1);
    for (let letter = 0; letter < count; letter += 1) {
      text += letters[(word >>> (18 - 6 * letter)) & 63];
    }
  }
  return text;
}

/** Decodes such a text from a position on; undefined if it is malformed. */
export function bytesOfText(text: string, from = 0): Uint8Array | undefined {
  const length = text.length - from;
  if (length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let word = 0;
  let bits = 0;
  let place = 0;
  for (let at = from; at < text.length; at += 1) {
    const value = values.get(text[at]);
    if (value === undefined) return undefined;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[place] = (word >>> bits) & 0xff;
    place += 1;
  }
  return (word & ((1 << bits) - 1)) === 0 ? bytes : undefined;
}

/** CRC-32: changes whenever a few neighbouring bits change. */
export function checksum(bytes: Uint8Array): number {
  let sum = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    sum ^= bytes[at];
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return ~sum >>> 0;
}

/** Checksum and bytes as text after a prefix. */
export function sealed(mark: string, bytes: Uint8Array): string {
  const whole = new Uint8Array(bytes.length + 4);
  whole.set(bytes, 4);
  new DataView(whole.buffer).setUint32(0, checksum(bytes));
  return mark + textOfBytes(whole);
}

/** Decodes a text made by `sealed`; undefined if anything in it has changed. */
export function unsealed(mark: string, text: string): Uint8Array | undefined {
  const whole = text.startsWith(mark) ? bytesOfText(text, mark.length) : undefined;
  if (!whole || whole.length < 4) return undefined;
  const bytes = whole.subarray(4);
  return new DataView(whole.buffer).getUint32(0) === checksum(bytes) ? bytes : undefined;
}
