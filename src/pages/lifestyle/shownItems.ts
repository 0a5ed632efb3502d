import type { ChecklistItem } from '../../content/checklist';

/** What part of the list is shown. The last three need a friend's ticks. */
export type Show = 'all' | 'ticked' | 'unticked' | 'both' | 'onlyMine' | 'onlyTheirs';

/** The ids that a choice shows, given the ticks at the moment of choosing. */
export function shownItems(
  show: Show,
  items: readonly ChecklistItem[],
  mine: ReadonlySet<string>,
  theirs: ReadonlySet<string>,
): ReadonlySet<string> {
  const ids = items.map(({ id }) => id);
  switch (show) {
    case 'all':
      return new Set(ids);
    case 'ticked':
      return new Set(ids.filter((id) => mine.has(id)));
    case 'unticked':
      return new Set(ids.filter((id) => !mine.has(id)));
    case 'both':
      return new Set(ids.filter((id) => mine.has(id) && theirs.has(id)));
    case 'onlyMine':
      return new Set(ids.filter((id) => mine.has(id) && !theirs.has(id)));
    case 'onlyTheirs':
      return new Set(ids.filter((id) => !mine.has(id) && theirs.has(id)));
  }
}
