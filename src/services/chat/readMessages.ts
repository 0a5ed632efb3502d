import type { SupabaseClient } from '@supabase/supabase-js';
import { type ChatMessage, parseRow, room, table } from './ChatMessage';

const historyLength = 50;
const pageLength = 500;
/** Whoever missed more sees the latest of it. */
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

/** The latest fifty messages, the oldest of them first. @throws when they cannot be had */
export async function readHistory(client: SupabaseClient): Promise<readonly ChatMessage[]> {
  const { data, error } = await latest(client).limit(historyLength);
  if (error) throw new Error(error.message);
  return ascending(data);
}

/**
 * Everything written since shortly before a moment, the oldest first. Rows that come between two
 * pages push the rest down, so that a row may be read twice but never be passed over.
 * @param since ms of the last known row's time
 * @throws when it cannot be had
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
