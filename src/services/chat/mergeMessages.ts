import type { ChatMessage } from './ChatMessage';

/** The most messages kept in memory; the oldest are dropped. */
const most = 1000;

function order(a: ChatMessage, b: ChatMessage): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id - b.id;
}

/** Merges two lists by id and sorts by time. The result does not depend on the order of arrival. */
export function mergeMessages(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !ids.has(id) && ids.add(id));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort(order).slice(-most);
}
