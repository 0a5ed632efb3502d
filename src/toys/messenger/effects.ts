import { type Wink, winkOf } from '../../content/winks';
import type { ChatMessage } from '../../services/chat/ChatMessage';

/** The text of a nudge's row. */
export const nudgeToken = 'nudge';

/** The effect of a row on the receiver's window. */
export type Effect = Readonly<
  { id: number; from: string } & ({ kind: 'nudge' } | { kind: 'wink'; wink: Wink })
>;

/** How long an effect lasts, in ms. */
export const effectTimes = { nudge: 500, wink: 2500 } as const;

/** The most effects that wait. The oldest waiting ones are dropped. */
const most = 6;

/** The effect of a row: only from another name, of the right type and with exactly its token. */
export function effectOf(row: ChatMessage, ownName: string): Effect | undefined {
  const { id, username: from, type, message } = row;
  if (from === ownName) return undefined;
  if (type === 'nudge' && message === nudgeToken) return { id, from, kind: 'nudge' };
  const wink = type === 'wink' ? winkOf(message) : undefined;
  return wink && { id, from, kind: 'wink', wink };
}

/** Appends effects. The first one is being played and is never interrupted. */
export function enqueue(queue: readonly Effect[], effects: readonly Effect[]): readonly Effect[] {
  const ids = new Set(queue.map(({ id }) => id));
  const fresh = effects.filter(({ id }) => !ids.has(id) && ids.add(id));
  if (fresh.length === 0) return queue;
  const [current, ...waiting] = [...queue, ...fresh];
  return [current, ...waiting.slice(-(most - 1))];
}
