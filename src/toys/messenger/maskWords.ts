/** Stems of rude words in ROT13, so that nobody has to read them here. */
const turned =
  'shpx shpxre shpxvat zbgureshpxre fuvg ohyyfuvg phag jnaxre jnax gjng cevpx qvpxurnq pbpxfhpxre onfgneq ovgpu fyhg juber nefrubyr nffubyr obyybpxf cvff cvffrq gbffre anmvf anmv snttbg avttre avttn cnxv fcvp puvax xvxr tbyyvjbt genaal qlxr ergneq ergneqrq fcnfgvp encr encvfg';

function turn(text: string): string {
  return text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  );
}

/** Digits and signs that are used in place of letters. */
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
/** Whole words with their usual endings, so that Scunthorpe is not masked. */
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${words})(?:s|es|ed|er|ers|ing|in|y|head|heads)?(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Replaces all but the first letter of rude words by stars. The length stays the same. */
export function maskWords(text: string): string {
  return text.replace(pattern, (word) => word[0] + '*'.repeat(word.length - 1));
}
