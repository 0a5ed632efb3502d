/** Stems of rude words, turned by thirteen letters, so that nobody has to read them here. */
const turned =
  'shpx shpxre shpxvat zbgureshpxre fuvg ohyyfuvg phag jnaxre jnax gjng cevpx qvpxurnq pbpxfhpxre onfgneq ovgpu fyhg juber nefrubyr nffubyr obyybpxf cvff cvffrq gbffre anmvf anmv snttbg avttre avttn cnxv fcvp puvax xvxr tbyyvjbt genaal qlxr ergneq ergneqrq fcnfgvp encr encvfg';

function turn(text: string): string {
  return text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  );
}

/** Figures that stand for letters, as far as they were ever used to slip past. */
const alike: Readonly<Record<string, string>> = {
  a: 'a@4',
  e: 'e3',
  i: 'i1!',
  o: 'o0',
  s: 's$5',
  t: 't7',
};

function patternOf(word: string): string {
  return Array.from(word, (letter) => `[${alike[letter] ?? letter}]+`).join('');
}

const words = turn(turned).split(' ').map(patternOf).join('|');
/** Whole words, with the endings that a word takes: Scunthorpe stays Scunthorpe. */
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${words})(?:s|es|ed|er|ers|ing|in|y|head|heads)?(?![\\p{L}\\p{N}])`,
  'giu',
);

/** The text with rude words starred out but for their first letter; its length stays. */
export function maskWords(text: string): string {
  return text.replace(pattern, (word) => word[0] + '*'.repeat(word.length - 1));
}
