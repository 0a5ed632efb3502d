/**
 * A number below `count`, each of the others as likely as the next and never the last one again.
 * @param count at least 2
 * @param last the number picked last, if any was
 * @param chance from 0 up to but not 1
 */
export function pickOther(count: number, last: number | undefined, chance: number): number {
  if (last === undefined) return Math.floor(chance * count);
  const picked = Math.floor(chance * (count - 1));
  return picked < last ? picked : picked + 1;
}
