import type { ChecklistItem } from '../../content/checklist';

export interface TicksComparison {
  readonly both: readonly ChecklistItem[];
  readonly onlyMine: readonly ChecklistItem[];
  readonly onlyTheirs: readonly ChecklistItem[];
  readonly neither: readonly ChecklistItem[];
}

/** Sorts the list by who ticked what; ids that it does not hold are left out. */
export function compareTicks(
  mine: Iterable<string>,
  theirs: Iterable<string>,
  items: readonly ChecklistItem[],
): TicksComparison {
  const my = new Set(mine);
  const their = new Set(theirs);
  const where = (inMine: boolean, inTheirs: boolean) =>
    items.filter(({ id }) => my.has(id) === inMine && their.has(id) === inTheirs);
  return {
    both: where(true, true),
    onlyMine: where(true, false),
    onlyTheirs: where(false, true),
    neither: where(false, false),
  };
}
