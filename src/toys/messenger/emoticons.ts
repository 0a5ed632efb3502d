/** A picture and the codes that are typed for it. */
export type Emoticon = Readonly<{
  /** The id of its symbol in `emoticons.svg`. */
  id: string;
  name: string;
  /** The picker writes the first one. */
  codes: readonly [string, ...string[]];
}>;

/** `id name code code …`; spaces in the name are written as underscores. */
const table = `
smile Smile :) :-)
grin Big_grin :D :-D :d
wink Winking ;) ;-)
tongue Tongue_out :P :-P :p
gasp Surprised :O :-O :o
sad Sad :( :-(
cry Crying :'(
blank Speechless :| :-|
confused Confused :S :-S :s
blush Embarrassed :$ :-$
angry Cross :@ :-@
cool Cool (H)
angel Angel (A)
devil Devil (6)
teeth Baring_teeth 8o|
nerd Nerd 8-|
eyebrow Sarcastic ^o)
sick Sick +o(
thinking Thinking *-)
party Party <:o)
rolling Rolling_eyes 8-)
sleepy Sleepy |-)
yes Thumbs_up (Y)
no Thumbs_down (N)
heart Heart (L)
broken Broken_heart (U)
kiss Lips (K)
gift Present (G)
rose Rose (F)
wilted Wilted_rose (W)
girl Girl (X)
boy Boy (Z)
hugleft Hug_to_the_left ({)
hugright Hug_to_the_right (})
cake Birthday_cake (^)
coffee Cup_of_tea (C)
beer Beer (B)
martini Cocktail (D)
pizza Pizza (pi)
cat Cat (@)
dog Dog (&)
snail Snail (sn)
sheep Black_sheep (bah)
phone Telephone (T)
mobile Mobile_phone (mp)
computer Computer (co)
camera Camera (P)
film Film (~)
note Music (8)
football Football (so)
car Car (au)
plane Aeroplane (ap)
island Island (ip)
mail Letter (E)
clock Clock (O)
idea Bright_idea (I)
moon Moon (S)
star Star (*)
storm Storm (st)
lightning Lightning (li)
`;

export const emoticons: readonly Emoticon[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id, name, code, ...more] = line.split(' ');
    return { id, name: name.replaceAll('_', ' '), codes: [code, ...more] };
  });

/** Codes in brackets ignore case. */
const byCode = new Map(
  emoticons.flatMap((emoticon) =>
    emoticon.codes.map((code) => [code.startsWith('(') ? code.toLowerCase() : code, emoticon]),
  ),
);

const escaped = (code: string) => code.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const isLetter = /[a-z0-9]/i;

/**
 * Adds the characters that a code at a word's edge must not touch: `:D` in `http:Docs` is not an
 * emoticon.
 */
function guarded(code: string): string {
  const before = isLetter.test(code[0]) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = isLetter.test(code.at(-1) ?? '') ? '(?![\\p{L}\\p{N}])' : '';
  const pattern = code.startsWith('(')
    ? escaped(code).replace(
        /[a-z]/gi,
        (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`,
      )
    : escaped(code);
  return before + pattern + after;
}

/** Longer codes come first, so that `:'(` is not read as `:` and `'(`. */
const pattern = new RegExp(
  [...byCode.keys()]
    .sort((a, b) => b.length - a.length)
    .map(guarded)
    .join('|'),
  'gu',
);

/** A part of a text: its source, and its emoticon, if any. */
export type TextPart = Readonly<{ source: string; emoticon?: Emoticon }>;

/** Splits a text at its emoticons. The sources joined are the text. */
export function parseEmoticons(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [source] = match;
    if (match.index > end) parts.push({ source: text.slice(end, match.index) });
    const emoticon = byCode.get(source.startsWith('(') ? source.toLowerCase() : source);
    parts.push({ source, emoticon });
    end = match.index + source.length;
  }
  if (end < text.length) parts.push({ source: text.slice(end) });
  return parts;
}
