import { expect, test } from 'vitest';
import { Disposer } from '../../src/lib/Disposer';

test('undoes in reverse order, once', () => {
  const order: number[] = [];
  const disposer = new Disposer();
  disposer.add(() => order.push(1));
  disposer.add(() => order.push(2));
  disposer.dispose();
  expect(order).toEqual([2, 1]);
  expect(disposer.disposed).toBe(true);
  expect(() => disposer.dispose()).toThrow(/twice/);
  expect(() => disposer.add(() => {})).toThrow(/after disposal/);
});
