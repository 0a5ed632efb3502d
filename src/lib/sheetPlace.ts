/**
 * The place of a card in the table of sheets.
 * @param card its address, such as `/toys#yo-yo`
 * @param length of the table
 */
export function sheetPlace(card: string, length: number): number {
  let place = 0;
  // Any factor would do. This one makes a short table.
  for (const letter of card) place = (place * 17 + letter.charCodeAt(0)) % length;
  return place;
}
