import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checklistItems } from '../../../src/content/checklist';
import { shownItems } from '../../../src/pages/lifestyle/shownItems';

const ids = checklistItems.map(({ id }) => id);
const some = fc.subarray(ids).map((list) => new Set(list));

it('every item is either ticked or unticked', () => {
  fc.assert(
    fc.property(some, some, (mine, theirs) => {
      const ticked = shownItems('ticked', checklistItems, mine, theirs);
      const unticked = shownItems('unticked', checklistItems, mine, theirs);
      expect([...ticked].filter((id) => unticked.has(id))).toEqual([]);
      expect(ticked.size + unticked.size).toBe(ids.length);
      expect(ticked).toEqual(mine);
    }),
  );
});

it('every item ticked by somebody is in exactly one of both, only mine and only theirs', () => {
  fc.assert(
    fc.property(some, some, (mine, theirs) => {
      const parts = (['both', 'onlyMine', 'onlyTheirs'] as const).flatMap((show) => [
        ...shownItems(show, checklistItems, mine, theirs),
      ]);
      expect(parts.length).toBe(new Set(parts).size);
      expect(new Set(parts)).toEqual(new Set([...mine, ...theirs]));
    }),
  );
});

it('the filter “all” shows every item', () => {
  expect([...shownItems('all', checklistItems, new Set(), new Set())]).toEqual(ids);
});
