import { expect, test } from 'vitest';
import { Disposer } from '../../src/lib/Disposer';

test('a listener is removed with the options it was added with', () => {
  const target = new EventTarget();
  const disposer = new Disposer();
  let heard = 0;
  disposer.listen(target, 'ping', () => (heard += 1), { capture: true });
  target.dispatchEvent(new Event('ping'));
  expect(disposer.disposed).toBe(false);
  disposer.dispose();
  target.dispatchEvent(new Event('ping'));
  expect(heard).toBe(1);
});

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
