import { noKind, specOf } from './rules/buildings';
import type { Refusal } from './rules/query';
import { columnOfCell, type Park, rowOfCell } from './rules/ThemeParkState';

/** Pounds as text: "£1,250", "−£40". */
export function poundsText(pounds: number): string {
  const amount = Math.abs(Math.round(pounds))
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  return pounds < 0 ? `−£${amount}` : `£${amount}`;
}

/** The position of a cell, counted from 1. */
export function placeText(state: Park, cell: number): string {
  return `column ${columnOfCell(state, cell) + 1}, row ${rowOfCell(state, cell) + 1}`;
}

/** The name of the building with this top left cell: its own, or that of its kind. */
export function nameAt({ kindAt, town }: Park, cell: number): string {
  return town?.names[town.name[cell] - 1] ?? specOf(kindAt[cell]).name;
}

/** Why a command is refused, in a sentence for the player. */
export function refusalText(reason: Refusal, pounds: number, kind: number, money: number): string {
  const name = kind === noKind ? 'building' : specOf(kind).name;
  switch (reason) {
    case 'outside':
      return `The ${name} does not fit inside the park there.`;
    case 'occupied':
      return `Something is in the way of the ${name}.`;
    case 'terrain':
      return `The ${name} needs grass under it.`;
    case 'money':
      return `${kind === noKind ? 'That' : `The ${name}`} costs ${poundsText(pounds)} and there is ${poundsText(money)} in the till.`;
    case 'notOffered':
      return `The ${name} exists only under Tycoon rules.`;
    case 'never':
      return `This park has no ${name}.`;
    case 'unresearched':
      return `Research opens the ${name}: see Guests.`;
    case 'crowded':
      return 'The park has as many attractions as it can have.';
    case 'nothingThere':
      return 'There is nothing to remove there.';
    case 'nothingToUndo':
      return 'There is nothing to undo.';
    case 'tooLate':
      return 'It is too late to undo that: remove it instead, for half its price.';
    case 'nothingToRedo':
      return 'There is nothing to redo.';
    case 'closed':
      return 'The bank has closed the park. Begin a new one, or go back in time.';
    case 'noLoan':
      return `The bank lends at most ${poundsText(pounds)}.`;
    case 'nothingOwed':
      return 'The park owes the bank nothing.';
    case 'advertised':
      return 'The posters of the last campaign are still up.';
    case 'notReady':
      return 'The next fireworks are not ready yet.';
    case 'enoughStaff':
      return `A park can employ at most ${pounds} of them.`;
    case 'tycoonOnly':
      return 'That exists only under Tycoon rules.';
    case 'noStation':
      return 'Track begins at a Coaster Station.';
    case 'trackClosed':
      return 'That track is joined up already.';
    case 'level':
      return 'The track can go no further that way.';
    case 'tooSlow':
      return 'The train would stop there. Give it more speed.';
    case 'noPrice':
      return `The price of the ${name} can be at most ${poundsText(pounds)}.`;
  }
}
