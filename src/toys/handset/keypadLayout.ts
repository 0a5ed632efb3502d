/** The twelve keys with their letters, row by row. */
export const keypadLayout = [
  { digit: '1', letters: 'o_o' },
  { digit: '2', letters: 'abc' },
  { digit: '3', letters: 'def' },
  { digit: '4', letters: 'ghi' },
  { digit: '5', letters: 'jkl' },
  { digit: '6', letters: 'mno' },
  { digit: '7', letters: 'pqrs' },
  { digit: '8', letters: 'tuv' },
  { digit: '9', letters: 'wxyz' },
  { digit: '*', letters: '+' },
  { digit: '0', letters: '_' },
  { digit: '#', letters: '↑' },
] as const;
