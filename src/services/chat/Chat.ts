import type { ChatMessage, MessageType } from './ChatMessage';

export const presences = ['online', 'busy', 'brb', 'away', 'phone', 'lunch'] as const;
export type Presence = (typeof presences)[number];

/** The state of the connection to the room. */
export type ChatStatus = 'connecting' | 'online' | 'offline';

export type Person = Readonly<{
  /** The id of one open window; two people may have the same name. */
  key: string;
  name: string;
  presence: Presence;
  /** Whether it is this window's own entry. */
  self: boolean;
}>;

export type ChatListener = Readonly<{
  /** Rows to merge by id. `live` rows arrived as they were written; others are history. */
  messages(rows: readonly ChatMessage[], live: boolean): void;
  /** A moderator deleted a row. */
  removed(id: number): void;
  status(status: ChatStatus): void;
  people(people: readonly Person[]): void;
  /** Somebody is typing. */
  typing(name: string): void;
  /** What another window says in a game: unparsed, from anybody. */
  game?(payload: unknown): void;
}>;

/** The row as written, or a sentence that says why it was refused. */
export type SendOutcome = Readonly<{ row: ChatMessage } | { refusal: string }>;

export interface Chat {
  /** Messages are written in the order of the calls. */
  send(message: string, type: MessageType): Promise<SendOutcome>;
  /** Tells the others that the visitor types. Call it on every key: it limits its own rate. */
  typing(): void;
  /** Tells every other window in the room; lost where the line is dead. At most 4 kB of JSON. */
  game(payload: object): void;
  /** Sets what the others see; undefined hides this visitor. */
  setPresence(presence: Presence | undefined): void;
  /** @returns a sentence when it was refused; undefined when it was accepted, now or earlier */
  report(id: number, reason: string): Promise<string | undefined>;
  close(): void;
}
