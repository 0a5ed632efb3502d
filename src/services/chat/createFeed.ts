import type { SupabaseClient } from '@supabase/supabase-js';
import type { ChatListener } from './Chat';
import type { ChatMessage, Room } from './ChatMessage';
import { chatClient } from './chatClient';
import { readHistory, readMissed, readOne, readRemoved } from './readMessages';

export type FeedOptions = Readonly<{
  room: Room;
  embeddedKey: string;
  listener: ChatListener;
  signal: AbortSignal;
  /** Called when the history can be read again, and whenever it cannot. */
  onReadable: () => void;
  /** Runs a function once after the delay of the next attempt. */
  retry: (work: () => unknown) => void;
}>;

/** The messages of a room, from the history on. It tells the listener of each one once. */
export function createFeed(options: FeedOptions) {
  const { room, embeddedKey, listener, signal, onReadable, retry } = options;
  /** Time of the newest known row, in ms. */
  let newest = 0;
  /** Id of the history's first row, once there is a history. */
  let oldest: number | undefined;
  /** Ids of the rows that the listener knows and that are not deleted. */
  const told = new Set<number>();
  let fetching = false;
  let fetchAgain = false;
  /** The last fetch of the history failed. */
  let unread = false;

  /** Takes rows as known that the listener hears of in another way. */
  function know(rows: readonly ChatMessage[]): void {
    for (const { id } of rows) told.add(id);
    newest = Math.max(newest, ...rows.map(({ createdAt }) => Date.parse(createdAt)));
  }

  function add(row: ChatMessage | undefined): void {
    if (!row || signal.aborted) return;
    know([row]);
    listener.messages([row], true);
  }

  function remove(id: number): void {
    told.delete(id);
    listener.removed(id);
  }

  /** Fetches the history, or what was missed since the newest row. */
  async function catchUp(): Promise<void> {
    if (signal.aborted) return;
    fetchAgain = true;
    if (fetching) return;
    fetching = true;
    try {
      const client = await chatClient(embeddedKey);
      while (fetchAgain && !signal.aborted) {
        fetchAgain = false;
        const known = [...told];
        const rows = await (oldest ? readMissed(client, newest, room) : readHistory(client, room));
        const removed = await readRemoved(client, known, room);
        if (signal.aborted) return;
        oldest ??= rows.at(0)?.id;
        // A catch-up fetch overlaps: leave out rows older than the history.
        const shown = rows.filter(({ id }) => id >= (oldest ?? 0) && !removed.includes(id));
        know(shown);
        listener.messages(shown, false);
        for (const id of removed) remove(id);
        if (unread) {
          unread = false;
          onReadable();
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      console.warn('Messages could not be loaded:', error);
      unread = true;
      onReadable();
      retry(catchUp);
    } finally {
      fetching = false;
    }
  }

  /** Fetches a row of a private room that somebody says has been written. */
  async function hearOf(client: SupabaseClient, id: unknown): Promise<void> {
    if (typeof id !== 'number' || !Number.isSafeInteger(id) || told.has(id)) return;
    const row = await readOne(client, id, room).catch(() => undefined);
    if (!told.has(id)) add(row);
  }

  return { know, add, remove, catchUp, hearOf, isReadable: () => !unread };
}
