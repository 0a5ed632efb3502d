/** A number with its noun: "1 mine", "3 mines". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The text with a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name as words: `newPieceDelayMs` becomes "New piece delay". */
export function inWords(name: string): string {
  const words = name.replace(/Ms$/, '').replace(/([A-Z])/g, ' $1');
  return capitalised(words.toLowerCase());
}
