import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeLost, parseTicks } from '../../../src/lib/checklist/parseTicks';
import { items } from './items';

const list = items(119);
const ids = list.map(({ id }) => id);

describe('the stored ticks', () => {
  it('are returned in the order of the list', () => {
    expect(parseTicks(['m7', 'm2'], list)).toEqual({
      ids: ['m2', 'm7'],
      dropped: 0,
      refused: false,
    });
  });

  it('are empty when nothing is stored', () => {
    const none = { ids: [], dropped: 0, refused: false };
    expect(parseTicks(undefined, list)).toEqual(none);
    expect(parseTicks(null, list)).toEqual(none);
    expect(parseTicks([], list)).toEqual(none);
  });

  it('lose only unknown, duplicate and malformed entries', () => {
    const stored = ['m1', 'm1', 'nobody', 5, null, { id: 'm2' }, ['m3'], '__proto__', 'm4'];
    expect(parseTicks(stored, list)).toEqual({ ids: ['m1', 'm4'], dropped: 7, refused: false });
  });

  it('are positions if they are plain numbers', () => {
    expect(parseTicks([0, 118, 0, 119, -1, 1.5], list)).toEqual({
      ids: ['m0', 'm118'],
      dropped: 4,
      refused: false,
    });
  });

  it.each([
    ['a text', 'm1'],
    ['a number', 7],
    ['an object', { ids: ['m1'] }],
    ['a list without end', Array.from({ length: 1001 }, () => 'm1')],
  ])('are refused when stored as %s', (_, value) => {
    expect(parseTicks(value, list)).toEqual({ ids: [], dropped: 0, refused: true });
  });

  it('every stored entry is kept or reported', () => {
    const entry = fc.oneof(fc.constantFrom(...ids), fc.anything());
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 300 }), (stored) => {
        const parsed = parseTicks(stored, list);
        expect(parsed.ids.length + parsed.dropped).toBe(stored.length);
        expect(new Set(parsed.ids).size).toBe(parsed.ids.length);
        for (const id of parsed.ids) expect(ids).toContain(id);
        for (const kept of stored) {
          if (typeof kept === 'string' && ids.includes(kept)) expect(parsed.ids).toContain(kept);
        }
      }),
    );
  });
});

describe('what was lost', () => {
  const lost = (value: unknown) => describeLost(parseTicks(value, list));

  it('is reported in a sentence, in the singular or plural, and only if something was lost', () => {
    expect(lost(undefined)).toBeUndefined();
    expect(lost(['m1', 'm2'])).toBeUndefined();
    expect(lost(['m1', 'nobody'])).toBe('Dropped: 1 entry that this list does not know.');
    expect(lost(['gone', 'nobody'])).toBe('Dropped: 2 entries that this list does not know.');
    expect(lost('m1')).toBe('The stored list of ticks could not be read.');
  });
});
