import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, spokenDay, utcDay } from '../../../src/lib/quiz/utcDay';

describe('days in UTC', () => {
  it('change at midnight UTC, wherever the visitor is', () => {
    expect(utcDay(Date.UTC(1999, 11, 31, 23, 59, 59, 999))).toBe('1999-12-31');
    expect(utcDay(Date.UTC(2000, 0, 1))).toBe('2000-01-01');
  });

  it('are numbered consecutively', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (day) => {
        expect(dayNumber(utcDay(day * 86_400_000))).toBe(day);
      }),
    );
  });

  it.each([
    '',
    'today',
    '1997-3-7',
    '1997-02-29',
    '1997-13-01',
    '1997-03-07T10:00',
    '12026-01-01',
    '+001997-03-07',
    '1997-03-07Z',
  ])('refuse "%s"', (text) => {
    expect(dayNumber(text)).toBeUndefined();
    expect(() => spokenDay(text)).toThrow(RangeError);
  });

  it('are written in British format', () => {
    expect(spokenDay('1997-03-07')).toBe('7 March 1997');
  });
});
