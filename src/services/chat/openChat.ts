import type { PostgrestError, RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import type { Chat, ChatListener, Presence } from './Chat';
import { type ChatMessage, maxName, openRoom, parseRow, type Room, table } from './ChatMessage';
import { chatClient } from './chatClient';
import { createFeed } from './createFeed';
import { createPresenceKeeper } from './createPresenceKeeper';
import { parsePeople } from './parsePeople';
import { withKey } from './readMessages';

/** The shortest time in ms between two typing notices. */
const typingEvery = 2000;
/** The timeout of a request in ms. */
const answerWithin = 12_000;
/** A hidden tab closes its socket after this many ms; browsers throttle it anyway. */
const hiddenFor = 60_000;
const retryAfter = [500, 1000, 2000, 5000, 10_000];
const duplicateKey = '23505';

export type ChatOptions = Readonly<{
  /** 1 to 30 characters, trimmed. */
  name: string;
  presence: Presence | undefined;
  room?: Room;
  /** The public key of this server's own backend. */
  embeddedKey: string;
  listener: ChatListener;
}>;

function refusalOf(error: PostgrestError, status: number): string {
  if (status === 429) return `${error.message}. Wait a moment, then try again.`;
  // The room's own refusals have this status.
  if (error.code.startsWith('PT')) return `${error.message}.`;
  return status === 0 ? 'The server could not be reached.' : 'The server did not accept it.';
}

/**
 * Opens the room under a name. It subscribes first and then fetches the history. Whenever the
 * connection, the tab or the network comes back, it fetches what was missed.
 */
export function openChat({
  name,
  presence,
  room = openRoom,
  embeddedKey,
  listener,
}: ChatOptions): Chat {
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');
  const abort = new AbortController();
  const { signal } = abort;
  const presenceKeeper = createPresenceKeeper(presence);
  const timers = new Map<() => unknown, ReturnType<typeof setTimeout>>();
  let channel: RealtimeChannel | undefined;
  let joined = false;
  let failures = 0;
  let lastTyping = Number.NEGATIVE_INFINITY;
  let sending: Promise<unknown> = Promise.resolve();

  /** Runs a function once after a delay; a second call restarts the delay. */
  function later(work: () => unknown, ms: number): void {
    clearTimeout(timers.get(work));
    timers.set(work, setTimeout(work, ms));
  }

  function backOff(): number {
    return retryAfter[Math.min(failures++, retryAfter.length - 1)];
  }

  /** A room that can be joined but not read counts as a dead line. */
  function tellStatus(): void {
    listener.status(joined && feed.isReadable() ? 'online' : 'offline');
  }

  const feed = createFeed({
    room,
    embeddedKey,
    listener,
    signal,
    onReadable: () => joined && tellStatus(),
    retry: (work) => later(work, backOff()),
  });

  function subscribe(client: SupabaseClient): void {
    // Nobody who does not hold the key knows the name of a private room's channel.
    const topic = room.key === undefined ? 'messenger-messages' : `messenger-room-${room.id}`;
    const opened = client.channel(topic, { config: { presence: { key } } });
    channel = opened;
    opened
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table, filter: `room_id=eq.${room.id}` },
        (payload) => feed.add(parseRow(payload.new, room)),
      )
      // The hosted service does not filter deletions.
      .on('postgres_changes', { event: 'DELETE', schema: 'public', table }, ({ old }) => {
        const { id } = old as { id?: unknown };
        if (typeof id === 'number' && !signal.aborted) feed.remove(id);
      })
      // The hosted service starts to watch the table some time after the client has joined.
      .on('system', {}, (payload: { status?: unknown }) => {
        if (payload.status === 'ok') void feed.catchUp();
      })
      .on('presence', { event: 'sync' }, () => {
        if (channel === opened) listener.people(parsePeople(opened.presenceState(), key));
      })
      .on('broadcast', { event: 'typing' }, ({ payload }) => {
        const typist: unknown = (payload as { name?: unknown } | undefined)?.name;
        if (typeof typist === 'string' && typist.length <= maxName) listener.typing(typist);
      })
      .on('broadcast', { event: 'said' }, ({ payload }) => {
        void feed.hearOf(client, (payload as { id?: unknown } | undefined)?.id);
      })
      .on('broadcast', { event: 'game' }, ({ payload }) => listener.game?.(payload))
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
          void feed.catchUp();
          return;
        }
        presenceKeeper.left();
        tellStatus();
        // The client reconnects by itself, except after a channel was closed.
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
    void feed.catchUp();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('offline', hangUp, { signal });
  addEventListener('online', wake, { signal });
  addEventListener('pageshow', wake, { signal });
  connect();

  async function insert(message: string, type: ChatMessage['type']) {
    try {
      const client = await chatClient(embeddedKey);
      const written = { room_id: room.id, username: name, message, message_type: type };
      const { data, error, status } = await withKey(client.from(table).insert(written), room)
        .select()
        .abortSignal(AbortSignal.timeout(answerWithin))
        .single();
      if (error) return { refusal: refusalOf(error, status) };
      const row = parseRow(data, room);
      if (!row) return { refusal: 'The server’s answer could not be understood.' };
      feed.know([row]);
      if (room.key !== undefined) tell('said', { id: row.id });
      return { row };
    } catch {
      return { refusal: 'The server could not be reached.' };
    }
  }

  function tell(event: string, payload: object): void {
    if (joined) void channel?.send({ type: 'broadcast', event, payload });
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
      tell('typing', { name });
    },
    game: (payload) => tell('game', payload),
    setPresence: (next) => presenceKeeper.set(next),
    async report(id, reason) {
      try {
        const client = await chatClient(embeddedKey);
        const sent = client.from('messenger_reports').insert({ message_id: id, reason });
        const { error, status } = await withKey(sent, room);
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
