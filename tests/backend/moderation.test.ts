import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SqlValue } from '../../server/backend/database/Database';
import { freshAddress } from './support/client';
import { dataDirectory } from './support/dataDirectory';
import { serve } from './support/serve';

let data: Awaited<ReturnType<typeof dataDirectory>>;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  data = await dataDirectory();
  server = await serve({ dataDir: data.path });
});
afterAll(async () => {
  await server.stop();
  data.remove();
});

const sql = <T>(text: string, params: readonly unknown[] = []) =>
  server.backend.query<T>(text, params as readonly SqlValue[]);

async function say(username: string | null, message: string | null, extra: object = {}) {
  const { address = freshAddress(), ...row } = extra as { address?: string };
  const response = await fetch(`${server.url}/rest/v1/messenger_messages`, {
    method: 'POST',
    headers: {
      apikey: server.key,
      'content-type': 'application/json',
      prefer: 'return=representation',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ username, message, ...row }),
  });
  const body = (await response.json()) as { code: string; message: string; details: string }[] & {
    message: string;
    code: string;
  };
  return { status: response.status, body, row: body[0] as unknown as Record<string, unknown> };
}

it('removes invisible characters and direction marks', async () => {
  const { row } = await say(
    'A\u202ennA\u200b\u200d\u0007',
    'a\u202eb\u0000\u2066c\u{E0041}d'.replace('\0', ''),
  );
  expect(row).toMatchObject({ username: 'AnnA', message: 'abcd' });
  const family = await say('Ann', '👨‍👩‍👧 and\na line');
  expect(family.row).toMatchObject({ message: '👨‍👩‍👧 and\na line' });
  expect((await say('\u200b\u2060', 'x')).body).toMatchObject({ code: '23514' });
});

it('reveals nothing about private tables when a row has no room, no name or no text', async () => {
  for (const answer of [
    await say('Ann', 'x', { room_id: null }),
    await say(null, 'x'),
    await say('Ann', null),
  ]) {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(answer.body)).not.toMatch(/private|bucket/);
  }
});

it.each(['admin', 'ADMIN', ' Admin ', 'Аdmіn', 'A.d.m.1.n', 'аԁᴍin'.replace('ᴍ', 'm'), '90s kid'])(
  'reserves a name and names that look like it: %s',
  async (name) => {
    expect(await say(name, 'hi')).toMatchObject({
      status: 403,
      body: { code: 'PT403', message: 'That name is reserved: please choose another' },
    });
  },
);

it('mutes a name, and names that look like it, until it is unmuted', async () => {
  await sql(`select private.moderate_mute('Rude Boy', 10)`);
  expect(await say('RudeBoу', 'hi')).toMatchObject({
    status: 403,
    body: { message: 'You may not write here for a while' },
  });
  expect((await say('Rude Girl', 'hi')).status).toBe(201);
  const [mute] = await sql<{ id: number }>('select * from private.moderate_muted()');
  await sql('select private.moderate_unmute($1)', [mute?.id]);
  expect((await say('Rude Boy', 'hi')).status).toBe(201);
});

it('bans the address that wrote a message, under any name, for a time', async () => {
  const address = freshAddress();
  const { row } = await say('Ann', 'something rude', { address });
  await sql('select private.moderate_ban($1, 10)', [row.id]);
  expect((await say('Somebody Else', 'hi', { address })).status).toBe(403);
  expect((await say('Ann', 'from elsewhere')).status).toBe(201);
  await sql(`update private.mutes set until = now() - interval '1 second'`);
  expect((await say('Ann', 'hi', { address })).status).toBe(201);
});

it('refuses blocked words in any letters, and no word that only contains one', async () => {
  await sql(`insert into private.blocked_words (word) values ('heck')`);
  for (const text of ['oh heck', 'H3CK!', 'h\u0435ck']) {
    expect(await say('Ann', text)).toMatchObject({ status: 422, body: { code: 'PT422' } });
  }
  expect((await say('Mister Heck', 'hi')).status).toBe(422);
  expect((await say('Ann', 'checkered')).status).toBe(201);
  await sql('delete from private.blocked_words');
});

it('slows a room down, and closes it', async () => {
  const address = freshAddress();
  await sql('update private.messenger_settings set slow_mode_seconds = 60');
  expect((await say('Ann', 'one', { address })).status).toBe(201);
  expect(await say('Ann', 'two', { address })).toMatchObject({
    status: 429,
    body: { message: 'The room is in slow mode' },
  });
  expect((await say('Bob', 'one')).status).toBe(201);
  await sql('update private.messenger_settings set slow_mode_seconds = 0, is_open = false');
  expect(await say('Bob', 'two')).toMatchObject({
    status: 403,
    body: { message: 'The room is closed at the moment' },
  });
  await sql('update private.messenger_settings set is_open = true');
  expect((await say('Bob', 'three')).status).toBe(201);
});

it('lists reports by message until they are closed', async () => {
  const { row } = await say('Ann', 'reported');
  for (const reason of ['rude', 'very rude']) {
    await fetch(`${server.url}/rest/v1/messenger_reports`, {
      method: 'POST',
      headers: {
        apikey: server.key,
        'content-type': 'application/json',
        'x-forwarded-for': freshAddress(),
      },
      body: JSON.stringify({ message_id: row.id, reason }),
    });
  }
  expect(
    await sql('select message, said, reason, reports from private.moderate_reports()'),
  ).toEqual([{ message: row.id, said: 'reported', reason: 'rude; very rude', reports: 2 }]);
  expect(await sql('select private.moderate_delete($1) as gone', [row.id])).toEqual([
    { gone: true },
  ]);
  expect(await sql('select * from private.moderate_reports()')).toEqual([]);
  expect(await sql('select private.moderate_delete($1) as gone', [row.id])).toEqual([
    { gone: false },
  ]);
});

it('deletes the address of a message after a time', async () => {
  await say('Ann', 'hello');
  await sql(`update private.message_senders set created_at = now() - interval '3 days'`);
  await sql('select private.prune_messenger()');
  expect(await sql('select count(*)::int as count from private.message_senders')).toEqual([
    { count: 0 },
  ]);
});
