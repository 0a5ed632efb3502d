import type { SupabaseClient } from '@supabase/supabase-js';
import { type ChatMessage, keyHeader, openRoom, parseRow, type Room, table } from './ChatMessage';

const historyLength = 50;
const pageLength = 500;
/** The most rows of a catch-up; a visitor who missed more gets the latest. */
const maxMissed = 1000;
/** A catch-up reaches back this far before the last known row, in ms. */
const overlap = 60_000;

/** Lets a request carry the key of a private room. */
export function withKey<Sent extends { setHeader(name: string, value: string): Sent }>(
  request: Sent,
  { key }: Room,
): Sent {
  return key === undefined ? request : request.setHeader(keyHeader, key);
}

function latest(client: SupabaseClient, room: Room) {
  const rows = client.from(table).select('*').eq('room_id', room.id);
  return withKey(rows, room)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false });
}

function ascending(rows: readonly unknown[], room: Room): readonly ChatMessage[] {
  return rows.flatMap((row) => parseRow(row, room) ?? []).reverse();
}

/** The latest fifty messages, oldest first. @throws when they cannot be read */
export async function readHistory(
  client: SupabaseClient,
  room = openRoom,
): Promise<readonly ChatMessage[]> {
  const { data, error } = await latest(client, room).limit(historyLength);
  if (error) throw new Error(error.message);
  return ascending(data, room);
}

/**
 * Everything written since shortly before a time, oldest first. Rows that are inserted between two
 * pages shift the rest, so a row may be read twice but is never missed.
 * @param since ms of the last known row's time
 * @throws when they cannot be read
 */
export async function readMissed(
  client: SupabaseClient,
  since: number,
  room = openRoom,
): Promise<readonly ChatMessage[]> {
  const from = new Date(since - overlap).toISOString();
  const rows: unknown[] = [];
  while (rows.length < maxMissed) {
    const { data, error } = await latest(client, room)
      .gte('created_at', from)
      .range(rows.length, rows.length + pageLength - 1);
    if (error) throw new Error(error.message);
    rows.push(...data);
    if (data.length < pageLength) break;
  }
  return ascending(rows, room);
}

/** One row of a room by its number; undefined when there is none. */
export async function readOne(
  client: SupabaseClient,
  id: number,
  room: Room,
): Promise<ChatMessage | undefined> {
  const { data } = await latest(client, room).eq('id', id);
  return data?.map((row) => parseRow(row, room)).at(0);
}

/**
 * Which known messages no longer exist: they were deleted while this client was disconnected.
 * @param known ids; those with a thousand newer rows are not checked
 * @throws when they cannot be read
 */
export async function readRemoved(
  client: SupabaseClient,
  known: readonly number[],
  room = openRoom,
): Promise<readonly number[]> {
  if (known.length === 0) return [];
  const there = new Set<number>();
  let lowest = Math.min(...known);
  for (let before = -1; before < there.size && there.size < maxMissed; ) {
    before = there.size;
    const rest = client.from(table).select('id').eq('room_id', room.id).gte('id', lowest);
    const { data, error } = await withKey(rest, room)
      .lt('id', Math.min(...there, Number.MAX_SAFE_INTEGER))
      .order('id', { ascending: false })
      .limit(pageLength);
    if (error) throw new Error(error.message);
    for (const { id } of data) there.add(Number(id));
    if (data.length < pageLength) return known.filter((id) => !there.has(id));
  }
  lowest = Math.min(...there);
  return known.filter((id) => id >= lowest && !there.has(id));
}
