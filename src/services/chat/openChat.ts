import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { type ChatMessage, type MessageType, parseRow, room } from './ChatMessage';
import { chatClient } from './chatClient';

const table = 'messenger_messages';
const historyLength = 50;
const pageLength = 500;
/** A catch-up reaches back this far before the last known row, in ms. */
const overlap = 60_000;
/** Typing is told no more often than this, ms. */
const typingEvery = 2000;
const reopenAfter = [500, 1000, 2000, 5000, 10_000];

export type ChatStatus = 'connecting' | 'online' | 'offline';
export type Presence = 'online' | 'away';
export type Person = Readonly<{ key: string; name: string; presence: Presence }>;

export type ChatListener = Readonly<{
  /** Rows to be merged by id. `live` ones came the moment they were written. */
  messages(rows: readonly ChatMessage[], live: boolean): void;
  status(status: ChatStatus): void;
  people(people: readonly Person[]): void;
  /** That somebody is typing just now. */
  typing(name: string): void;
}>;

export interface Chat {
  /** @returns the row as written, or a sentence why it was not */
  send(message: string, type: MessageType): Promise<ChatMessage | string>;
  typing(): void;
  setPresence(presence: Presence): void;
  /** @returns whether it was taken */
  report(id: number, reason: string): Promise<boolean>;
  close(): void;
}

function parsePeople(state: Readonly<Record<string, readonly unknown[]>>): readonly Person[] {
  return Object.entries(state).flatMap(([key, [entry]]) => {
    const { name, presence } = (entry ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string' || name.trim() === '' || name.length > 120) return [];
    return [{ key, name, presence: presence === 'away' ? 'away' : 'online' } as const];
  });
}

/**
 * Opens the room under a name: subscribes first, then fetches, and fetches what was missed on every
 * return of the connection, of the tab and of the network.
 */
export function openChat(name: string, listener: ChatListener): Chat {
  const key = crypto.randomUUID();
  const abort = new AbortController();
  let client: SupabaseClient | undefined;
  let channel: RealtimeChannel | undefined;
  let presence: Presence = 'online';
  let newest: string | undefined;
  let fetching = false;
  let fetchAgain = false;
  let failures = 0;
  let lastTyping = 0;

  const receive = (rows: readonly unknown[], live: boolean): void => {
    const parsed = rows.flatMap((row) => parseRow(row) ?? []);
    for (const { createdAt } of parsed) {
      if (!newest || Date.parse(createdAt) > Date.parse(newest)) newest = createdAt;
    }
    if (parsed.length > 0) listener.messages(parsed, live);
  };

  async function fetchHistory(from: SupabaseClient): Promise<void> {
    const { data, error } = await from
      .from(table)
      .select('*')
      .eq('room_id', room)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(historyLength);
    if (error) throw new Error(error.message);
    if (!abort.signal.aborted) receive(data.reverse(), false);
  }

  async function fetchMissed(from: SupabaseClient, since: string): Promise<void> {
    let after = new Date(Date.parse(since) - overlap).toISOString();
    let seen = 0;
    for (;;) {
      const { data, error } = await from
        .from(table)
        .select('*')
        .eq('room_id', room)
        .gte('created_at', after)
        .order('created_at', { ascending: true })
        .order('id', { ascending: true })
        .range(seen, seen + pageLength - 1);
      if (error) throw new Error(error.message);
      if (abort.signal.aborted) return;
      receive(data, false);
      if (data.length < pageLength) return;
      const last = (data.at(-1) as { created_at?: unknown }).created_at;
      // Pages go on by time; rows of one and the same moment by their place.
      if (typeof last === 'string' && last !== after) {
        after = last;
        seen = 0;
      } else {
        seen += pageLength;
      }
    }
  }

  async function catchUp(): Promise<void> {
    if (!client || abort.signal.aborted) return;
    if (fetching) {
      fetchAgain = true;
      return;
    }
    fetching = true;
    try {
      do {
        fetchAgain = false;
        await (newest === undefined ? fetchHistory(client) : fetchMissed(client, newest));
      } while (fetchAgain && !abort.signal.aborted);
    } catch (error) {
      console.warn('The history could not be loaded:', error);
    } finally {
      fetching = false;
    }
  }

  function subscribe(to: SupabaseClient): void {
    const opened = to.channel('messenger-messages', { config: { presence: { key } } });
    channel = opened;
    opened
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table, filter: `room_id=eq.${room}` },
        ({ new: row }) => receive([row], true),
      )
      .on('presence', { event: 'sync' }, () => listener.people(parsePeople(opened.presenceState())))
      .on('broadcast', { event: 'typing' }, ({ payload }) => {
        const typist: unknown = (payload as { name?: unknown } | undefined)?.name;
        if (typeof typist === 'string' && typist.length <= 120) listener.typing(typist);
      })
      .subscribe((status) => {
        if (abort.signal.aborted || channel !== opened) return;
        if (status === 'SUBSCRIBED') {
          failures = 0;
          listener.status('online');
          void track();
          void catchUp();
        } else {
          listener.status('offline');
          if (status === 'CLOSED') reopen(to);
        }
      });
  }

  /** A channel that the server closed for good is opened anew. */
  function reopen(to: SupabaseClient): void {
    const wait = reopenAfter[Math.min(failures++, reopenAfter.length - 1)];
    const timer = setTimeout(() => {
      if (channel) void to.removeChannel(channel);
      subscribe(to);
    }, wait);
    abort.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  async function track(): Promise<void> {
    await channel?.track({ name, presence }).catch(() => undefined);
  }

  const wake = (): void => {
    if (document.hidden || !client) return;
    if (!client.realtime.isConnected()) client.realtime.connect();
    void catchUp();
  };
  document.addEventListener('visibilitychange', wake, { signal: abort.signal });
  addEventListener('online', wake, { signal: abort.signal });
  addEventListener('pageshow', wake, { signal: abort.signal });

  listener.status('connecting');
  chatClient().then(
    (loaded) => {
      if (abort.signal.aborted) return;
      client = loaded;
      subscribe(loaded);
    },
    (error: unknown) => {
      console.warn('The messenger could not be loaded:', error);
      listener.status('offline');
    },
  );

  return {
    async send(message, type) {
      const from = await chatClient();
      const { data, error } = await from
        .from(table)
        .insert({ room_id: room, username: name, message, message_type: type })
        .select()
        .single();
      if (error) return error.message || 'The message could not be sent';
      const row = parseRow(data);
      if (!row) return 'The answer could not be understood';
      receive([data], false);
      return row;
    },
    typing() {
      const now = performance.now();
      if (now - lastTyping < typingEvery && lastTyping > 0) return;
      lastTyping = now;
      void channel?.send({ type: 'broadcast', event: 'typing', payload: { name } });
    },
    setPresence(next) {
      if (next === presence) return;
      presence = next;
      void track();
    },
    async report(id, reason) {
      const from = await chatClient();
      const { error } = await from.from('messenger_reports').insert({ message_id: id, reason });
      return !error;
    },
    close() {
      abort.abort();
      if (client && channel) void client.removeChannel(channel);
      channel = undefined;
    },
  };
}
