import type { ChatMessage, MessageType } from '../../services/chat/ChatMessage';
import { mergeMessages } from '../../services/chat/mergeMessages';

/** A message on its way, or one that did not arrive. */
export type Unsent = Readonly<{
  key: string;
  message: string;
  type: MessageType;
  /** The latest row that was known when it was first sent. */
  after: number;
  /** Why it did not arrive; undefined while it is on its way. */
  refusal?: string;
}>;

export type Conversation = Readonly<{
  name: string;
  messages: readonly ChatMessage[];
  unsent: readonly Unsent[];
  /** Whether the history has loaded. */
  loaded: boolean;
}>;

export type ConversationEvent = Readonly<
  | { kind: 'received'; rows: readonly ChatMessage[]; live: boolean }
  | { kind: 'removed'; id: number }
  | { kind: 'sending'; key: string; message: string; type: MessageType }
  | { kind: 'sent'; key: string; row: ChatMessage }
  | { kind: 'refused'; key: string; refusal: string }
  | { kind: 'discarded'; key: string }
>;

/** @param left what was not sent when the room was left; its row settles it if it arrived after all */
export function startConversation(name: string, left: readonly Unsent[] = []): Conversation {
  const unanswered = 'You left the room before it was answered.';
  const unsent = left.map((one) => ({ ...one, refusal: one.refusal ?? unanswered }));
  return { name, messages: [], unsent, loaded: false };
}

/** Removes a message that is in the room after all: the answer to sending it was late or lost. */
function settle(unsent: readonly Unsent[], row: ChatMessage, ownName: string): readonly Unsent[] {
  if (row.username !== ownName) return unsent;
  const isIt = (one: Unsent) =>
    one.message === row.message && one.type === row.type && row.id > one.after;
  const found = unsent.find((one) => isIt(one) && !one.refusal) ?? unsent.find(isIt);
  return found ? unsent.filter((one) => one !== found) : unsent;
}

function receive(state: Conversation, rows: readonly ChatMessage[]): Conversation {
  const known = new Set(state.messages.map(({ id }) => id));
  const unsent = rows
    .filter(({ id }) => !known.has(id))
    .reduce((left, row) => settle(left, row, state.name), state.unsent);
  return { ...state, messages: mergeMessages(state.messages, rows), unsent };
}

/** The conversation after an event. */
export function converse(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.kind) {
    case 'received':
      return { ...receive(state, event.rows), loaded: state.loaded || !event.live };
    case 'removed':
      return { ...state, messages: state.messages.filter(({ id }) => id !== event.id) };
    case 'sending': {
      const { key, message, type } = event;
      const before = state.unsent.find((one) => one.key === key);
      const after = before?.after ?? Math.max(0, ...state.messages.map(({ id }) => id));
      const others = state.unsent.filter((one) => one.key !== key);
      return { ...state, unsent: [...others, { key, message, type, after }] };
    }
    case 'sent':
      return {
        ...state,
        messages: mergeMessages(state.messages, [event.row]),
        unsent: state.unsent.filter(({ key }) => key !== event.key),
      };
    case 'refused':
      return {
        ...state,
        unsent: state.unsent.map((one) =>
          one.key === event.key ? { ...one, refusal: event.refusal } : one,
        ),
      };
    case 'discarded':
      return { ...state, unsent: state.unsent.filter(({ key }) => key !== event.key) };
  }
}
