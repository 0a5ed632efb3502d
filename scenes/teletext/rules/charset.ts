/** The characters of the English set that differ from ASCII, by their code. */
const english: ReadonlyMap<number, string> = new Map([
  [0x23, '£'],
  [0x5b, '←'],
  [0x5c, '½'],
  [0x5d, '→'],
  [0x5e, '↑'],
  [0x5f, '#'],
  [0x60, '―'],
  [0x7b, '¼'],
  [0x7c, '‖'],
  [0x7d, '¾'],
  [0x7e, '÷'],
  [0x7f, '■'],
]);

const unicode: readonly string[] = Array.from(
  { length: 96 },
  (_, index) => english.get(index + 0x20) ?? String.fromCharCode(index + 0x20),
);

/** Replacements that typists of 1995 used for characters that the set does not have. */
const replaced: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '―',
  '…': '...',
  '×': 'x',
  '·': '-',
  '•': '*',
  '−': '-',
  '\u00a0': ' ',
  '€': 'EUR',
  '°': ' deg',
  æ: 'ae',
  Æ: 'AE',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  '™': '',
  '®': '',
};

const codes: ReadonlyMap<string, number> = new Map(
  unicode.map((character, index) => [character, index + 0x20]),
);

/** @param character 0x20 to 0x7F */
export function toUnicode(character: number): string {
  return unicode[character - 0x20] ?? ' ';
}

/**
 * A text in the characters of the set, as Unicode. Accents and typographic signs are simplified,
 * characters without an equivalent become question marks, emoji are removed.
 */
export function fold(text: string): string {
  let folded = '';
  for (const character of text.normalize('NFC')) {
    if (codes.has(character)) folded += character;
    else folded += replaced[character] ?? foldOne(character);
  }
  return folded;
}

function foldOne(character: string): string {
  const [base = ''] = character.normalize('NFD');
  if (codes.has(base)) return base;
  if (/\p{Extended_Pictographic}|\p{Mark}|\p{Format}|\p{Surrogate}/u.test(character)) return '';
  return /\s/u.test(character) ? ' ' : '?';
}

/** The code of one character of the set; that of a question mark for any other. */
export function toCode(character: string): number {
  return codes.get(character) ?? 0x3f;
}
