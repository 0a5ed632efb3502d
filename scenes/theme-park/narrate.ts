import { byEvent } from '../kit/rules/byEvent';
import { ratingText } from './coasterTexts';
import { awardsText, faultsText } from './countyTexts';
import { noKind, specOf } from './rules/buildings';
import type { ThemeParkTypes } from './rules/themeParkRules';
import { type Thought, thoughts } from './rules/thoughts';
import { paints } from './rules/tycoon/looks';
import { objectives } from './rules/tycoon/objectives';
import { type Role, roles, weathers } from './rules/tycoon/Town';
import { nameAt, placeText, poundsText, refusalText } from './texts';

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
  fireworks: 'Ooh! Aah! Look at that one!',
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

/** Names of the colours of rides. */
export const paintNames: Readonly<Record<(typeof paints)[number], string>> = {
  own: 'As built',
  red: 'Red',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
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

export const narrateThemePark = byEvent<ThemeParkTypes, string | undefined>({
  placed: (event, state) => {
    if (event.joined) return undefined;
    return `${specOf(event.kind).name} built at ${placeText(state, event.cell)}. ${poundsText(state.money)} left.`;
  },
  joinedUp: (event) => `The track is joined up. ${ratingText(event)}`,
  removed: (event) => {
    if (event.joined) return undefined;
    return `${specOf(event.kind).name} removed, ${poundsText(event.pounds)} back.`;
  },
  undone: (event) =>
    event.stands
      ? `Undone: the ${specOf(event.kind).name} is back.`
      : `Undone: the ${specOf(event.kind).name} is gone, ${poundsText(event.pounds)} back.`,
  redone: (event, state) =>
    event.stands
      ? `Redone: ${specOf(event.kind).name} at ${placeText(state, event.cell)}.`
      : `Redone: the ${specOf(event.kind).name} is removed.`,
  refused: (event, state) => refusalText(event.reason, event.pounds, event.kind, state.money),
  stopped: () => 'Paused. You can go on building.',
  going: () => 'The park is open.',
  paced: (event) => `Speed ${event.speed}.`,
  priced: (event) => `${specOf(event.kind).name}: ${poundsText(event.pounds)}.`,
  left: (event) =>
    event.overFence ? 'A visitor found no path and went home over the fence.' : undefined,
  broke: () => 'The till is empty: nothing can be built until it fills again.',
  solvent: () => 'There is money in the till again.',
  rated: (event) => {
    if (event.band === 'yellow') return bandTexts.yellow[event.better ? 'better' : 'worse'];
    return bandTexts[event.band];
  },
  objectiveMet: (event) =>
    `Objective met: ${objectives[event.index].text}. The council pays ${poundsText(event.pounds)}.`,
  hired: (event) => `${roleNames[roles[event.role]]}: ${event.count}.`,
  borrowed: (event) =>
    `${poundsText(Math.abs(event.pounds))} ${event.pounds < 0 ? 'paid back' : 'borrowed'}. The park owes ${poundsText(event.loan)}.`,
  advertised: () => 'Posters hang all over the county.',
  launched: () => 'Fireworks! Everybody outside looks up.',
  funded: (event) => `Research: ${poundsText(event.pounds)} a second.`,
  researched: (event) => `Research is done: the ${specOf(event.kind).name} can be built.`,
  brokeDown: (event, state) =>
    `The ${nameAt(state, event.cell)} at ${placeText(state, event.cell)} has broken down.`,
  mended: (event, state) => `The ${nameAt(state, event.cell)} runs again.`,
  named: (event) =>
    `The ${specOf(event.kind).name} is called “${event.name || specOf(event.kind).name}”.`,
  painted: (event) => `Painted: ${paintNames[paints[event.paint]].toLowerCase()}.`,
  awarded: (event) => awardsText(event.awards),
  inspected: (event) => faultsText(event.faults),
  turned: (event) => weatherTexts[weathers[event.weather]],
  warned: (event) =>
    `A letter from the bank: the till is in debt. In ${event.days} seconds it closes the park.`,
  closed: () => 'The bank has closed the park.',
  medal: (event) => `${medalNames[event.medal]} is yours.`,
  timeUp: (event) =>
    event.medal === 3
      ? 'The scenario is won. You can keep on building.'
      : `The scenario’s time is up${event.medal > 0 ? `: ${medalNames[event.medal].toLowerCase()}` : ', without a medal'}. The park goes on.`,
});
