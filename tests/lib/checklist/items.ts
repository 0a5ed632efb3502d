import type { ChecklistCategory, ChecklistItem } from '../../../src/content/checklist';

/** A list of any length whose ids are `m0`, `m1` and so on. */
export function items(count: number, category: ChecklistCategory = 'Everyday Life') {
  return Array.from(
    { length: count },
    (_, i): ChecklistItem => ({ id: `m${i}`, text: `Memory ${i}`, category }),
  );
}
