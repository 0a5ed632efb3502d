import type { Kind } from '../buildings';
import { account, bookPounds } from '../ledger';
import { events, type Report } from '../ThemeParkEvent';
import type { ThemeParkState } from '../ThemeParkState';
import type { Town } from './freshTown';
import { budgets, topicKinds, topics } from './topics';

/** The place in `topics` of what is studied now; -1 once everything is open that there is. */
function topicOf({ open }: Readonly<Town>, never: number): number {
  for (let topic = 0; topic < topicKinds.length; topic += 1) {
    if ((((open | never) >> topicKinds[topic]) & 1) === 0) return topic;
  }
  return -1;
}

/** What is studied, with the pounds spent on it and needed; undefined once everything is open. */
export function studyOf(
  town: Readonly<Town>,
  { neverKinds }: Readonly<{ neverKinds: number }>,
): Readonly<{ kind: Kind; spent: number; needed: number }> | undefined {
  const topic = topicOf(town, neverKinds);
  if (topic < 0) return undefined;
  return { kind: topicKinds[topic], spent: town.studied, needed: topics[topic][1] };
}

/** A tick of research: it costs its budget and opens what has been paid for. Debt stops it. */
export function study(state: ThemeParkState, town: Town, emit: Report): void {
  const pounds = budgets[town.budget];
  const topic = topicOf(town, state.config.neverKinds);
  if (topic < 0 || pounds === 0 || state.money < pounds) return;
  bookPounds(state, account.research, -pounds);
  town.studied += pounds;
  if (town.studied < topics[topic][1]) return;
  town.studied = 0;
  town.open |= 1 << topicKinds[topic];
  events.researched.kind = topicKinds[topic];
  emit(events.researched);
}
