export const messageTypes = ['text', 'nudge', 'wink'] as const;
export type MessageType = (typeof messageTypes)[number];

/** A row of the table `messenger_messages`. */
export type ChatMessage = Readonly<{
  id: number;
  username: string;
  message: string;
  type: MessageType;
  /** ISO 8601, as the database returns it. */
  createdAt: string;
}>;

export const table = 'messenger_messages';
/** A room. */
export type Room = Readonly<{
  id: string;
  /** What opens a private room: 22 characters, 128 random bits. Undefined for the open room. */
  key?: string;
  /** Who opened a private room. */
  openedBy?: string;
}>;
/** The room that everybody is in. */
export const openRoom: Room = { id: 'default' };
/** The header in which a request carries the key of a private room. */
export const keyHeader = 'x-room-key';
export const maxName = 30;
export const maxMessage = 500;

/** Parses a received row of a room; undefined for anything else. */
export function parseRow(row: unknown, room = openRoom): ChatMessage | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const { id, username, message, message_type, created_at, room_id } = row as Record<
    string,
    unknown
  >;
  const type = messageTypes.find((candidate) => candidate === message_type);
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || room_id !== room.id || !type) {
    return undefined;
  }
  if (typeof username !== 'string' || username.length > 4 * maxName) return undefined;
  if (typeof message !== 'string' || message.length > 4 * maxMessage) return undefined;
  if (typeof created_at !== 'string' || Number.isNaN(Date.parse(created_at))) return undefined;
  return { id, username, message, type, createdAt: created_at };
}
