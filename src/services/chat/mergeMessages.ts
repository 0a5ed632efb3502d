import type { ChatMessage } from './ChatMessage';

/** More than this many stay in nobody's memory; the oldest go. */
const most = 1000;

function order(a: ChatMessage, b: ChatMessage): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id - b.id;
}

/** Both lists as one by id, in the order of time: the same whatever came first. */
export function mergeMessages(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !ids.has(id) && ids.add(id));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort(order).slice(-most);
}
