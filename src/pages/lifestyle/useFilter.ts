import { useCallback, useState } from 'react';
import { checklistItems } from '../../content/checklist';
import { type Show, shownItems } from './shownItems';

/**
 * The filter of the list. Its ids are fixed when it is chosen: a memory that is ticked among the
 * unticked does not vanish from under the pointer.
 */
export function useFilter(mine: ReadonlySet<string>, theirs: ReadonlySet<string>) {
  const [filter, setFilter] = useState<{ show: Show; ids: ReadonlySet<string> } | null>(null);
  const choose = useCallback(
    (show: Show) =>
      setFilter(
        show === 'all' ? null : { show, ids: shownItems(show, checklistItems, mine, theirs) },
      ),
    [mine, theirs],
  );
  return {
    show: filter?.show ?? ('all' as const),
    /** The shown ids; null for all. */
    ids: filter?.ids ?? null,
    choose,
  };
}
