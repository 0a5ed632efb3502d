import { columnOf, rowOf } from '../kit/rules/grid';
import { noKind, specOf } from './rules/buildings';
import type { Refusal } from './rules/query';
import type { Park } from './rules/ThemeParkState';

/** Pounds as text: "£1,250", "−£40". */
export function poundsText(pounds: number): string {
  const amount = Math.abs(Math.round(pounds))
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  return pounds < 0 ? `−£${amount}` : `£${amount}`;
}

/** The position of a cell, counted from 1. */
export function placeText({ columns }: Park, cell: number): string {
  return `column ${columnOf(cell, columns) + 1}, row ${rowOf(cell, columns) + 1}`;
}

/** The name of the building with this top left cell: its own, or that of its kind. */
export function nameAt({ kindAt, town }: Park, cell: number): string {
  return town?.names[town.name[cell] - 1] ?? specOf(kindAt[cell]).name;
}

const refusals: Readonly<Record<Refusal, string>> = {
  outside: 'The {name} does not fit inside the park there.',
  occupied: 'Something is in the way of the {name}.',
  terrain: 'The {name} needs grass under it.',
  money: '{what} costs {pounds} and there is {money} in the till.',
  notOffered: 'The {name} exists only under Tycoon rules.',
  never: 'This park has no {name}.',
  unresearched: 'Research opens the {name}: see Guests.',
  crowded: 'The park has as many attractions as it can have.',
  nothingThere: 'There is nothing to remove there.',
  nothingToUndo: 'There is nothing to undo.',
  tooLate: 'It is too late to undo that: remove it instead, for half its price.',
  nothingToRedo: 'There is nothing to redo.',
  closed: 'The bank has closed the park. Begin a new one, or go back in time.',
  noLoan: 'The bank lends at most {pounds}.',
  nothingOwed: 'The park owes the bank nothing.',
  advertised: 'The posters of the last campaign are still up.',
  notReady: 'The next fireworks are not ready yet.',
  enoughStaff: 'A park can employ at most {count} of them.',
  tycoonOnly: 'That exists only under Tycoon rules.',
  noStation: 'Track begins at a Coaster Station.',
  trackClosed: 'That track is joined up already.',
  level: 'The track can go no further that way.',
  tooSlow: 'The train would stop there. Give it more speed.',
  noPrice: 'The price of the {name} can be at most {pounds}.',
};

/** Why a command is refused, in a sentence for the player. */
export function refusalText(reason: Refusal, pounds: number, kind: number, money: number): string {
  const name = kind === noKind ? 'building' : specOf(kind).name;
  return refusals[reason]
    .replace('{what}', kind === noKind ? 'That' : `The ${name}`)
    .replace('{name}', name)
    .replace('{pounds}', poundsText(pounds))
    .replace('{money}', poundsText(money))
    .replace('{count}', `${pounds}`);
}
