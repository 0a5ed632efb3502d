import { setTimeout as delay } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Collector, connect, freshAddress, leave, listen, type Message } from './client';
import { freePort } from './debianPostgres';
import { type SpawnedServer, spawnServer } from './spawnServer';

export type CrashResult = Readonly<{
  kills: number;
  acknowledged: number;
  /** Acknowledged messages that the database no longer has. */
  lost: number;
  /** Messages that some watching client never got, got twice or got out of order. */
  missed: number;
  /** From the start of the process to the first answer, in ms, after each kill. */
  restarts: readonly number[];
}>;

const TABLE = 'messenger_messages';

/**
 * Follows the room as the site does: subscribe first; on every SUBSCRIBED fetch what came after the
 * last message seen; merge by id.
 */
export function follow(client: SupabaseClient) {
  const seen = new Collector<number>();
  const { channel, messages } = listen(client);
  let last = 0;
  let catchingUp: Promise<void> = Promise.resolve();
  const add = (id: number) => {
    if (id <= last) return;
    last = id;
    seen.push(id);
  };
  const catchUp = async () => {
    for (;;) {
      const { data, error } = await client.from(TABLE).select('id').gt('id', last).order('id');
      for (const row of data ?? []) add(row.id as number);
      if (error === null && (data?.length ?? 0) < 1000) return;
      if (error !== null) await delay(100);
    }
  };
  channel.subscribe((status) => {
    if (status === 'SUBSCRIBED') catchingUp = catchingUp.then(catchUp);
  });
  // Live rows wait for a catch-up that is running, so that they never overtake it.
  void (async () => {
    for (let i = 0; ; i++) {
      const row = (await messages.count(i + 1))[i] as Message;
      await catchingUp;
      add(row.id);
    }
  })();
  return seen;
}

/** Kills the server again and again while it is written to, and looks for what went missing. */
export async function crashRun(
  dataDir: string,
  options: Readonly<{ kills: number; writers: number; watchers: number; writesPerKill: number }>,
): Promise<CrashResult> {
  const port = await freePort();
  const limits = { requestsPer10s: 1_000_000 };
  let server: SpawnedServer = await spawnServer({ dataDir, limits }, port);
  const target = { url: server.url, key: server.key };
  const watchers = Array.from({ length: options.watchers }, () => connect(target));
  const seen = watchers.map(follow);
  const acknowledged = new Collector<number>();
  let writing = true;

  const write = async () => {
    while (writing) {
      const client = connect(target, { address: freshAddress() });
      const answer = await client
        .from(TABLE)
        .insert({ username: 'Writer', message: 'under load' })
        .select('id')
        .single();
      if (answer.data === null) await delay(answer.status === 429 ? 50 : 20);
      else acknowledged.push(answer.data.id as number);
    }
  };
  const writers = Array.from({ length: options.writers }, write);
  const restarts: number[] = [];
  for (let kill = 1; kill <= options.kills; kill++) {
    await acknowledged.count(kill * options.writesPerKill);
    await server.kill();
    const started = performance.now();
    server = await spawnServer({ dataDir, limits }, port);
    const client = connect(target);
    while ((await client.from(TABLE).select('id').limit(1)).error !== null) await delay(10);
    restarts.push(Math.round(performance.now() - started));
  }
  await acknowledged.count((options.kills + 1) * options.writesPerKill);
  writing = false;
  await Promise.all(writers);

  const client = connect(target);
  const stored: number[] = [];
  for (;;) {
    const { data } = await client
      .from(TABLE)
      .select('id')
      .gt('id', stored.at(-1) ?? 0)
      .order('id');
    stored.push(...(data ?? []).map((row) => row.id as number));
    if ((data?.length ?? 0) < 1000) break;
  }
  const last = stored.at(-1) ?? 0;
  await Promise.all(seen.map((ids) => ids.until((items) => (items.at(-1) ?? 0) >= last)));
  await leave(...watchers);
  await server.stop();

  const known = new Set(stored);
  const missed = seen.map(({ items }) => {
    const inOrder = items.every((id, i) => i === 0 || id > (items[i - 1] ?? 0));
    const got = new Set(items);
    return stored.filter((id) => !got.has(id)).length + (inOrder ? 0 : 1);
  });
  return {
    kills: options.kills,
    acknowledged: acknowledged.items.length,
    lost: acknowledged.items.filter((id) => !known.has(id)).length,
    missed: missed.reduce((sum, count) => sum + count, 0),
    restarts,
  };
}
