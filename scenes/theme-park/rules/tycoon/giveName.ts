import type { ThemeParkState } from '../ThemeParkState';

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
