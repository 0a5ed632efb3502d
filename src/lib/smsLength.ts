/** How a text is encoded: 7-bit (GSM-7), or 16-bit units if it has any other character. */
export type SmsLength = Readonly<{
  encoding: 'GSM-7' | 'UCS-2';
  /** Septets or 16-bit units that the text takes. */
  units: number;
  /** The number of messages (parts) that it takes; each part is charged. */
  parts: number;
  /** Free units in the last part. */
  left: number;
}>;

/** The default alphabet of 3GPP TS 23.038, without its escape. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** The extension table: an escape septet and a second septet. */
const extended = new Set('\f^{}\\[~]|€');

const room = {
  'GSM-7': { single: 160, part: 153 },
  'UCS-2': { single: 70, part: 67 },
} as const;

/** The units of each character. Escape pairs and surrogate pairs are never split between parts. */
function widths(text: string): readonly [encoding: SmsLength['encoding'], widths: number[]] {
  const characters = Array.from(text);
  const fits = characters.every((character) => basic.has(character) || extended.has(character));
  if (fits) return ['GSM-7', characters.map((character) => (extended.has(character) ? 2 : 1))];
  return ['UCS-2', characters.map((character) => character.length)];
}

/** The true length of a text, as networks count it. */
export function smsLength(text: string): SmsLength {
  const [encoding, each] = widths(text);
  const { single, part } = room[encoding];
  const units = each.reduce((sum, width) => sum + width, 0);
  if (units <= single) return { encoding, units, parts: 1, left: single - units };
  let parts = 1;
  let used = 0;
  for (const width of each) {
    if (used + width > part) {
      parts += 1;
      used = 0;
    }
    used += width;
  }
  return { encoding, units, parts, left: part - used };
}
