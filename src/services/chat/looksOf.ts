/** Homoglyphs: digits and letters of other alphabets, by the Latin letter that they resemble. */
const alike = 'аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdαaοoνvιiκkρpτtυuχx0o1i3e4a5s|i!i$s@ali';

/** The skeleton of a name: equal for names that look alike. */
export function looksOf(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\s]/gu, '');
  return Array.from(plain, (letter) => {
    const at = alike.indexOf(letter);
    return at >= 0 && at % 2 === 0 ? alike[at + 1] : letter;
  }).join('');
}
