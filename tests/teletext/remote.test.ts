import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atRest,
  display,
  firstPage,
  lastPage,
  press,
  type RemoteKey,
  type RemoteState,
} from '../../scenes/teletext/rules/remote';

const keyed = (digits: string, from: RemoteState = atRest) =>
  Array.from(digits).reduce(
    (state, digit) => press(state, { key: 'digit', digit: Number(digit) }),
    from,
  );
const at = (page: number): RemoteState => ({ page, buffer: '' });

describe('the digits', () => {
  test('fill a buffer of three, which the display shows, and the page stays', () => {
    const state = keyed('3901');
    expect(state).toEqual({ page: 0x100, buffer: '390' });
    expect(display(state)).toBe('390');
    expect(display(atRest)).toBe('100');
  });

  test('C clears the buffer', () => {
    expect(press(keyed('39'), { key: 'clear' })).toEqual(atRest);
  });

  test('GO jumps to the buffered number and clears it, and without a number does nothing', () => {
    expect(press(keyed('300'), { key: 'go' })).toEqual(at(0x300));
    const state = at(0x300);
    expect(press(state, { key: 'go' })).toBe(state);
  });

  test('GO below 100 or above 899 goes to the nearest valid page', () => {
    expect(press(keyed('7'), { key: 'go' }).page).toBe(0x100);
    expect(press(keyed('999'), { key: 'go' }).page).toBe(0x899);
  });
});

test('POWER goes to 100', () => {
  expect(press(keyed('12', at(0x700)), { key: 'power' })).toEqual(at(0x100));
});

test('red leads to 100, green to 390, yellow to 400, blue to 100, unless a page says otherwise', () => {
  const from = at(0x700);
  expect(press(from, { key: 'red' }).page).toBe(0x100);
  expect(press(from, { key: 'green' }).page).toBe(0x390);
  expect(press(from, { key: 'yellow' }).page).toBe(0x400);
  expect(press(from, { key: 'blue' }).page).toBe(0x100);
  expect(press(from, { key: 'red', target: 0x3a0 }).page).toBe(0x3a0);
});

test('up and left go one page back, right and down one forward, within the limits; OK does nothing', () => {
  expect(press(at(0x200), { key: 'up' }).page).toBe(0x199);
  expect(press(at(0x200), { key: 'left' }).page).toBe(0x199);
  expect(press(at(0x199), { key: 'right' }).page).toBe(0x200);
  expect(press(at(0x199), { key: 'down' }).page).toBe(0x200);
  expect(press(at(0x100), { key: 'up' }).page).toBe(0x100);
  expect(press(at(0x899), { key: 'down' }).page).toBe(0x899);
  // Also from a page that cannot be dialled.
  expect(press(at(0x3a3), { key: 'down' }).page).toBe(0x400);
  expect(press(at(0x3a3), { key: 'up' }).page).toBe(0x398);
  const state = keyed('12');
  expect(press(state, { key: 'ok' })).toBe(state);
});

test('after any keys the page can be dialled and the buffer has at most three digits', () => {
  const keys = fc.oneof(
    fc.nat(9).map((digit): RemoteKey => ({ key: 'digit', digit })),
    fc
      .constantFrom(
        'clear',
        'go',
        'power',
        'up',
        'down',
        'left',
        'right',
        'ok',
        'red',
        'green',
        'yellow',
        'blue',
      )
      .map((key): RemoteKey => ({ key }) as RemoteKey),
  );
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 200 }), (pressed) => {
      const { page, buffer } = pressed.reduce(press, atRest);
      expect(page).toBeGreaterThanOrEqual(firstPage);
      expect(page).toBeLessThanOrEqual(lastPage);
      expect(page.toString(16)).toMatch(/^[1-8]\d\d$/);
      expect(buffer).toMatch(/^\d{0,3}$/);
    }),
  );
});
