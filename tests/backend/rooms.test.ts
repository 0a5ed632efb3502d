import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { Collector, connect, leave, listen, type Message, subscribe } from './support/client';
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

let keys = 0;
const freshKey = () => String(++keys).padStart(22, 'k');

function client(): SupabaseClient {
  const made = connect(server);
  onTestFinished(() => leave(made));
  return made;
}

function openRoom(visitor: SupabaseClient, key: string, opened_by = 'Ann') {
  return visitor
    .from('messenger_rooms')
    .insert({ opened_by })
    .setHeader('x-room-key', key)
    .select()
    .single<{ id: string; opened_by: string }>();
}

function say(visitor: SupabaseClient, room_id: string, message: string, key?: string) {
  const sent = visitor
    .from('messenger_messages')
    .insert({ room_id, username: 'Ann', message, message_type: 'text' });
  if (key !== undefined) sent.setHeader('x-room-key', key);
  return sent.select().single<Message>();
}

async function read(visitor: SupabaseClient, room_id: string, key?: string) {
  const asked = visitor.from('messenger_messages').select('*').eq('room_id', room_id).order('id');
  if (key !== undefined) asked.setHeader('x-room-key', key);
  const { data: rows } = await asked;
  return (rows as Message[] | null)?.map(({ message }) => message);
}

it('can be read and written by everybody with its key, and tells them who opened it', async () => {
  const [ann, bob] = [client(), client()];
  const key = freshKey();
  const { data: room } = await openRoom(ann, key);
  expect(room).toMatchObject({ opened_by: 'Ann', id: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const id = room?.id ?? '';
  expect((await say(ann, id, 'between us', key)).error).toBeNull();
  expect((await say(bob, id, 'yes', key)).error).toBeNull();
  expect(await read(bob, id, key)).toEqual(['between us', 'yes']);
  const { data: found } = await bob
    .from('messenger_rooms')
    .select('id, opened_by')
    .setHeader('x-room-key', key);
  expect(found).toEqual([{ id, opened_by: 'Ann' }]);
});

it('is closed to a stranger: nothing is read, subscribed to, written or listed, whatever key is tried', async () => {
  const [ann, eve] = [client(), client()];
  const key = freshKey();
  const { data: room } = await openRoom(ann, key);
  const id = room?.id ?? '';
  const everything = new Collector<Message>();
  const channel = eve
    .channel('messenger-messages')
    .on<Message>(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'messenger_messages' },
      ({ new: row }) => everything.push(row as Message),
    );
  const own = listen(client(), `room_id=eq.${id}`);
  await Promise.all([subscribe(channel), subscribe(own.channel)]);
  const { data: secret } = await say(ann, id, 'secret', key);

  for (const tried of [undefined, '', id, freshKey(), `${key}x`, "' or true --", '%']) {
    expect(await read(eve, id, tried), tried).toEqual([]);
    expect((await say(eve, id, 'let me in', tried)).error, tried).not.toBeNull();
    const rooms = eve.from('messenger_rooms').select('*');
    if (tried !== undefined) rooms.setHeader('x-room-key', tried);
    expect((await rooms).data, tried).toEqual([]);
  }
  const { data: all } = await eve.from('messenger_messages').select('message');
  expect(JSON.stringify(all)).not.toContain('secret');
  const { error } = await eve
    .from('messenger_reports')
    .insert({ message_id: secret?.id, reason: 'nosy' });
  expect(error?.code).toBe('23503');
  const byKey = await ann
    .from('messenger_reports')
    .insert({ message_id: secret?.id, reason: 'rude' })
    .setHeader('x-room-key', key);
  expect(byKey.error).toBeNull();

  // Announcements come in order: whatever was to come of the room would have come before this.
  await say(eve, 'default', 'the end');
  await everything.until((rows) => rows.some(({ message }) => message === 'the end'));
  expect(everything.items.map(({ message }) => message)).toEqual(['the end']);
  expect(own.messages.items).toEqual([]);
});

it('can be opened once and only with a key of the right form; a room that is not open takes no message', async () => {
  const ann = client();
  const key = freshKey();
  expect((await openRoom(ann, key)).error).toBeNull();
  expect((await openRoom(ann, key)).error?.code).toBe('23505');
  expect((await openRoom(ann, 'short')).error?.message).toBe('That is not the key of a room');
  const { error } = await ann
    .from('messenger_rooms')
    .insert({ opened_by: 'Ann', id: 'x'.repeat(64) });
  expect(error?.code).toBe('42501');
  const unopened = freshKey();
  const id = Buffer.from(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(unopened)),
  ).toString('hex');
  expect((await say(ann, id, 'anybody?', unopened)).error?.code).toBe('42501');
});

it('is deleted after the time for which messages are kept, if it has no messages', async () => {
  const ann = client();
  const [empty, used] = [freshKey(), freshKey()];
  const { data: gone } = await openRoom(ann, empty);
  const { data: kept } = await openRoom(ann, used);
  await say(ann, kept?.id ?? '', 'still here', used);
  await server.backend.query(
    "update public.messenger_rooms set created_at = now() - interval '60 days' where id = any($1::text[])",
    [`{${gone?.id},${kept?.id}}`],
  );
  await server.backend.query('select private.prune_rooms()');
  const left = async (key: string) =>
    (await ann.from('messenger_rooms').select('id').setHeader('x-room-key', key)).data;
  expect(await left(empty)).toEqual([]);
  expect(await left(used)).toEqual([{ id: kept?.id }]);
});

it('limits how many rooms one address opens', async () => {
  const ann = client();
  const errors = [];
  for (let index = 0; index < 7; index += 1) errors.push((await openRoom(ann, freshKey())).error);
  expect(errors.slice(0, 5)).toEqual([null, null, null, null, null]);
  expect(errors[6]?.message).toBe('You are opening rooms too fast');
});
