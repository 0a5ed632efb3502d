/** Letters of other alphabets and digits, and the Latin letters that they pass for. */
const alike = 'аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdαaοoνvιiκkρpτtυuχx0o1i3e4a5s|i!i$s@ali';

/** What a name looks like at a glance: equal for names that are easily taken for one another. */
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
