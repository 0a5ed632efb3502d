import { account } from '../ledger';
import { events, type Report } from '../ThemeParkEvent';
import type { Park, ThemeParkState } from '../ThemeParkState';
import type { Play } from '../tycoon/freshTown';
import { type Goal, goals } from './Scenario';

/** Ticks of the economy in a minute. */
export const daysPerMinute = 60;
/** A guest from this mood on is happy, of 10,000. */
const happyMood = 6000;

function happyGuests({ visitors, guests }: Park): number {
  let count = 0;
  for (let index = 0; index < visitors.count; index += 1) {
    if (guests.mood[index] >= happyMood) count += 1;
  }
  return count;
}

/** What a park has reached of a goal: guests or pounds. */
export function measure(state: Park, goal: Goal): number {
  if (goal === 'guests') return state.visitors.count;
  if (goal === 'happy') return happyGuests(state);
  if (goal === 'rides') return state.ledger[account.rides];
  return goal === 'till' ? state.money - (state.town?.loan ?? 0) : 0;
}

/** Ticks of the economy that are left for a medal. */
export function daysLeft({ day }: Park, { minutes }: Readonly<Play>): number {
  return Math.max(0, minutes * daysPerMinute - day);
}

/** Gives the medals of a scenario, and says when its time is up. */
export function watchMedals(state: ThemeParkState, play: Play, emit: Report): void {
  if (play.goal === 0 || play.isOver) return;
  const reached = measure(state, goals[play.goal]);
  let medal = play.medal;
  while (medal < 3 && reached >= play.medals[medal]) medal += 1;
  if (medal > play.medal) {
    play.medal = medal;
    events.medal.medal = medal;
    emit(events.medal);
  }
  if (play.medal < 3 && daysLeft(state, play) > 0) return;
  play.isOver = true;
  events.timeUp.medal = play.medal;
  emit(events.timeUp);
}
