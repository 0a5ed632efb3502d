import { expect, test } from 'vitest';
import type { ChatMessage } from '../../src/services/chat/ChatMessage';
import {
  type Conversation,
  type ConversationEvent,
  converse,
  startConversation,
} from '../../src/toys/messenger/conversation';
import { conversationText } from '../../src/toys/messenger/conversationText';

const row = (id: number, message: string, username = 'Me'): ChatMessage => ({
  id,
  username,
  message,
  type: 'text',
  createdAt: new Date(Date.UTC(2003, 0, 1, 12, 0, id)).toISOString(),
});

function play(...events: ConversationEvent[]): Conversation {
  return events.reduce(converse, startConversation('Me'));
}

const sending = (key: string, message: string): ConversationEvent => ({
  kind: 'sending',
  key,
  message,
  type: 'text',
});
const live = (...rows: ChatMessage[]): ConversationEvent => ({
  kind: 'received',
  rows,
  live: true,
});
const fetched = (...rows: ChatMessage[]): ConversationEvent => ({
  kind: 'received',
  rows,
  live: false,
});

test('a sent message is shown once, whether its response or its live row comes first', () => {
  const sent: ConversationEvent = { kind: 'sent', key: 'a', row: row(1, 'hi') };
  for (const events of [
    [live(row(1, 'hi')), sent],
    [sent, live(row(1, 'hi'))],
  ]) {
    const { messages, unsent } = play(sending('a', 'hi'), ...events);
    expect(messages).toEqual([row(1, 'hi')]);
    expect(unsent).toEqual([]);
  }
});

test('a refused message stays unsent until its row arrives', () => {
  const refused = play(sending('a', 'hi'), { kind: 'refused', key: 'a', refusal: 'no line' });
  expect(refused.unsent).toMatchObject([{ message: 'hi', refusal: 'no line' }]);
  expect(converse(refused, sending('a', 'hi')).unsent.at(0)).not.toHaveProperty('refusal');
  // The response was lost, but the row arrives.
  expect(converse(refused, fetched(row(1, 'hi'))).unsent).toEqual([]);
  expect(converse(refused, { kind: 'discarded', key: 'a' }).unsent).toEqual([]);
});

test("an older row of the same text, or another user's row, does not confirm a message", () => {
  const before = play(fetched(row(5, 'hi')), sending('a', 'hi'));
  expect(converse(before, fetched(row(4, 'hi'))).unsent).toHaveLength(1);
  expect(converse(before, live(row(6, 'hi', 'You'))).unsent).toHaveLength(1);
  expect(converse(before, live(row(6, 'hi'))).unsent).toEqual([]);
});

test('what was left unsent says so, and its row settles it', () => {
  const unsent = [{ key: 'a', message: 'hi', type: 'text', after: 4 }] as const;
  const left = startConversation('Me', unsent);
  expect(left.unsent).toMatchObject([{ key: 'a', refusal: expect.stringContaining('left') }]);
  expect(converse(left, fetched(row(4, 'hi'))).unsent).toHaveLength(1);
  expect(converse(left, fetched(row(5, 'hi'))).unsent).toEqual([]);
  const refused = startConversation('Me', [{ ...unsent[0], refusal: 'no line' }]);
  expect(refused.unsent).toMatchObject([{ refusal: 'no line' }]);
});

test('of two equal texts the pending one is confirmed before the refused one', () => {
  const { unsent } = play(
    sending('a', 'hi'),
    { kind: 'refused', key: 'a', refusal: 'no line' },
    sending('b', 'hi'),
    live(row(1, 'hi')),
  );
  expect(unsent).toMatchObject([{ key: 'a' }]);
});

test('the history counts as loaded only after a fetch', () => {
  expect(play(live(row(1, 'hi'))).loaded).toBe(false);
  expect(play(fetched()).loaded).toBe(true);
});

test('in the saved text a message of several lines is indented, so that it cannot pass for two', () => {
  const text = conversationText([row(1, 'one\n[01/01/2003] You: two')], new Date(0));
  const lines = text.split('\r\n');
  expect(lines.filter((line) => line.startsWith('['))).toHaveLength(1);
  expect(text).toContain('Me: one\r\n    [01/01/2003] You: two\r\n');
});
