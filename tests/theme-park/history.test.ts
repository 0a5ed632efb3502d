import { describe, expect, test } from 'vitest';
import { pathKind } from '../../scenes/theme-park/rules/buildings';
import { act, hashOf, newPark, path, place, remove, wait } from './play';

describe('undo', () => {
  test('refunds the whole price, and redo takes it again', () => {
    const park = newPark();
    act(park, { type: 'stop' });
    const before = hashOf(park);
    act(park, place('ferrisWheel', 4, 4));
    const built = hashOf(park);
    act(park, { type: 'undo' });
    expect(park.money).toBe(10_000);
    expect(hashOf(park)).toBe(before);
    act(park, { type: 'redo' });
    expect(hashOf(park)).toBe(built);
  });

  test('brings back a removed building, and the visitors on their way to it', () => {
    const park = newPark({ startingMoney: 20_000 });
    act(park, ...path(10, 17, 10, 8), place('carousel', 11, 8), place('foodStall', 9, 9));
    wait(park, 2000);
    act(park, { type: 'stop' });
    const before = hashOf(park);
    act(park, remove(11, 8));
    act(park, remove(10, 12));
    expect(hashOf(park)).not.toBe(before);
    act(park, { type: 'undo' }, { type: 'undo' });
    expect(hashOf(park)).toBe(before);
  });

  test('undoes a drag as one step', () => {
    const park = newPark();
    act(park, place('path', 1, 1));
    for (let column = 2; column < 6; column += 1) {
      act(park, { type: 'extend', kind: pathKind, column, row: 1 });
    }
    act(park, { type: 'undo' });
    expect(park.money).toBe(10_000);
    act(park, { type: 'redo' });
    expect(park.money).toBe(9750);
  });

  test('undoes a slow drag as one step, although it began more than ten seconds ago', () => {
    const park = newPark();
    act(park, place('path', 1, 1));
    for (let column = 2; column < 6; column += 1) {
      wait(park, 300);
      act(park, { type: 'extend', kind: pathKind, column, row: 1 });
    }
    const undone = act(park, { type: 'undo' }).filter(({ type }) => type === 'undone');
    expect(undone).toHaveLength(5);
    expect(park.counts[pathKind]).toBe(0);
  });

  test('reaches ten seconds back, or any time back within the same pause', () => {
    const running = newPark();
    act(running, place('tree', 1, 1));
    wait(running, 601);
    expect(act(running, { type: 'undo' })[0]).toMatchObject({ type: 'refused', reason: 'tooLate' });

    const soon = newPark();
    act(soon, place('tree', 1, 1));
    wait(soon, 599);
    expect(act(soon, { type: 'undo' })[0]).toMatchObject({ type: 'undone', pounds: 100 });

    const stopped = newPark();
    act(stopped, { type: 'stop' });
    act(stopped, place('tree', 1, 1));
    wait(stopped, 36_000);
    expect(act(stopped, { type: 'undo' })[0]).toMatchObject({ type: 'undone' });

    const later = newPark();
    act(later, { type: 'stop' }, place('tree', 1, 1), { type: 'go' });
    wait(later, 700);
    act(later, { type: 'stop' });
    expect(act(later, { type: 'undo' })[0]).toMatchObject({ reason: 'tooLate' });
  });

  test('says so if there is nothing to undo or redo', () => {
    const park = newPark();
    expect(act(park, { type: 'undo' })[0]).toMatchObject({ reason: 'nothingToUndo' });
    expect(act(park, { type: 'redo' })[0]).toMatchObject({ reason: 'nothingToRedo' });
    act(park, place('tree', 1, 1));
    act(park, { type: 'undo' });
    act(park, place('tree', 2, 2));
    expect(act(park, { type: 'redo' })[0]).toMatchObject({ reason: 'nothingToRedo' });
  });
});
