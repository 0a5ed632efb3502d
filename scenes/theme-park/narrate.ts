import { noKind, specOf } from './rules/buildings';
import type { ThemeParkEvent } from './rules/ThemeParkEvent';
import type { ThemeParkState } from './rules/ThemeParkState';
import { type Thought, thoughts } from './rules/thoughts';
import { objectives } from './rules/tycoon/objectives';
import { type Role, roles, weathers } from './rules/tycoon/Town';
import { placeText, poundsText, refusalText } from './texts';

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
  desperate: 'I need the toilet, and quickly.',
  broke: 'I’ve spent all my pocket money.',
};

/** A visitor's thought, in their own words. */
export function thoughtText(thought: number, about: number): string {
  const text = plainThoughts[thoughts[thought]];
  return text.replace('{name}', about === noKind ? 'park' : specOf(about).name);
}

export const roleNames: Readonly<Record<Role, string>> = {
  mechanic: 'Mechanics',
  sweeper: 'Sweepers',
  entertainer: 'Entertainers',
};

export const medalNames = ['No medal', 'Bronze', 'Silver', 'Gold'] as const;

const weatherTexts = {
  fine: 'The weather is fine.',
  hot: 'It is hot: people are thirsty.',
  rain: 'It rains: fewer people come, and those without an umbrella grumble.',
} as const;

const bandTexts = {
  green: 'Satisfaction is up to 80%: green.',
  yellow: {
    better: 'Satisfaction is up to 50%: yellow.',
    worse: 'Satisfaction is below 80%: yellow.',
  },
  red: 'Satisfaction is below 50%: red.',
} as const;

/** A sentence for the live region, for the events that deserve one. */
export function narrateThemePark(
  event: ThemeParkEvent,
  state: Readonly<ThemeParkState>,
): string | undefined {
  switch (event.type) {
    case 'placed':
      if (event.joined) return undefined;
      return `${specOf(event.kind).name} built at ${placeText(state, event.cell)}. ${poundsText(state.money)} left.`;
    case 'removed':
      if (event.joined) return undefined;
      return `${specOf(event.kind).name} removed, ${poundsText(event.pounds)} back.`;
    case 'undone':
      return event.stands
        ? `Undone: the ${specOf(event.kind).name} is back.`
        : `Undone: the ${specOf(event.kind).name} is gone, ${poundsText(event.pounds)} back.`;
    case 'redone':
      return event.stands
        ? `Redone: ${specOf(event.kind).name} at ${placeText(state, event.cell)}.`
        : `Redone: the ${specOf(event.kind).name} is removed.`;
    case 'refused':
      return refusalText(event.reason, event.pounds, event.kind, state.money);
    case 'stopped':
      return 'Paused. You can go on building.';
    case 'going':
      return 'The park is open.';
    case 'paced':
      return `Speed ${event.speed}.`;
    case 'priced':
      return `${specOf(event.kind).name}: ${poundsText(event.pounds)}.`;
    case 'left':
      return event.overFence ? 'A visitor found no path and went home over the fence.' : undefined;
    case 'broke':
      return 'The till is empty: nothing can be built until it fills again.';
    case 'solvent':
      return 'There is money in the till again.';
    case 'rated':
      if (event.band === 'yellow') return bandTexts.yellow[event.better ? 'better' : 'worse'];
      return bandTexts[event.band];
    case 'objectiveMet':
      return `Objective met: ${objectives[event.index].text}. The council pays ${poundsText(event.pounds)}.`;
    case 'hired':
      return `${roleNames[roles[event.role]]}: ${event.count}.`;
    case 'borrowed':
      return `${poundsText(Math.abs(event.pounds))} ${event.pounds < 0 ? 'paid back' : 'borrowed'}. The park owes ${poundsText(event.loan)}.`;
    case 'advertised':
      return 'Posters hang all over the county.';
    case 'brokeDown':
      return `The ${specOf(event.kind).name} at ${placeText(state, event.cell)} has broken down.`;
    case 'mended':
      return `The ${specOf(event.kind).name} runs again.`;
    case 'turned':
      return weatherTexts[weathers[event.weather]];
    case 'warned':
      return `A letter from the bank: the till is in debt. In ${event.days} seconds it closes the park.`;
    case 'closed':
      return 'The bank has closed the park.';
    case 'medal':
      return `${medalNames[event.medal]} is yours.`;
    case 'timeUp':
      return event.medal === 3
        ? 'The scenario is won. You can keep on building.'
        : `The scenario’s time is up${event.medal > 0 ? `: ${medalNames[event.medal].toLowerCase()}` : ', without a medal'}. The park goes on.`;
    case 'came':
    case 'visited':
    case 'ticked':
      return undefined;
  }
}
