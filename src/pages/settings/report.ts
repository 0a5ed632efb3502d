import { belongingOf } from '../../kept/belongings';
import type { Plan } from '../../kept/bringIn';

const key = 'settings-report';

/**
 * Loads the page anew, so that no part of it still holds what was there before, and shows sentences
 * then. A tab keeps them for itself.
 */
export function reloadWith(sentences: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(sentences));
  } catch (error) {
    console.warn('The report could not be kept.', error);
  }
  location.reload();
}

/** The sentences of the load before, once. */
export function takeReport(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    const list: unknown[] = Array.isArray(stored) ? stored : [];
    return list.filter((sentence) => typeof sentence === 'string').slice(0, 200);
  } catch {
    return [];
  }
}

const named = (key: string): string => {
  const label = belongingOf(key)?.label;
  return label === undefined ? `“${key.slice(0, 60)}”` : `${label} (${key.slice(0, 60)})`;
};

/** What became of the saves that were brought in, in sentences: first the counts, then what is to be known. */
export function describe(plans: readonly Plan[]): readonly string[] {
  const count = (...outcomes: readonly Plan['outcome'][]) =>
    plans.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const said = [
    `${count('new', 'joined', 'replaced')} taken, ${count('same')} here already, ${count('older', 'refused')} not taken.`,
  ];
  for (const plan of plans) {
    if (plan.outcome === 'replaced')
      said.push(`${named(plan.key)}: the later save took the place; yours is set aside.`);
    if (plan.outcome === 'older')
      said.push(`${named(plan.key)}: yours stays; the other is set aside.`);
    if (plan.outcome === 'refused')
      said.push(`${named(plan.key)} could not be taken. ${plan.reason}`);
  }
  return said;
}
