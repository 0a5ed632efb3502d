/** The place of each name in a list: the number by which saved parks refer to it. */
export function numbered<Name extends string>(
  names: readonly Name[],
): Readonly<Record<Name, number>> {
  const places = names.map((name, place) => [name, place] as const);
  return Object.fromEntries(places) as Record<Name, number>;
}
