import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { narrateThemePark } from '../../scenes/theme-park/narrate';
import { queryAction } from '../../scenes/theme-park/rules/coaster/queryLay';
import { readPark } from '../../scenes/theme-park/rules/save/readPark';
import { writePark } from '../../scenes/theme-park/rules/save/writePark';
import type { ThemeParkAction } from '../../scenes/theme-park/rules/ThemeParkAction';
import { parseThemeParkAction } from '../../scenes/theme-park/rules/ThemeParkAction';
import type { ThemeParkState } from '../../scenes/theme-park/rules/ThemeParkState';
import type { Town } from '../../scenes/theme-park/rules/tycoon/freshTown';
import { cleanName, maxRideName, paints } from '../../scenes/theme-park/rules/tycoon/looks';
import { nameAt } from '../../scenes/theme-park/texts';
import { layBuilding } from '../../scenes/theme-park/view/layBuilding';
import { sprite } from '../../scenes/theme-park/view/sprites';
import { act, at, newPark, path, place, remove } from './play';

const name = (column: number, row: number, text: string): ThemeParkAction => ({
  type: 'name',
  column,
  row,
  name: text,
});
const paint = (column: number, row: number, color: number): ThemeParkAction => ({
  type: 'paint',
  column,
  row,
  paint: color,
});

function park(): ThemeParkState & { town: Town } {
  const state = newPark({ rules: 'tycoon', startingMoney: 50_000 });
  act(state, ...path(10, 17, 10, 8), place('carousel', 9, 10), place('rollerCoaster', 6, 12));
  act(state, place('foodStall', 9, 15));
  return state as ThemeParkState & { town: Town };
}

describe('a name', () => {
  test('is given to all that guests go to, is spoken, and an empty one takes it away', () => {
    const state = park();
    const [event] = act(state, name(8, 13, 'The Widow Maker'));
    expect(event).toMatchObject({ type: 'named', cell: at(state, 6, 12) });
    expect(narrateThemePark(event, state)).toBe('The Roller Coaster is called “The Widow Maker”.');
    expect(nameAt(state, at(state, 6, 12))).toBe('The Widow Maker');
    act(state, name(9, 15, 'Chips & Co'));
    expect(nameAt(state, at(state, 9, 15))).toBe('Chips & Co');
    act(state, name(6, 12, ''));
    expect(nameAt(state, at(state, 6, 12))).toBe('Roller Coaster');
    const broken = { type: 'brokeDown', kind: 6, cell: at(state, 9, 15) } as const;
    expect(narrateThemePark(broken, state)).toBe(
      'The Chips & Co at column 10, row 16 has broken down.',
    );
  });

  test('is refused for paths, lawns and places outside, and under Classic rules', () => {
    const state = park();
    for (const [column, row] of [
      [10, 12],
      [1, 1],
    ]) {
      expect(queryAction(state, name(column, row, 'Path'))).toMatchObject({
        reason: 'nothingThere',
      });
    }
    expect(queryAction(state, name(20, 1, 'x'))).toMatchObject({ reason: 'outside' });
    expect(queryAction(newPark(), name(1, 1, 'x'))).toMatchObject({ reason: 'tycoonOnly' });
  });

  test('is parsed: 24 letters at most, no control characters, no double spaces', () => {
    expect(cleanName('  A\u0000  long\n\nname\u202e ')).toBe('A long name');
    expect(cleanName('x'.repeat(40))).toHaveLength(maxRideName);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const clean = cleanName(text);
        expect(clean.length).toBeLessThanOrEqual(maxRideName);
        expect(cleanName(clean)).toBe(clean);
        expect(parseThemeParkAction(name(1, 2, clean))).toEqual(name(1, 2, clean));
        if (clean !== text) expect(parseThemeParkAction(name(1, 2, text))).toBeUndefined();
      }),
    );
    expect(parseThemeParkAction({ type: 'name', column: 1, row: 2 })).toBeUndefined();
  });

  test('goes with its building, and comes back with it', () => {
    const state = park();
    act(state, name(9, 10, 'Gallopers'), paint(9, 10, 4), remove(9, 10));
    act(state, place('carousel', 9, 10));
    expect(nameAt(state, at(state, 9, 10))).toBe('Carousel');
    expect(state.town.paint[at(state, 9, 10)]).toBe(0);
    act(state, name(9, 10, 'Other'), { type: 'undo' }, { type: 'undo' });
    expect(nameAt(state, at(state, 9, 10))).toBe('Gallopers');
    expect(state.town.paint[at(state, 9, 10)]).toBe(4);
  });

  test('that nobody has any more makes room for another', () => {
    const state = park();
    for (let turn = 0; turn < 100; turn += 1) act(state, name(9, 10, `Ride ${turn}`));
    expect(state.town.names.length).toBeLessThanOrEqual(2);
    act(state, name(9, 15, 'Ride 99'));
    expect(state.town.name[at(state, 9, 15)]).toBe(state.town.name[at(state, 9, 10)]);
  });
});

describe('a colour', () => {
  test('is given to rides, and the picture shows it', () => {
    const state = park();
    expect(act(state, paint(6, 13, 2))).toMatchObject([{ type: 'painted', paint: 2 }]);
    expect(queryAction(state, paint(9, 15, 2))).toMatchObject({ reason: 'nothingThere' });
    for (const color of [-1, paints.length, 0.5]) {
      expect(parseThemeParkAction(paint(9, 10, color))).toBeUndefined();
    }
    const laid = (kind: 'rollerCoaster' | 'carousel', color: number): readonly number[] => {
      const frames: number[] = [];
      const list = { add: (frame: number): void => void frames.push(frame) };
      const spec = place(kind, 0, 0);
      if (spec.type === 'place') layBuilding(list, spec.kind, 0, 0, 0, 0, 1, color);
      return frames;
    };
    expect(laid('rollerCoaster', 0)).toContain(sprite.coasterCar);
    expect(laid('rollerCoaster', 2)).toContain(sprite.paintedCars[1]);
    expect(laid('rollerCoaster', 2)).not.toContain(sprite.coasterCar);
    expect(laid('carousel', 5)).toContain(sprite.paintedRoofs[4]);
  });
});

test.each([true, false])(
  'names and colours are kept in a save and in a link (%s)',
  (withPeople) => {
    const state = park();
    act(state, name(9, 10, 'Señor Ünicorn 🦄'), name(9, 15, 'Chips'), paint(6, 12, 3));
    const reopened = (): ReturnType<typeof readPark> =>
      readPark(writePark(state, { withPeople }), state.config);
    const read = reopened();
    if (!read.ok) throw new Error(read.refusal);
    expect(nameAt(read.value, at(state, 9, 10))).toBe('Señor Ünicorn 🦄');
    expect(nameAt(read.value, at(state, 9, 15))).toBe('Chips');
    expect(read.value.town?.paint).toEqual(state.town.paint);
    for (const bad of ['a  b', ' a', 'a\u0007', 'x'.repeat(25)]) {
      state.town.names[0] = bad;
      expect(reopened().ok, bad).toBe(false);
    }
    state.town.names[0] = 'Good';
    expect(reopened().ok).toBe(true);
    state.town.paint[at(state, 9, 15)] = 1;
    expect(reopened().ok).toBe(false);
  },
);
