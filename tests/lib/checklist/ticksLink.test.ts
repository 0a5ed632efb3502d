import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTicks } from '../../../src/lib/checklist/compareTicks';
import { decodeTicks, encodeTicks } from '../../../src/lib/checklist/ticksLink';
import { items } from './items';

const list = items(119);
const someIds = fc.subarray(list.map(({ id }) => id));
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe('the link to compare ticks', () => {
  it('restores every set of ticks, for a list of any length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 130 }), fc.infiniteStream(fc.boolean()), (n, coin) => {
        const list = items(n);
        const ids = list.map(({ id }) => id).filter(() => coin.next().value);
        expect(decodeTicks(encodeTicks(ids, list), list)).toEqual({ ok: true, ids, dropped: 0 });
      }),
    );
  });

  it('is 22 characters that need no escaping in an address', () => {
    fc.assert(
      fc.property(someIds, (ids) => {
        const text = encodeTicks(ids, list);
        expect(text).toHaveLength(22);
        expect(encodeURIComponent(text)).toBe(text);
      }),
    );
  });

  it('means the same today as when it was sent', () => {
    expect(encodeTicks(['m0', 'm6', 'm118'], list)).toMatchInlineSnapshot(
      `"aBBAAAAAAAAAAAAAAAAAQS"`,
    );
  });

  it('leaves out ids that are not in the list', () => {
    expect(encodeTicks(['m3', 'nobody'], list)).toBe(encodeTicks(['m3'], list));
  });

  it('is refused when it is cut short or any character is changed', () => {
    const position = fc.integer({ min: 1, max: 21 });
    fc.assert(
      fc.property(someIds, position, fc.constantFrom(...digits.split('')), (ids, at, digit) => {
        const text = encodeTicks(ids, list);
        expect(decodeTicks(text.slice(0, at), list)).toEqual({ ok: false, reason: 'malformed' });
        fc.pre(text.charAt(at) !== digit);
        const changed = text.slice(0, at) + digit + text.slice(at + 1);
        expect(decodeTicks(changed, list)).toEqual({ ok: false, reason: 'malformed' });
      }),
    );
  });

  it('says if it belongs to another version of the list', () => {
    const text = encodeTicks(['m3'], list);
    expect(decodeTicks(`b${text.slice(1)}`, list)).toEqual({ ok: false, reason: 'other version' });
    expect(decodeTicks('bAAAA', list)).toEqual({ ok: false, reason: 'other version' });
    expect(decodeTicks('BbAAA', list)).toEqual({ ok: false, reason: 'malformed' });
  });

  it('counts bits without an item', () => {
    const longer = encodeTicks(['m0', 'm119'], items(120));
    expect(decodeTicks(longer, list)).toEqual({ ok: true, ids: ['m0'], dropped: 1 });
  });

  it('never throws on nonsense', () => {
    const nonsense = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constant('a'.repeat(1_000_000)),
    );
    fc.assert(
      fc.property(nonsense, (text) => {
        const decoded = decodeTicks(text, list);
        if (decoded.ok) expect(encodeTicks(decoded.ids, list)).toHaveLength(text.length);
        else expect(['malformed', 'other version']).toContain(decoded.reason);
      }),
    );
    expect(decodeTicks('', list).ok).toBe(false);
    expect(decodeTicks('a%20<script>', list).ok).toBe(false);
  });
});

describe('the comparison with a friend', () => {
  it('puts every item in exactly one of four lists', () => {
    fc.assert(
      fc.property(someIds, someIds, (mine, theirs) => {
        const { both, onlyMine, onlyTheirs, neither } = compareTicks(mine, theirs, list);
        const all = [...both, ...onlyMine, ...onlyTheirs, ...neither];
        expect(new Set(all).size).toBe(list.length);
        expect(all).toHaveLength(list.length);
        expect(both.length + onlyMine.length).toBe(mine.length);
        expect(both.length + onlyTheirs.length).toBe(theirs.length);
        for (const { id } of both) expect(mine.includes(id) && theirs.includes(id)).toBe(true);
      }),
    );
  });
});
