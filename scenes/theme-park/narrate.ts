import { noKind, specOf } from './rules/buildings';
import type { Refusal } from './rules/query';
import type { ThemeParkFact } from './rules/ThemeParkFact';
import { columnOfCell, rowOfCell, type ThemeParkState } from './rules/ThemeParkState';
import { type Thought, thoughts } from './rules/thoughts';
import { objectives } from './rules/tycoon/objectives';

/** Pounds as they are read: "£1,250", "−£40". */
export function poundsText(pounds: number): string {
  const amount = Math.abs(Math.round(pounds))
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  return pounds < 0 ? `−£${amount}` : `£${amount}`;
}

/** Where a cell lies, counted from 1 as people do. */
export function placeText(state: Readonly<ThemeParkState>, cell: number): string {
  return `column ${columnOfCell(state, cell) + 1}, row ${rowOfCell(state, cell) + 1}`;
}

/** Why a command is refused, in a sentence for the player. */
export function refusalText(reason: Refusal, pounds: number, kind: number, money: number): string {
  const name = kind === noKind ? 'building' : specOf(kind).name;
  switch (reason) {
    case 'outside':
      return `The ${name} does not fit inside the park there.`;
    case 'occupied':
      return `Something is in the way of the ${name}.`;
    case 'money':
      return `The ${name} costs ${poundsText(pounds)} and there is ${poundsText(money)} in the till.`;
    case 'notOffered':
      return `The ${name} is for Tycoon rules.`;
    case 'crowded':
      return 'The park has as many attractions as it can have.';
    case 'nothingThere':
      return 'There is nothing to remove there.';
    case 'nothingToUndo':
      return 'There is nothing to undo.';
    case 'tooLate':
      return 'It is too late to undo that: remove it instead, for half its price.';
    case 'nothingToRedo':
      return 'There is nothing to do again.';
    case 'noPrice':
      return `Nobody would ask more than ${poundsText(pounds)} for the ${name}.`;
  }
}

const plainThoughts: Readonly<Record<Thought, string>> = {
  none: 'I have only just got here.',
  heading: 'I’m off to the {name}.',
  enjoying: 'The {name} is brilliant!',
  strolling: 'I’ll have a wander.',
  nowhere: 'I can’t find my way.',
  home: 'Time to go home.',
  hungry: 'I’m starving. Where can you eat here?',
  thirsty: 'I’d do anything for a cold drink.',
  tired: 'My feet are killing me.',
  bored: 'There’s nothing to do here.',
  tooDear: 'I’m not paying that for the {name}.',
  queueTooLong: 'The queue for the {name} is far too long.',
  queueing: 'I’m queueing for the {name}.',
  great: 'The {name} was well worth it.',
  lovely: 'It’s lovely here, what with the flowers.',
  broke: 'I’ve spent all my pocket money.',
};

/** What a visitor thinks, in their own words. */
export function thoughtText(thought: number, about: number): string {
  const text = plainThoughts[thoughts[thought]];
  return text.replace('{name}', about === noKind ? 'park' : specOf(about).name);
}

const bandTexts = {
  green: 'Satisfaction is up to 80%: green.',
  yellow: {
    better: 'Satisfaction is up to 50%: yellow.',
    worse: 'Satisfaction is below 80%: yellow.',
  },
  red: 'Satisfaction is below 50%: red.',
} as const;

/** A sentence for the live region, for the facts worth one. */
export function narrateThemePark(
  fact: ThemeParkFact,
  state: Readonly<ThemeParkState>,
): string | undefined {
  switch (fact.type) {
    case 'placed':
      if (fact.joined) return undefined;
      return `${specOf(fact.kind).name} built at ${placeText(state, fact.cell)}. ${poundsText(state.money)} left.`;
    case 'removed':
      if (fact.joined) return undefined;
      return `${specOf(fact.kind).name} removed, ${poundsText(fact.pounds)} back.`;
    case 'undone':
      return fact.stands
        ? `Undone: the ${specOf(fact.kind).name} is back.`
        : `Undone: the ${specOf(fact.kind).name} is gone, ${poundsText(fact.pounds)} back.`;
    case 'redone':
      return fact.stands
        ? `Done again: ${specOf(fact.kind).name} at ${placeText(state, fact.cell)}.`
        : `Done again: the ${specOf(fact.kind).name} is removed.`;
    case 'refused':
      return refusalText(fact.reason, fact.pounds, fact.kind, state.money);
    case 'stopped':
      return 'Paused. You can go on building.';
    case 'going':
      return 'The park is open.';
    case 'paced':
      return `Speed ${fact.speed}.`;
    case 'priced':
      return `${specOf(fact.kind).name}: ${poundsText(fact.pounds)}.`;
    case 'left':
      return fact.overFence ? 'A visitor found no path and went home over the fence.' : undefined;
    case 'broke':
      return 'The till is empty: nothing can be built until it fills again.';
    case 'solvent':
      return 'There is money in the till again.';
    case 'rated':
      if (fact.band === 'yellow') return bandTexts.yellow[fact.better ? 'better' : 'worse'];
      return bandTexts[fact.band];
    case 'objectiveMet':
      return `Objective met: ${objectives[fact.index].text}. The council pays ${poundsText(fact.pounds)}.`;
    case 'came':
    case 'visited':
    case 'ticked':
      return undefined;
  }
}
