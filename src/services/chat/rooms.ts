import type { SupabaseClient } from '@supabase/supabase-js';
import { keyHeader, type Room } from './ChatMessage';
import { chatClient } from './chatClient';

const roomTable = 'messenger_rooms';

/** A room, or a sentence that says why there is none. */
export type RoomOutcome = Readonly<{ room: Room } | { refusal: string }>;

/** 128 random bits in 22 characters that an address takes. */
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

function parseRoom(row: unknown, key: string): Room | undefined {
  const { id, opened_by: openedBy } = Object(row) as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[\da-f]{64}$/.test(id) || typeof openedBy !== 'string') return;
  return { id, key, openedBy: openedBy.slice(0, 120) };
}

async function ask(
  embeddedKey: string,
  key: string,
  work: (
    client: SupabaseClient,
  ) => PromiseLike<Readonly<{ data: unknown; error: { message: string } | null; status: number }>>,
  missing: string,
): Promise<RoomOutcome> {
  try {
    const { data, error, status } = await work(await chatClient(embeddedKey));
    if (error) return { refusal: status === 0 ? unreachable : `${error.message}.` };
    const room = parseRoom((data as unknown[] | null)?.[0], key);
    return room ? { room } : { refusal: missing };
  } catch {
    return { refusal: unreachable };
  }
}

const unreachable = 'The server could not be reached.';
/** Said of a key that opens nothing: the room was cleared away, or there never was one. */
export const roomGone = 'This room is gone. A room in which nobody writes for a month is deleted.';

/** Makes a private room. Whoever has its key can come in. */
export function createRoom(embeddedKey: string, openedBy: string): Promise<RoomOutcome> {
  const key = freshKey();
  return ask(
    embeddedKey,
    key,
    (client) =>
      client.from(roomTable).insert({ opened_by: openedBy }).setHeader(keyHeader, key).select(),
    'The server’s answer could not be understood.',
  );
}

/** Finds the private room that a key opens. */
export function findRoom(embeddedKey: string, key: string): Promise<RoomOutcome> {
  return ask(
    embeddedKey,
    key,
    (client) => client.from(roomTable).select('id, opened_by').setHeader(keyHeader, key).limit(1),
    roomGone,
  );
}
