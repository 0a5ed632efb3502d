import { kindOf } from '../buildings';
import { account, bookPounds } from '../ledger';
import { events, type Report } from '../ThemeParkEvent';
import type { Park, ThemeParkState } from '../ThemeParkState';

const coaster = kindOf('rollerCoaster');
const wheel = kindOf('ferrisWheel');
const carousel = kindOf('carousel');

/**
 * Things to build for, each met once and for all. Saved parks refer to them by number: append only,
 * 30 at most.
 */
export const objectives: readonly Readonly<{ text: string; isMet: (state: Park) => boolean }>[] = [
  { text: 'Have 20 guests in the park at once', isMet: ({ visitors }) => visitors.count >= 20 },
  {
    text: 'Own a Roller Coaster, a Ferris Wheel and a Carousel',
    isMet: ({ counts }) => counts[coaster] > 0 && counts[wheel] > 0 && counts[carousel] > 0,
  },
  {
    text: 'Keep 50 guests at 80% satisfaction',
    isMet: ({ visitors, satisfaction }) => visitors.count >= 50 && satisfaction >= 80,
  },
  { text: 'Take £5,000 on rides', isMet: ({ ledger }) => ledger[account.rides] >= 5000 },
  { text: 'Have 120 guests in the park at once', isMet: ({ visitors }) => visitors.count >= 120 },
  { text: 'Have £25,000 in the till', isMet: ({ money }) => money >= 25_000 },
  {
    text: 'Keep 200 guests at 85% satisfaction',
    isMet: ({ visitors, satisfaction }) => visitors.count >= 200 && satisfaction >= 85,
  },
];

/** Pays the grants of objectives that were met for the first time. */
export function meetObjectives(state: ThemeParkState, emit: Report): void {
  for (let index = 0; index < objectives.length; index += 1) {
    const bit = 1 << index;
    if ((state.objectives & bit) !== 0 || !objectives[index].isMet(state)) continue;
    state.objectives |= bit;
    bookPounds(state, account.grants, state.config.grant);
    events.objectiveMet.index = index;
    events.objectiveMet.pounds = state.config.grant;
    emit(events.objectiveMet);
  }
}
