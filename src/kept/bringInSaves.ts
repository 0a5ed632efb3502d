import { writtenAt } from '../lib/storage';
import { type Plan, planBringIn } from './bringIn';
import type { Bundle } from './bundle';
import { keepDates } from './dates';
import { allTexts, readKept, write } from './keep';
import { asideEntry } from './setAside';

const full: string = 'This browser has no room left for it.';

/**
 * Carries out one plan. A save that cannot be stored changes nothing and is refused with a
 * sentence.
 */
function carryOut(plan: Plan): Plan {
  if (plan.outcome === 'same' || plan.outcome === 'refused') return plan;
  const refused: Plan = {
    key: plan.key,
    savedAt: plan.savedAt,
    outcome: 'refused',
    reason: full,
  };
  let place: string | undefined;
  if ('aside' in plan) {
    const [key, text] = asideEntry(plan.aside, new Set(allTexts().keys()));
    if (!write(key, text)) return refused;
    place = key;
  }
  if (!('text' in plan) || write(plan.key, plan.text)) return plan;
  if (place !== undefined) localStorage.removeItem(place);
  return refused;
}

/** Imports saves. @returns the outcome for each */
export function bringIn({ entries }: Bundle): readonly Plan[] {
  const here = new Map(readKept().map((entry) => [entry.key, entry]));
  const done = planBringIn(entries, here).map(carryOut);
  const stored = done.filter((plan) => 'text' in plan);
  for (const { key } of stored) writtenAt.delete(key);
  try {
    keepDates(stored.map(({ key, savedAt }) => [key, savedAt]));
  } catch (error) {
    console.warn('The dates of imported saves could not be stored.', error);
  }
  return done;
}
