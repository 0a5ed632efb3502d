import { afterEach, expect, it, vi } from 'vitest';
import type { ChatMessage } from '../../src/services/chat/ChatMessage';
import { openChat } from '../../src/services/chat/openChat';
import { connect, freshAddress } from './support/client';
import { dataDirectory } from './support/dataDirectory';
import { serve } from './support/serve';

const page = vi.hoisted(() => ({ client: undefined as unknown }));
vi.mock('../../src/services/chat/chatClient', () => ({
  chatClient: () => Promise.resolve(page.client),
}));

afterEach(() => vi.unstubAllGlobals());

it('after a lost connection, drops deleted messages and shows new ones', async () => {
  const data = await dataDirectory();
  const server = await serve({ dataDir: data.path });
  const events = new EventTarget();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  page.client = connect(server);
  const say = async (message: string) => {
    const speaker = connect(server, { address: freshAddress() });
    await speaker.from('messenger_messages').insert({ username: 'Jo', message });
  };
  for (const text of ['stays', 'goes while offline', 'goes while online']) await say(text);

  const shown = new Map<number, string>();
  let status = '';
  const chat = openChat({
    name: 'Ann',
    presence: undefined,
    embeddedKey: server.key,
    listener: {
      messages: (rows: readonly ChatMessage[]) => {
        for (const { id, message } of rows) shown.set(id, message);
      },
      removed: (id) => void shown.delete(id),
      status: (now) => {
        status = now;
      },
      people: () => {},
      typing: () => {},
    },
  });
  const texts = () => [...shown.values()].sort();
  const remove = (message: string) =>
    server.backend.query('delete from public.messenger_messages where message = $1', [message]);
  try {
    await expect.poll(() => [status, shown.size], { timeout: 10_000 }).toEqual(['online', 3]);
    await remove('goes while online');
    await expect.poll(texts).toEqual(['goes while offline', 'stays']);

    events.dispatchEvent(new Event('offline'));
    expect(status).toBe('offline');
    // Long ago, to a catch-up that reaches back a minute.
    await server.backend.query(
      `update public.messenger_messages set created_at = created_at - interval '1 hour'`,
    );
    await remove('goes while offline');
    await say('said meanwhile');
    expect(texts()).toEqual(['goes while offline', 'stays']);

    events.dispatchEvent(new Event('online'));
    await expect.poll(texts, { timeout: 10_000 }).toEqual(['said meanwhile', 'stays']);
  } finally {
    chat.close();
    await server.stop();
    data.remove();
  }
});
