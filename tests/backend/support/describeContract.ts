import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlValue } from '../../../server/backend/database/Database';
import { Collector, connect, leave, listen, type Message, subscribe } from './client';

export interface Target {
  readonly url: string;
  readonly key: string;
  /** Runs SQL as the service role; absent where the test has no such access. */
  query?<T>(sql: string, params?: readonly SqlValue[]): Promise<readonly T[]>;
  stop(): Promise<void>;
}

const TABLE = 'messenger_messages';

/** What the site relies on, checked with the unchanged client against any backend. */
export function describeContract(name: string, start: () => Promise<Target>): void {
  describe(`the messenger's backend: ${name}`, () => {
    let target: Target;
    const room = (username = 'Ann') => {
      const client = connect(target);
      const send = (message: string, extra: object = {}) =>
        client.from(TABLE).insert({ room_id: 'default', username, message, ...extra });
      return { client, send };
    };

    beforeAll(async () => {
      target = await start();
    });
    afterAll(async () => {
      await target.stop();
    });

    describe('history', () => {
      it('gives the latest rows first, and only as many as asked for', async () => {
        const { client, send } = room();
        for (const text of ['one', 'two', 'three']) {
          expect((await send(text)).status).toBe(201);
        }
        const { data, error } = await client
          .from(TABLE)
          .select('*')
          .eq('room_id', 'default')
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(2)
          .overrideTypes<Message[]>();
        expect(error).toBeNull();
        expect(data?.map((row) => row.message)).toEqual(['three', 'two']);
        expect(Object.keys(data?.[0] ?? {})).toEqual([
          'id',
          'room_id',
          'username',
          'message',
          'message_type',
          'created_at',
        ]);
      });

      it('finds what came after a message that was seen, in order', async () => {
        const { client, send } = room();
        const first = await send('seen').select('id').single();
        await send('missed 1');
        await send('missed 2');
        const { data } = await client
          .from(TABLE)
          .select('id, message')
          .gt('id', first.data?.id)
          .order('id');
        expect(data?.map((row) => row.message)).toEqual(['missed 1', 'missed 2']);
      });

      it('understands the filters that a client may use', async () => {
        const { client, send } = room('Filter');
        const rows = [];
        for (const text of ['a,b', 'quo"te', 'perc%nt']) {
          rows.push((await send(text).select('id, created_at').single()).data);
        }
        const [a, b, c] = rows.map((row) => row?.id as number);
        const ids = async (build: ReturnType<typeof from>) =>
          (await build.order('id')).data?.map((row) => row.id);
        const from = () => client.from(TABLE).select('id').gte('id', a);
        expect(await ids(from().in('message', ['a,b', 'quo"te']))).toEqual([a, b]);
        expect(await ids(from().neq('id', b))).toEqual([a, c]);
        expect(await ids(from().lt('id', c))).toEqual([a, b]);
        expect(await ids(from().lte('created_at', rows[1]?.created_at))).toEqual([a, b]);
        expect(await ids(from().is('message', null))).toEqual([]);
        expect(await ids(from().range(1, 1))).toEqual([b]);
        const counted = await client
          .from(TABLE)
          .select('*', { count: 'exact', head: true })
          .eq('username', 'Filter');
        expect(counted.count).toBe(3);
      });
    });

    describe('sending', () => {
      it('numbers and dates the row itself', async () => {
        const { data, error } = await room('Bob').send('hello').select().single();
        expect(error).toBeNull();
        expect(data).toMatchObject({ username: 'Bob', message: 'hello', message_type: 'text' });
        expect(typeof data?.id).toBe('number');
        expect(Date.parse(data?.created_at)).not.toBeNaN();
      });

      it('refuses a number or a date of the sender’s choice', async () => {
        const id = await room().send('forged', { id: 1 });
        expect(id.error).toMatchObject({ code: '428C9' });
        const date = await room().send('forged', { created_at: '1999-12-31' });
        expect(date).toMatchObject({ status: 401, error: { code: '42501' } });
      });

      it('refuses other rooms, and shows none', async () => {
        const { client, send } = room();
        const sent = await send('psst', { room_id: 'secret' });
        expect(sent).toMatchObject({ status: 401, error: { code: '42501' } });
        const read = await client.from(TABLE).select().eq('room_id', 'secret');
        expect(read.data).toEqual([]);
      });

      it('trims names and messages, then checks their length', async () => {
        const { data } = await room('  Cy\t').send('\u00a0 hi \n').select().single();
        expect(data).toMatchObject({ username: 'Cy', message: 'hi' });
        expect((await room('   ').send('x')).error).toMatchObject({ code: '23514' });
        expect((await room().send(' \u3000 ')).error).toMatchObject({ code: '23514' });
        expect((await room('n'.repeat(31)).send('x')).error).toMatchObject({ code: '23514' });
        expect((await room().send('m'.repeat(501))).error).toMatchObject({ code: '23514' });
        expect((await room('é'.repeat(30)).send('😀'.repeat(500))).error).toBeNull();
      });

      it('knows three types of message', async () => {
        expect((await room().send('heart', { message_type: 'wink' })).error).toBeNull();
        expect((await room().send('nudge', { message_type: 'nudge' })).error).toBeNull();
        const bomb = await room().send('x', { message_type: 'bomb' });
        expect(bomb).toMatchObject({ status: 400, error: { code: '23514' } });
      });

      it('keeps markup and other scripts as text', async () => {
        const text = '<img src=x onerror=alert(1)> \' " \\ ; drop table -- 😀 שלום';
        const { data } = await room().send(text).select('message').single();
        expect(data?.message).toBe(text);
      });

      it('neither changes nor deletes a row', async () => {
        const { client } = room();
        expect((await client.from(TABLE).update({ message: 'x' }).gt('id', 0)).status).toBe(401);
        expect((await client.from(TABLE).delete().gt('id', 0)).status).toBe(401);
      });
    });

    describe('unknown and private names', () => {
      it('are reported as unknown', async () => {
        const { client } = room();
        const table = await client.from('nope').select();
        expect(table.status).toBe(404);
        const column = await client.from(TABLE).select('nope');
        expect(column).toMatchObject({ status: 400, error: { code: '42703' } });
        const filter = await client.from(TABLE).select().eq('nope', 1);
        expect(filter).toMatchObject({ status: 400, error: { code: '42703' } });
        const extra = await client.from(TABLE).insert({ username: 'a', message: 'b', nope: 1 });
        expect(extra).toMatchObject({ status: 400, error: { code: 'PGRST204' } });
      });

      it('include everything private', async () => {
        const { client } = room();
        for (const table of ['sms_outbox', 'rate_buckets', 'messenger_settings']) {
          expect((await client.from(table).select()).status).toBe(404);
        }
        expect((await client.schema('private').from('sms_outbox').select()).status).toBe(406);
      });
    });

    it('refuses a wrong key, over HTTP and over the socket', async () => {
      const client = connect({ ...target, key: 'wrong' });
      expect((await client.from(TABLE).select()).status).toBe(401);
      await expect(subscribe(listen(client).channel)).rejects.toThrow();
      await leave(client);
    });

    describe('reports', () => {
      it('can be made once about an existing message, and cannot be read', async () => {
        const { client, send } = room();
        const { data } = await send('rude').select('id').single();
        const report = (id: number) =>
          client.from('messenger_reports').insert({ message_id: id, reason: 'It is rude' });
        expect((await report(data?.id)).error).toBeNull();
        expect(await report(data?.id)).toMatchObject({ status: 409, error: { code: '23505' } });
        expect((await report(2 ** 50)).status).toBe(409);
        expect((await client.from('messenger_reports').select()).status).toBe(401);
      });
    });

    describe('live', () => {
      it('delivers a new row to everybody, itself included, with real types', async () => {
        const [a, b] = [room('A'), room('B')];
        const [la, lb] = [listen(a.client), listen(b.client)];
        await Promise.all([subscribe(la.channel), subscribe(lb.channel)]);
        const { data } = await a.send('live').select().single();
        const mine = (rows: readonly Message[]) => rows.some((row) => row.id === data?.id);
        for (const { messages } of [la, lb]) {
          const rows = await messages.until(mine);
          expect(rows.find((row) => row.id === data?.id)).toEqual(data);
        }
        await leave(a.client, b.client);
      });

      it('filters by the value that was asked for', async () => {
        const { client, send } = room('Only');
        const { channel, messages } = listen(client, 'username=eq.Only');
        await subscribe(channel);
        await room('Other').send('not this');
        await send('this');
        await messages.until((rows) => rows.some((row) => row.message === 'this'));
        expect(messages.items.map((row) => row.username)).toEqual(['Only']);
        await leave(client);
      });

      it('shows presence: coming, changing, going', async () => {
        const [a, b] = [connect(target), connect(target)];
        const seen = new Collector<string>();
        const join = (client: typeof a, key: string) =>
          client
            .channel('presence-test', { config: { presence: { key } } })
            .on('presence', { event: 'sync' }, () => {
              if (client === a) seen.push(JSON.stringify(ca.presenceState()));
            });
        const ca = join(a, 'ann');
        const cb = join(b, 'bob');
        await subscribe(ca);
        await subscribe(cb);
        expect(await ca.track({ status: 'online' })).toBe('ok');
        expect(await cb.track({ status: 'online' })).toBe('ok');
        await seen.until((states) => /ann.*bob|bob.*ann/.test(states.at(-1) ?? ''));
        expect(await cb.untrack()).toBe('ok');
        await seen.until((states) => !states.at(-1)?.includes('bob'));
        expect(await cb.track({ status: 'away' })).toBe('ok');
        await seen.until((states) => states.at(-1)?.includes('away') ?? false);
        expect(ca.presenceState()).toMatchObject({
          ann: [{ status: 'online' }],
          bob: [{ status: 'away' }],
        });
        await b.realtime.disconnect();
        await seen.until((states) => !(states.at(-1) ?? 'bob').includes('bob'));
        await leave(a);
      });

      it('passes a broadcast to the others', async () => {
        const [a, b] = [connect(target), connect(target)];
        const heard = new Collector<{ payload: { name: string } }>();
        const echo = new Collector<unknown>();
        const ca = a
          .channel('typing-test')
          .on('broadcast', { event: 'typing' }, (message) => echo.push(message));
        const cb = b
          .channel('typing-test')
          .on<{ name: string }>('broadcast', { event: 'typing' }, heard.push)
          .on('broadcast', { event: 'other' }, echo.push);
        await Promise.all([subscribe(ca), subscribe(cb)]);
        expect(
          await ca.send({ type: 'broadcast', event: 'typing', payload: { name: 'Ann' } }),
        ).toBe('ok');
        const [message] = await heard.count(1);
        expect(message?.payload).toEqual({ name: 'Ann' });
        expect(echo.items).toEqual([]);
        await leave(a, b);
      });

      it('passes on a broadcast that comes over HTTP', async () => {
        const [a, b] = [connect(target), connect(target)];
        const heard = new Collector<{ payload: { name: string } }>();
        const channel = b
          .channel('http-test')
          .on<{ name: string }>('broadcast', { event: 'typing' }, heard.push);
        await subscribe(channel);
        await a.channel('http-test').httpSend('typing', { name: 'Ann' });
        const [message] = await heard.count(1);
        expect(message?.payload).toEqual({ name: 'Ann' });
        await leave(a, b);
      });

      it('applies row-level security to live rows too', async (context) => {
        if (target.query === undefined) return context.skip('needs the service role');
        const { client, send } = room('A');
        const all = new Collector<Message>();
        const channel = client
          .channel('everything')
          .on<Message>(
            'postgres_changes',
            { event: 'INSERT', schema: 'public', table: TABLE },
            (payload) => all.push(payload.new),
          );
        await subscribe(channel);
        await target.query(
          `insert into public.messenger_messages (room_id, username, message)
           values ('secret', 'Spy', 'unseen')`,
        );
        await send('seen');
        await all.until((rows) => rows.some((row) => row.message === 'seen'));
        expect(all.items.every((row) => row.room_id === 'default')).toBe(true);
        await leave(client);
      });
    });

    describe('limits', () => {
      it('lets one address send eight at once and then asks it to wait', async (context) => {
        if (target.query === undefined) return context.skip('would use up a shared limit');
        const { send } = room();
        const answers = [];
        for (let i = 0; i < 9; i++) answers.push(await send(`flood ${i}`));
        expect(answers.slice(0, 8).every((answer) => answer.status === 201)).toBe(true);
        expect(answers[8]).toMatchObject({ status: 429, error: { code: 'PT429' } });
        expect(answers[8]?.error?.details).toMatch(/^Retry after \d+ s$/);
        expect((await room().send('another address')).status).toBe(201);
      });

      it('lets one address send three nudges at once', async (context) => {
        if (target.query === undefined) return context.skip('would use up a shared limit');
        const { send } = room();
        const nudge = () => send('nudge', { message_type: 'nudge' });
        expect((await nudge()).status).toBe(201);
        expect((await nudge()).status).toBe(201);
        expect((await nudge()).status).toBe(201);
        expect((await nudge()).status).toBe(429);
        expect((await send('text still goes')).status).toBe(201);
      });

      it('limits the room as a whole, by a setting', async (context) => {
        if (target.query === undefined) return context.skip('needs the service role');
        const [before] = await target.query<{ room_burst: number; room_per_second: number }>(
          'select room_burst, room_per_second from private.messenger_settings',
        );
        // So slow that the room does not recover between two messages on a busy machine.
        await target.query(
          'update private.messenger_settings set room_burst = 1, room_per_second = 0.001',
        );
        try {
          const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => room().send('crowd')));
          expect(answers.map(({ status }) => status)).toContain(429);
        } finally {
          await target.query(
            'update private.messenger_settings set room_burst = $1, room_per_second = $2',
            [before?.room_burst, before?.room_per_second],
          );
          await target.query('delete from private.rate_buckets');
        }
      });

      it('stores no address', async (context) => {
        if (target.query === undefined) return context.skip('needs the service role');
        const client = connect(target, { address: '203.0.113.77' });
        await client.from(TABLE).insert({ username: 'a', message: 'b' });
        const rows = await target.query<{ bucket: string }>(
          'select bucket from private.rate_buckets',
        );
        expect(rows.length).toBeGreaterThan(0);
        expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
      });
    });
  });
}
