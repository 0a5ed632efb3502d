import fc from 'fast-check';
import { expect, test } from 'vitest';
import { winks } from '../../src/content/winks';
import type { ChatMessage } from '../../src/services/chat/ChatMessage';
import { type Effect, effectOf, effectTimes, enqueue } from '../../src/toys/messenger/effects';

const row = (change: Partial<ChatMessage>): ChatMessage => ({
  id: 1,
  username: 'Ann',
  message: 'nudge',
  type: 'nudge',
  createdAt: '2003-01-01T12:00:00Z',
  ...change,
});

test('a nudge lasts 500 ms, a wink 2,500 ms', () => {
  expect(effectTimes).toEqual({ nudge: 500, wink: 2500 });
});

test("only another user's message with the right type and the exact token has an effect", () => {
  expect(effectOf(row({}), 'Bob')).toMatchObject({ kind: 'nudge', from: 'Ann' });
  for (const wink of winks) {
    const sent = row({ type: 'wink', message: wink.id });
    expect(effectOf(sent, 'Bob')).toMatchObject({ kind: 'wink', wink });
    expect(effectOf({ ...sent, type: 'text' }, 'Bob')).toBeUndefined();
    expect(effectOf({ ...sent, message: `my ${wink.id}` }, 'Bob')).toBeUndefined();
    expect(effectOf(sent, 'Ann')).toBeUndefined();
  }
  expect(effectOf(row({}), 'Ann')).toBeUndefined();
  expect(effectOf(row({ message: 'nudge!' }), 'Bob')).toBeUndefined();
});

const effect = (id: number): Effect => ({ id, from: 'Ann', kind: 'nudge' });

test('the queue keeps its first effect, at most six, and no duplicates', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (batches) => {
      let queue: readonly Effect[] = [];
      for (const batch of batches) {
        const first = queue.at(0);
        queue = enqueue(queue, batch.map(effect));
        if (first) expect(queue.at(0)).toBe(first);
        expect(queue.length).toBeLessThanOrEqual(6);
        expect(new Set(queue.map(({ id }) => id)).size).toBe(queue.length);
      }
    }),
  );
  expect(enqueue([], [1, 2, 3].map(effect)).map(({ id }) => id)).toEqual([1, 2, 3]);
});
