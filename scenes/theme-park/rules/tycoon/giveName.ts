import type { ThemeParkState } from '../ThemeParkState';

/**
 * Gives the building at a cell a name; an empty one takes it away. In the list of names, one that
 * nobody has is replaced.
 */
export function giveName({ town, history }: ThemeParkState, cell: number, name: string): void {
  if (!town) return;
  const { names } = town;
  const isTaken = (place: number): boolean =>
    place <= names.length &&
    (town.name.includes(place) || history.kept?.name.includes(place) === true);
  let place = name === '' ? 0 : names.indexOf(name) + 1;
  if (name !== '' && place === 0) {
    do place += 1;
    while (isTaken(place));
    names[place - 1] = name;
  }
  town.name[cell] = place;
}
