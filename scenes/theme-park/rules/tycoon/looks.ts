import { isVisitable, type Kind, kindOf } from '../buildings';

/** Letters of a name at most. */
export const maxRideName = 24;
/** Colours of rides; the first stands for a ride's own. Saved parks refer to them by number. */
export const paints = ['own', 'red', 'yellow', 'green', 'blue', 'purple'] as const;

const paintable = ['rollerCoaster', 'ferrisWheel', 'carousel', 'coasterStation'] as const;
const painted: ReadonlySet<Kind> = new Set(paintable.map(kindOf));

/** Whether a kind has a name of its own to give: everything that guests go to. */
export function hasName(kind: Kind): boolean {
  return isVisitable[kind] === 1;
}

/** Whether a kind can be painted. */
export function hasPaint(kind: Kind): boolean {
  return painted.has(kind);
}

/** A name as it is kept: no control characters, single spaces, so many letters at most. */
export function cleanName(text: string): string {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  let name = '';
  for (const letter of plain) if (name.length + letter.length <= maxRideName) name += letter;
  return name.trim();
}
