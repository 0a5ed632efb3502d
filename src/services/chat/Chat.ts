import type { ChatMessage, MessageType } from './ChatMessage';

export const presences = ['online', 'busy', 'brb', 'away', 'phone', 'lunch'] as const;
export type Presence = (typeof presences)[number];

/** How the line to the room stands. */
export type ChatStatus = 'connecting' | 'online' | 'offline';

export type Person = Readonly<{
  /** Of one open window; two people may go by one name. */
  key: string;
  name: string;
  presence: Presence;
  /** It is this window's own entry. */
  self: boolean;
}>;

export type ChatListener = Readonly<{
  /** Rows to be merged by id. `live` ones came the moment they were written; others are history. */
  messages(rows: readonly ChatMessage[], live: boolean): void;
  /** A row is gone, by whoever keeps the room. */
  removed(id: number): void;
  status(status: ChatStatus): void;
  people(people: readonly Person[]): void;
  /** Somebody is typing just now. */
  typing(name: string): void;
}>;

/** The row as it was written, or a sentence why it was not. */
export type SendOutcome = Readonly<{ row: ChatMessage } | { refusal: string }>;

export interface Chat {
  /** Messages are written in the order of the calls. */
  send(message: string, type: MessageType): Promise<SendOutcome>;
  /** Tells the others; call it on every key, it keeps to the limit by itself. */
  typing(): void;
  /** What the others see; undefined: to them, this visitor is not there. */
  setPresence(presence: Presence | undefined): void;
  /** @returns a sentence why it was not taken; undefined when it was, or had been before */
  report(id: number, reason: string): Promise<string | undefined>;
  close(): void;
}
