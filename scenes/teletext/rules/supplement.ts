import { readGlyphs } from './glyphs';

/**
 * The characters that only level 1.5 has: at 0x00 the ten of the Latin set that the English option
 * replaces, then the supplementary set (G2, ETS 300 706, 15.6.3) at its own codes, 0x20 to 0x7F.
 * Unused codes are spaces.
 */
const characters =
  '[\\]^_`{|}~                       ¡¢£$¥#§¤‘“«←↑→↓°±²³×µ¶·÷’”»¼½¾¿' +
  ' `´ˆ˜¯˘˙¨.˚¸_˝˛ˇ―¹®©™♪₠‰∝   ⅛⅜⅝⅞ΩÆĐªĦ ĲĿŁØŒºÞŦŊŉĸæđðħıĳŀłøœßþŧŋ■';

/** Their drawings, in the format of `glyphs.ts`, without the spaces at the front. */
const drawn = readGlyphs(`
e88888e 0g8421 e22222e 4ah 0000000v 842 6448446 4444444 c44244c 008l2
0 4044444 04fkkf4 698u88v 4fke5u4 hhav4v4 aavavaa egehe1e 0heaeh 244 5aa 005aka5
048v84 4el444 042v24 444le4 4a4 44v440v c24e c242c 00ha4ah 00hhhhugg fttd555 0004
040v04 448 aak 00ka5ak gggg26af2 gggm1247 o484q6af2 4048ghe
0 84 24 4a dm 0e he 4 a 00000004 eae 00000004c 0000000v 9i 000000046 a4
000v 4c44e erlrlhe ehnknhe tbb9 65444ss 68u8u86 pp248ll 00diid 0 0 0
ggggn5757 o8o8v5757 ogo8v5757 o888f5757
ehhhaar fkkvkkn u99t99u c2eae hvhvhhh 0 hhhhhli gggkggv 88aco8f fhjlphu fkknkkf 4aa4
guhhugg v44e444 hpljhhh16 ogbd999
009aca9 00q5fkf 27eiiie ac2fhhe gsguhhh 00c444e i0iiiii2c c44544e c46c44e 00fjlpu
00alnkb cikihhm gguhhhugg 88u8u86 00uhhhh16 vvvvvvv
`);
const replacedCount = 10;
const firstOfSupplement = 0x20;

/** @param character a code of this table, 0x00 to 0x7F */
export const supplementToUnicode = (character: number): string => characters[character] ?? ' ';

/** @returns nine rows from the top; bit 4 is the left dot */
export function supplementGlyph(character: number): Uint8Array {
  const place =
    character < replacedCount ? character : character - firstOfSupplement + replacedCount;
  return drawn[place] ?? new Uint8Array();
}

/**
 * The code in this table of a character that the English option replaces; negative for all others.
 */
export const codeOfReplaced = (character: string): number =>
  characters.slice(0, replacedCount).indexOf(character);
