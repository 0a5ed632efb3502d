import { describe, expect, it } from 'vitest';
import { checklistCategories, checklistItems } from '../../src/content/checklist';
import { encodeTicks } from '../../src/lib/checklist/ticksLink';
import { hashSeed } from '../../src/lib/quiz/seededRng';

describe('the checklist', () => {
  it('has its six categories with their counts, in order', () => {
    const counts = checklistCategories.map((category) => [
      category,
      checklistItems.filter((item) => item.category === category).length,
    ]);
    expect(counts).toEqual([
      ['TV and Entertainment', 20],
      ['Music and Radio', 20],
      ['Technology and Internet', 20],
      ['Games and Toys', 19],
      ['Shopping and Lifestyle', 20],
      ['Everyday Life', 20],
    ]);
    expect(checklistItems).toHaveLength(119);
  });

  it('keeps each category together', () => {
    const runs = checklistItems
      .map((item) => item.category)
      .filter((category, i, all) => category !== all[i - 1]);
    expect(runs).toEqual(checklistCategories);
  });

  it('never repeats an id or a text', () => {
    expect(new Set(checklistItems.map(({ id }) => id)).size).toBe(119);
    expect(new Set(checklistItems.map(({ text }) => text.toLowerCase())).size).toBe(119);
  });

  it.each(checklistItems)('$id is well formed', ({ id, text }) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(text).toMatch(/^[A-Z].*[^\s.]$/);
    expect(text.length).toBeLessThanOrEqual(85);
  });

  it('still decodes the links that visitors have sent', () => {
    // A change here needs a new version letter in ticksLink.ts.
    expect(encodeTicks([], checklistItems).charAt(0)).toBe('a');
    expect(hashSeed(checklistItems.map(({ id }) => id).join())).toMatchInlineSnapshot(`1043441229`);
  });
});
