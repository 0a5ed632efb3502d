import { expect, it } from 'vitest';
import { converse, startConversation } from '../../src/toys/messenger/conversation';

it('a message that the moderator deletes is removed from the conversation', () => {
  const row = (id: number) =>
    ({ id, username: 'Ann', message: `m${id}`, type: 'text', createdAt: '2026-01-01' }) as const;
  const rows = [row(1), row(2), row(3)];
  const full = converse(startConversation('Bob'), { kind: 'received', rows, live: false });
  const left = converse(full, { kind: 'removed', id: 2 });
  expect(left.messages.map(({ id }) => id)).toEqual([1, 3]);
  expect(converse(left, { kind: 'removed', id: 2 }).messages).toHaveLength(2);
});
