import { type Wink, winkOf } from '../../content/winks';
import type { ChatMessage } from '../../services/chat/ChatMessage';

/** The text of a nudge's row. */
export const nudgeToken = 'nudge';

/** What a row does to the window of whoever receives it. */
export type Effect = Readonly<
  { id: number; from: string } & ({ kind: 'nudge' } | { kind: 'wink'; wink: Wink })
>;

/** How long an effect lasts, in ms. */
export const effectTimes = { nudge: 500, wink: 2500 } as const;

/** More than this many wait for nobody; the oldest that wait give way. */
const most = 6;

/** The effect of a row: of another name only, of the right type and with exactly its token. */
export function effectOf(row: ChatMessage, ownName: string): Effect | undefined {
  const { id, username: from, type, message } = row;
  if (from === ownName) return undefined;
  if (type === 'nudge' && message === nudgeToken) return { id, from, kind: 'nudge' };
  const wink = type === 'wink' ? winkOf(message) : undefined;
  return wink && { id, from, kind: 'wink', wink };
}

/** Puts effects at the end; the first one is on and is never cut short by a newcomer. */
export function enqueue(queue: readonly Effect[], effects: readonly Effect[]): readonly Effect[] {
  const ids = new Set(queue.map(({ id }) => id));
  const fresh = effects.filter(({ id }) => !ids.has(id) && ids.add(id));
  if (fresh.length === 0) return queue;
  const [current, ...waiting] = [...queue, ...fresh];
  return [current, ...waiting.slice(-(most - 1))];
}
