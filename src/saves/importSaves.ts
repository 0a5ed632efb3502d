import { writtenAt } from '../lib/storage';
import { backupOf } from './backup';
import type { Bundle } from './bundle';
import { saveDates } from './dates';
import { type ImportPlan, planImport } from './planImport';
import { allStoredTexts, readSaves, writeText } from './savesStorage';

const full = 'This browser has no room left for it.';

/**
 * Carries out one plan. A save that cannot be stored changes nothing and is refused with a
 * sentence.
 */
function applyPlan(plan: ImportPlan): ImportPlan {
  if (plan.outcome === 'same' || plan.outcome === 'refused') return plan;
  const { key, savedAt } = plan;
  const refused: ImportPlan = { key, savedAt, outcome: 'refused', reason: full };
  let place: string | undefined;
  if ('backup' in plan) {
    const [free, text] = backupOf(plan.backup, new Set(allStoredTexts().keys()));
    if (!writeText(free, text)) return refused;
    place = free;
  }
  if (!('text' in plan) || writeText(key, plan.text)) return plan;
  if (place !== undefined) localStorage.removeItem(place);
  return refused;
}

/** Imports saves. @returns the outcome for each */
export function importSaves({ entries }: Bundle): readonly ImportPlan[] {
  const here = new Map(readSaves().map((entry) => [entry.key, entry]));
  const done = planImport(entries, here).map(applyPlan);
  const stored = done.filter((plan) => 'text' in plan);
  for (const { key } of stored) writtenAt.delete(key);
  saveDates(stored.map(({ key, savedAt }) => [key, savedAt]));
  return done;
}
