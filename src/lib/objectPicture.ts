/**
 * The address of an object's drawing, on the sheet of its page.
 * @param card the address of its card, such as `/toys#yo-yo`
 */
export function pictureOf(card: string): string {
  return `/objects${card.replace('#', '.svg#')}`;
}
