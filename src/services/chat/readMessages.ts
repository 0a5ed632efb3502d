import type { SupabaseClient } from '@supabase/supabase-js';
import { type ChatMessage, parseRow, room, table } from './ChatMessage';

const historyLength = 50;
const pageLength = 500;
/** The most rows of a catch-up; a visitor who missed more gets the latest. */
const mostMissed = 1000;
/** A catch-up reaches back this far before the last known row, in ms. */
const overlap = 60_000;

function latest(client: SupabaseClient) {
  return client
    .from(table)
    .select('*')
    .eq('room_id', room)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false });
}

function ascending(rows: readonly unknown[]): readonly ChatMessage[] {
  return rows.flatMap((row) => parseRow(row) ?? []).reverse();
}

/** The latest fifty messages, oldest first. @throws when they cannot be read */
export async function readHistory(client: SupabaseClient): Promise<readonly ChatMessage[]> {
  const { data, error } = await latest(client).limit(historyLength);
  if (error) throw new Error(error.message);
  return ascending(data);
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
): Promise<readonly ChatMessage[]> {
  const from = new Date(since - overlap).toISOString();
  const rows: unknown[] = [];
  while (rows.length < mostMissed) {
    const { data, error } = await latest(client)
      .gte('created_at', from)
      .range(rows.length, rows.length + pageLength - 1);
    if (error) throw new Error(error.message);
    rows.push(...data);
    if (data.length < pageLength) break;
  }
  return ascending(rows);
}

/**
 * Which known messages no longer exist: they were deleted while this client was disconnected.
 * @param known ids; those with a thousand newer rows are not checked
 * @throws when they cannot be read
 */
export async function readRemoved(
  client: SupabaseClient,
  known: readonly number[],
): Promise<readonly number[]> {
  if (known.length === 0) return [];
  const there = new Set<number>();
  let lowest = Math.min(...known);
  for (let before = -1; before < there.size && there.size < mostMissed; ) {
    before = there.size;
    const rest = client.from(table).select('id').eq('room_id', room).gte('id', lowest);
    const { data, error } = await rest
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
