import table from 'virtual:object-sheets';
import { sheetPlace } from './sheetPlace';

/**
 * The address of an object's drawing, on the sheet of its card and the neighbouring cards.
 * @param card the address of its card, such as `/toys#yo-yo`
 */
export function pictureOf(card: string): string {
  return `/objects${card.replace('#', `-${table[sheetPlace(card, table.length)]}.svg#`)}`;
}
