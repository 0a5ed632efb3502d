import { isVisitable, type Kind, kindOf, noKind, stationKind } from '../buildings';
import { type Answer, refuse } from '../query';
import type { ThemeParkAction } from '../ThemeParkAction';
import { buildingOver, type ThemeParkState } from '../ThemeParkState';

/** Letters of a name at most. */
export const maxRideName = 24;
/** Colours of rides; the first stands for a ride's own. Saved parks refer to them by number. */
export const paints = ['own', 'red', 'yellow', 'green', 'blue', 'purple'] as const;

const paintable = ['rollerCoaster', 'ferrisWheel', 'carousel'] as const;
const painted: ReadonlySet<Kind> = new Set([...paintable.map(kindOf), stationKind]);

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

/** Whether the building over a cell can be given a name, or a colour. */
export function queryLook(
  state: Readonly<ThemeParkState>,
  { type, column, row }: Extract<ThemeParkAction, { type: 'name' | 'paint' }>,
): Answer {
  const { columns, rows, town } = state;
  if (!town) return refuse('tycoonOnly');
  if (column < 0 || row < 0 || column >= columns || row >= rows) return refuse('outside');
  const cell = buildingOver(state, row * columns + column);
  const kind = cell < 0 ? noKind : state.kindAt[cell];
  const may = type === 'name' ? hasName(kind) : hasPaint(kind);
  return may ? { ok: true, pounds: 0, kind } : refuse('nothingThere');
}

/** The number of a name in the list of names, from 1; 0 for none. Names nobody has are replaced. */
function placeOf(state: ThemeParkState, name: string): number {
  const { town, history } = state;
  if (!town || name === '') return 0;
  const known = town.names.indexOf(name);
  if (known >= 0) return known + 1;
  let place = 1;
  const isTaken = (): boolean =>
    place <= town.names.length &&
    (town.name.includes(place) || history.kept?.name.includes(place) === true);
  while (isTaken()) place += 1;
  town.names[place - 1] = name;
  return place;
}

/** Gives the building at a cell a name; an empty one takes it away. */
export function giveName(state: ThemeParkState, cell: number, name: string): void {
  if (state.town) state.town.name[cell] = placeOf(state, name);
}
