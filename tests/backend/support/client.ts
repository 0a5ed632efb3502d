import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';

export type Message = Readonly<{
  id: number;
  room_id: string;
  username: string;
  message: string;
  message_type: string;
  created_at: string;
}>;

let nextAddress = 1;

/** An address that no test has used, so that rate limits never carry over. */
export function freshAddress(): string {
  const n = nextAddress++;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

/** A transport that a proxy says to come from an address. */
const transportFrom = (address: string) =>
  class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols, { headers: { 'x-forwarded-for': address } });
    }
  } as unknown as typeof globalThis.WebSocket;

/** The client that the site ships, unchanged, as a visitor with an address of their own. */
export function connect(
  target: Readonly<{ url: string; key: string }>,
  options: Readonly<{ address?: string; vsn?: string }> = {},
): SupabaseClient {
  const address = options.address ?? freshAddress();
  return createClient(target.url, target.key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-forwarded-for': address } },
    realtime: {
      transport: transportFrom(address),
      reconnectAfterMs: () => 50,
      ...(options.vsn === undefined ? {} : { vsn: options.vsn }),
    },
  });
}

/** Gathers what events bring and lets a test wait for what it expects. */
export class Collector<T> {
  readonly items: T[] = [];
  #waiting: (() => void)[] = [];

  readonly push = (item: T): void => {
    this.items.push(item);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const check of waiting) check();
  };

  async until(isEnough: (items: readonly T[]) => boolean): Promise<readonly T[]> {
    while (!isEnough(this.items)) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    return this.items;
  }

  count(count: number): Promise<readonly T[]> {
    return this.until((items) => items.length >= count);
  }
}

/** Subscribes and waits for the first word; throws unless it is SUBSCRIBED. */
export function subscribe(
  channel: RealtimeChannel,
  onStatus: (status: string) => void = () => {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      onStatus(status);
      if (status === 'SUBSCRIBED') resolve();
      else reject(error ?? new Error(status));
    });
  });
}

/** A channel that gathers the room's new messages. */
export function listen(client: SupabaseClient, filter = 'room_id=eq.default') {
  const messages = new Collector<Message>();
  const channel = client
    .channel('messenger-messages')
    .on<Message>(
      'postgres_changes',
      { event: 'INSERT', schema: 'public', table: 'messenger_messages', filter },
      (payload) => messages.push(payload.new),
    );
  return { channel, messages };
}

/** Ends a client's socket and timers. */
export async function leave(...clients: readonly SupabaseClient[]): Promise<void> {
  for (const client of clients) await client.removeAllChannels();
}
