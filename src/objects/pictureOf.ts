/** The address of an object's drawing. */
export function pictureOf(id: string): string {
  return `/objects/${id}.svg`;
}
