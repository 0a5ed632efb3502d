import { describe, expect, test } from 'vitest';
import { query } from '../../scenes/theme-park/rules/query';
import { actionsOf, dragText, planDrag, squaresBetween } from '../../src/toys/theme-park/drag';
import type { Tool } from '../../src/toys/theme-park/ParkContext';
import { act, newPark, place } from './play';

const row = (from: number, to: number, at: number) => [
  { column: from, row: at },
  ...squaresBetween({ column: from, row: at }, { column: to, row: at }),
];

/** Applies a drag to a park. Returns the cost that was shown. */
function dragged(park: ReturnType<typeof newPark>, tool: Tool, squares: ReturnType<typeof row>) {
  const plan = planDrag(park, tool, squares);
  act(park, ...actionsOf(tool, plan));
  return plan;
}

describe('a drag', () => {
  test('costs what it shows, and is one undo step, however long ago it began', () => {
    const park = newPark();
    const plan = dragged(park, 'carousel', row(2, 5, 3));
    expect(dragText('carousel', plan)).toBe('4 × Carousel, £4,000');
    expect(park.money).toBe(6000);
    act(park, { type: 'undo' });
    expect(park.money).toBe(10_000);
    expect(park.counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('puts large buildings side by side', () => {
    const park = newPark();
    expect(planDrag(park, 'rollerCoaster', row(0, 9, 0)).squares).toEqual([
      { column: 0, row: 0, allowed: true },
      { column: 4, row: 0, allowed: true },
      { column: 8, row: 0, allowed: true },
    ]);
  });

  test('stops when the till is empty, and says so', () => {
    const park = newPark({ startingMoney: 2500 });
    const plan = dragged(park, 'carousel', row(2, 5, 3));
    expect(plan).toMatchObject({ count: 2, pounds: 2000, isShort: true });
    expect(dragText('carousel', plan)).toBe('2 × Carousel, £2,000: the till holds no more');
    expect(park.money).toBe(500);
  });

  test('skips existing paths silently, and reports the first refusal if nothing can be done', () => {
    const park = newPark();
    act(park, place('path', 3, 3), place('path', 4, 3));
    expect(planDrag(park, 'path', row(2, 5, 3))).toMatchObject({ count: 2, pounds: 100 });
    const plan = planDrag(park, 'tree', row(3, 4, 3));
    expect(plan.count).toBe(0);
    expect(actionsOf('tree', plan)).toEqual([place('tree', 3, 3)]);
  });

  test('removes each building once, refunds it, and is one undo step', () => {
    const park = newPark();
    act(park, place('rollerCoaster', 2, 3), place('tree', 7, 3));
    const plan = dragged(park, 'remove', row(1, 8, 3));
    expect(dragText('remove', plan)).toBe('Remove 2, £1,050 back');
    expect(park.money).toBe(10_000 - 1050);
    expect(query(park, { type: 'undo' })).toMatchObject({ ok: true, pounds: 1050 });
    act(park, { type: 'undo' });
    expect(park.money).toBe(10_000 - 2100);
    act(park, { type: 'redo' });
    expect(park.money).toBe(10_000 - 1050);
  });

  test('of removals cannot be undone if the refund has been spent', () => {
    const park = newPark({ startingMoney: 2100, rideIncome: 0 });
    act(park, place('rollerCoaster', 2, 3), place('tree', 7, 3));
    dragged(park, 'remove', row(1, 8, 3));
    park.money = 60;
    expect(query(park, { type: 'undo' })).toMatchObject({ ok: false, reason: 'money' });
  });
});
