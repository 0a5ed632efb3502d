/**
 * One emoji as text has it: a flag, or a symbol that shows as a picture (by itself or by a
 * variation selector), with skin tone and joined parts.
 */
const picture = String.raw`(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)\p{Emoji_Modifier}?`;
export const emojiPattern = String.raw`\p{Regional_Indicator}{2}|[0-9#*]\uFE0F\u20E3|${picture}(?:\u200D${picture})*`;

/** The name under which an emoji's picture is kept: its code points, without variation selectors. */
export function emojiFile(symbol: string): string {
  return Array.from(symbol, (character) => character.codePointAt(0)?.toString(16) ?? '')
    .filter((code) => code !== 'fe0f')
    .join('-');
}
