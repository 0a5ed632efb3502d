import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChatMessage, parseRow } from '../../src/services/chat/ChatMessage';
import { mergeMessages } from '../../src/services/chat/mergeMessages';

const message = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  second: fc.integer({ min: 0, max: 59 }),
});

function toMessage(id: number): ChatMessage {
  const createdAt = new Date(Date.UTC(2001, 0, 1, 12, 0, Math.floor(id / 3))).toISOString();
  return { id, username: 'Jo', message: `${id}`, type: 'text', createdAt };
}

test('merged messages are unique and sorted by time, in any order of batches', () => {
  fc.assert(
    fc.property(fc.array(fc.array(message)), (batches) => {
      let list: readonly ChatMessage[] = [];
      for (const batch of batches)
        list = mergeMessages(
          list,
          batch.map(({ id }) => toMessage(id)),
        );
      const ids = list.map(({ id }) => id);
      const expected = [...new Set(batches.flat().map(({ id }) => id))].sort((a, b) => a - b);
      expect(ids).toEqual(expected);
    }),
  );
});

test('without new messages the same list object is returned', () => {
  const list = mergeMessages([], [toMessage(1), toMessage(2)]);
  expect(mergeMessages(list, [toMessage(2)])).toBe(list);
});

const row = {
  id: 7,
  room_id: 'default',
  username: 'Jo',
  message: 'hello',
  message_type: 'text',
  created_at: '2001-01-01T12:00:00+00:00',
};

test('parseRow reads a valid row, and refuses any other value', () => {
  expect(parseRow(row)).toEqual({
    id: 7,
    username: 'Jo',
    message: 'hello',
    type: 'text',
    createdAt: row.created_at,
  });
  for (const change of [
    { id: '7' },
    { id: 1.5 },
    { room_id: 'secret' },
    { message_type: 'video' },
    { username: null },
    { message: 'x'.repeat(5000) },
    { created_at: 'yesterday' },
  ]) {
    expect(parseRow({ ...row, ...change })).toBeUndefined();
  }
  for (const value of [null, 7, 'row', []]) expect(parseRow(value)).toBeUndefined();
});
