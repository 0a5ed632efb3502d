import type { PostgrestError, RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import type { Chat, ChatListener, Presence } from './Chat';
import { type ChatMessage, maxName, parseRow, room, table } from './ChatMessage';
import { chatClient } from './chatClient';
import { createPresenceKeeper } from './createPresenceKeeper';
import { parsePeople } from './parsePeople';
import { readHistory, readMissed, readRemoved } from './readMessages';

/** The others hear of typing no more often than this, in ms. */
const typingEvery = 2000;
/** A server that has not answered by then will not, in ms. */
const answerWithin = 12_000;
/** A tab out of sight gives up its socket after this, in ms; browsers would starve it anyway. */
const hiddenFor = 60_000;
const retryAfter = [500, 1000, 2000, 5000, 10_000];
const duplicateKey = '23505';

export type ChatOptions = Readonly<{
  /** 1 to 30 characters, trimmed. */
  name: string;
  presence: Presence | undefined;
  /** The public key of this server's own backend. */
  embeddedKey: string;
  listener: ChatListener;
}>;

function refusalOf(error: PostgrestError, status: number): string {
  if (status === 429) return `${error.message}. Wait a moment, then try again.`;
  // What the room itself says to a visitor has a status of its own.
  if (error.code.startsWith('PT')) return `${error.message}.`;
  return status === 0 ? 'The server could not be reached.' : 'The server did not take it.';
}

/**
 * Opens the room under a name: subscribes first, then fetches, and fetches what was missed on every
 * return of the connection, of the tab and of the network.
 */
export function openChat({ name, presence, embeddedKey, listener }: ChatOptions): Chat {
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');
  const abort = new AbortController();
  const { signal } = abort;
  const presenceKeeper = createPresenceKeeper(presence);
  const timers = new Map<() => unknown, ReturnType<typeof setTimeout>>();
  let channel: RealtimeChannel | undefined;
  let joined = false;
  /** Time of the newest row that is known, in ms. */
  let newest = 0;
  /** Number of the history's first row, once there is a history. */
  let oldest: number | undefined;
  /** Numbers of the rows that the listener has been told of, and not that they are gone. */
  const told = new Set<number>();
  let fetching = false;
  let fetchAgain = false;
  /** What was written could not be had when it was last asked for. */
  let unread = false;
  let failures = 0;
  let lastTyping = Number.NEGATIVE_INFINITY;
  let sending: Promise<unknown> = Promise.resolve();

  /** Does it once, later; asked again, it starts to wait anew. */
  function later(work: () => unknown, ms: number): void {
    clearTimeout(timers.get(work));
    timers.set(work, setTimeout(work, ms));
  }

  function backOff(): number {
    return retryAfter[Math.min(failures++, retryAfter.length - 1)];
  }

  /** A room that lets one in and cannot say what was said in it is no line either. */
  function tellStatus(): void {
    listener.status(joined && !unread ? 'online' : 'offline');
  }

  function know(rows: readonly ChatMessage[]): void {
    for (const { id } of rows) told.add(id);
    newest = Math.max(newest, ...rows.map(({ createdAt }) => Date.parse(createdAt)));
  }

  function forget(id: number): void {
    told.delete(id);
    listener.removed(id);
  }

  const catchUp = async (): Promise<void> => {
    if (signal.aborted) return;
    fetchAgain = true;
    if (fetching) return;
    fetching = true;
    try {
      const client = await chatClient(embeddedKey);
      while (fetchAgain && !signal.aborted) {
        fetchAgain = false;
        const known = [...told];
        const rows = await (oldest ? readMissed(client, newest) : readHistory(client));
        const removed = await readRemoved(client, known);
        if (signal.aborted) return;
        oldest ??= rows.at(0)?.id;
        // A catch-up reaches back; what is older than the history stays out of it.
        const shown = rows.filter(({ id }) => id >= (oldest ?? 0) && !removed.includes(id));
        know(shown);
        listener.messages(shown, false);
        for (const id of removed) forget(id);
        if (unread) {
          unread = false;
          if (joined) tellStatus();
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      console.warn('Messages could not be loaded:', error);
      unread = true;
      if (joined) tellStatus();
      later(catchUp, backOff());
    } finally {
      fetching = false;
    }
  };

  function subscribe(client: SupabaseClient): void {
    const opened = client.channel('messenger-messages', { config: { presence: { key } } });
    channel = opened;
    opened
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table, filter: `room_id=eq.${room}` },
        (payload) => {
          const row = parseRow(payload.new);
          if (!row || signal.aborted) return;
          know([row]);
          listener.messages([row], true);
        },
      )
      // The hosted service filters no deletions.
      .on('postgres_changes', { event: 'DELETE', schema: 'public', table }, ({ old }) => {
        const { id } = old as { id?: unknown };
        if (typeof id === 'number' && !signal.aborted) forget(id);
      })
      // The hosted service begins to watch the table only some time after it let the client in.
      .on('system', {}, (payload: { status?: unknown }) => {
        if (payload.status === 'ok') void catchUp();
      })
      .on('presence', { event: 'sync' }, () => {
        if (channel === opened) listener.people(parsePeople(opened.presenceState(), key));
      })
      .on('broadcast', { event: 'typing' }, ({ payload }) => {
        const typist: unknown = (payload as { name?: unknown } | undefined)?.name;
        if (typeof typist === 'string' && typist.length <= maxName) listener.typing(typist);
      })
      .subscribe((status) => {
        if (channel !== opened) return;
        joined = status === 'SUBSCRIBED';
        if (joined) {
          failures = 0;
          tellStatus();
          presenceKeeper.joined({
            track: (state) => opened.track({ name, presence: state }),
            untrack: () => opened.untrack(),
          });
          void catchUp();
          return;
        }
        presenceKeeper.left();
        tellStatus();
        // The client itself comes back from everything but a channel that was closed.
        if (status === 'CLOSED') {
          hangUp();
          later(connect, backOff());
        }
      });
  }

  const hangUp = (): void => {
    const left = channel;
    channel = undefined;
    joined = false;
    presenceKeeper.left();
    clearTimeout(timers.get(connect));
    if (!left) return;
    if (!signal.aborted) {
      listener.status('offline');
      listener.people([]);
    }
    void chatClient(embeddedKey).then((client) => client.removeChannel(left));
  };

  const connect = (): void => {
    if (channel || signal.aborted) return;
    listener.status('connecting');
    chatClient(embeddedKey).then(
      (client) => {
        if (!channel && !signal.aborted) subscribe(client);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.warn('The messenger could not be loaded:', error);
        listener.status('offline');
        later(connect, backOff());
      },
    );
  };

  const onVisibility = (): void => {
    if (document.hidden) {
      later(hangUp, hiddenFor);
      return;
    }
    clearTimeout(timers.get(hangUp));
    wake();
  };
  const wake = (): void => {
    connect();
    void catchUp();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('offline', hangUp, { signal });
  addEventListener('online', wake, { signal });
  addEventListener('pageshow', wake, { signal });
  connect();

  async function insert(message: string, type: ChatMessage['type']) {
    try {
      const client = await chatClient(embeddedKey);
      const { data, error, status } = await client
        .from(table)
        .insert({ room_id: room, username: name, message, message_type: type })
        .select()
        .abortSignal(AbortSignal.timeout(answerWithin))
        .single();
      if (error) return { refusal: refusalOf(error, status) };
      const row = parseRow(data);
      if (!row) return { refusal: 'The server’s answer could not be understood.' };
      know([row]);
      return { row };
    } catch {
      return { refusal: 'The server could not be reached.' };
    }
  }

  return {
    send(message, type) {
      const sent = sending.then(() => insert(message, type));
      sending = sent;
      return sent;
    },
    typing() {
      const now = performance.now();
      if (!joined || now - lastTyping < typingEvery) return;
      lastTyping = now;
      void channel?.send({ type: 'broadcast', event: 'typing', payload: { name } });
    },
    setPresence: (next) => presenceKeeper.set(next),
    async report(id, reason) {
      try {
        const client = await chatClient(embeddedKey);
        const { error, status } = await client
          .from('messenger_reports')
          .insert({ message_id: id, reason });
        return error && error.code !== duplicateKey ? refusalOf(error, status) : undefined;
      } catch {
        return 'The server could not be reached.';
      }
    },
    close() {
      abort.abort();
      hangUp();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
