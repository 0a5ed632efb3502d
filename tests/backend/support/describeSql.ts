import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/backend/database/Database';
import { migrate } from '../../../server/backend/database/migrate';
import { maintain } from '../../../server/backend/database/runMaintenance';

type Reservation = Readonly<{
  outcome: string;
  id: number | null;
  delivery: string | null;
  retry_after: number;
}>;

/** What the SQL itself promises, checked without any protocol in front of it. */
export function describeSql(
  name: string,
  open: () => Promise<{ database: Database; close: () => Promise<void> }>,
): void {
  describe(`the SQL on ${name}`, () => {
    let database: Database;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ database, close } = await open());
    });
    afterAll(() => close());

    const service = <T>(sql: string, params: (string | number)[] = []) =>
      database.transaction({ role: 'service_role' }, (session) => session.query<T>(sql, params));
    const visitor = <T>(sql: string, address = '192.0.2.1') =>
      database.transaction({ role: 'anon', address }, (session) => session.query<T>(sql));
    const reserve = async (key: string, address: string, recipient: string, body = 'Hello') => {
      const [row] = await service<Reservation>(
        'select * from private.reserve_sms($1, $2, $3, $4, $5)',
        [key, address, recipient, 'Ann', body],
      );
      if (row === undefined) throw new Error('no reservation');
      return row;
    };

    it('can be applied again without a change', async () => {
      const tables = () =>
        database.ownerQuery(
          `select table_schema, table_name, column_name from information_schema.columns
           where table_schema in ('public', 'private') order by 1, 2, 3`,
        );
      const before = await tables();
      await database.ownerQuery('comment on schema supabase_migrations is null');
      await migrate(database);
      expect(await tables()).toEqual(before);
    });

    it('keeps visitors out of everything private', async () => {
      for (const sql of [
        'select * from private.sms_outbox',
        'select * from private.messenger_settings',
        'update private.messenger_settings set room_burst = 1',
        'select private.prune_messenger()',
        `select private.reserve_sms('12345678', '', '', '', '')`,
        'select * from public.messenger_reports',
        'delete from public.messenger_messages',
        'update public.messenger_messages set message = $$x$$',
        'truncate public.messenger_messages',
      ]) {
        await expect(visitor(sql)).rejects.toMatchObject({ code: '42501' });
      }
    });

    it('counts an IPv6 network as one visitor, and another as another', async () => {
      const say = (address: string) =>
        visitor(
          `insert into public.messenger_messages (username, message) values ('a', 'b')`,
          address,
        );
      for (let i = 1; i <= 8; i++) await say(`2001:db8:1:1::${i}`);
      await expect(say('2001:db8:1:1:ffff::9')).rejects.toMatchObject({ code: 'PT429' });
      await say('2001:db8:1:2::1');
      await say('not an address');
    });

    it('refills a bucket as time passes', async () => {
      const take = async () => {
        const [row] = await database.ownerQuery<{ wait: number }>(
          `select private.take_token('test', 2, 1)::float8 as wait`,
        );
        return row?.wait;
      };
      expect([await take(), await take()]).toEqual([0, 0]);
      expect(await take()).toBeGreaterThan(0);
      await database.ownerQuery(
        `update private.rate_buckets set refilled_at = refilled_at - interval '1 second'
         where bucket = 'test'`,
      );
      expect(await take()).toBe(0);
    });

    it('numbers messages in the order of their times', async () => {
      const rows = await visitor<{ sorted: boolean }>(
        `select array_agg(id order by created_at) = array_agg(id order by id) as sorted
         from public.messenger_messages`,
      );
      expect(rows).toEqual([{ sorted: true }]);
    });

    it('keeps what is recent and deletes the rest', async () => {
      await service(
        `insert into public.messenger_messages (username, message, created_at)
         values ('old', 'gone', now() - interval '31 days'), ('new', 'stays', now())`,
      );
      expect(await maintain(database)).toBe(1);
      const rows = await service<{ username: string }>(
        `select username from public.messenger_messages where username in ('old', 'new')`,
      );
      expect(rows).toEqual([{ username: 'new' }]);
    });

    it('keeps no more messages than the settings allow', async () => {
      await service('update private.messenger_settings set keep_messages = 50');
      await service(
        `insert into public.messenger_messages (username, message)
         select 'n', 'm' from generate_series(1, 60)`,
      );
      await maintain(database);
      const [row] = await service<{ count: number }>(
        'select count(*)::int as count from public.messenger_messages',
      );
      expect(row?.count).toBe(50);
    });

    describe('SMS', () => {
      it('reserves once for a key, and says what became of it', async () => {
        const first = await reserve('key-00000001', '1.1.1.1', '+447400000001');
        expect(first).toMatchObject({ outcome: 'reserved', delivery: 'pending' });
        const again = await reserve('key-00000001', '1.1.1.1', '+447400000001');
        expect(again).toMatchObject({ outcome: 'repeated', id: first.id, delivery: 'pending' });
        const settle = 'select private.settle_sms($1, $2, $3) as settled';
        expect(await service(settle, [first.id ?? 0, 'sent', 'SM1'])).toEqual([{ settled: true }]);
        expect(await service(settle, [first.id ?? 0, 'failed', 'x'])).toEqual([{ settled: false }]);
        const settled = await reserve('key-00000001', '1.1.1.1', '+447400000001');
        expect(settled).toMatchObject({ outcome: 'repeated', delivery: 'sent' });
        const other = await reserve('key-00000001', '1.1.1.1', '+447400000001', 'Other text');
        expect(other).toMatchObject({ outcome: 'mismatch', id: null });
      });

      it('reserves once when asked many times at once', async () => {
        const answers = await Promise.all(
          Array.from({ length: 8 }, () => reserve('key-00000002', '1.1.1.2', '+447400000002')),
        );
        expect(answers.filter((answer) => answer.outcome === 'reserved')).toHaveLength(1);
        expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
      });

      it('limits an address, a number and the day', async () => {
        for (let i = 0; i < 5; i++) {
          const answer = await reserve(`key-address-${i}`, '1.1.1.3', `+44740000010${i}`);
          expect(answer.outcome).toBe('reserved');
        }
        const sixth = await reserve('key-address-5', '1.1.1.3', '+447400000109');
        expect(sixth.outcome).toBe('address');
        expect(sixth.retry_after).toBeGreaterThan(0);
        expect(sixth.retry_after).toBeLessThanOrEqual(3600);
        for (let i = 0; i < 5; i++) await reserve(`key-number-${i}`, `1.1.2.${i}`, '+447400000200');
        const number = await reserve('key-number-5', '1.1.2.5', '+447400000200');
        expect(number.outcome).toBe('number');
        await service('update private.sms_settings set per_day = 1');
        expect((await reserve('key-day-00001', '1.1.3.1', '+447400000300')).outcome).toBe('day');
        await service('update private.sms_settings set per_day = 200');
      });

      it('leaves alone a number that opted out', async () => {
        await service('select private.opt_out_of_sms($1)', ['+447400000400']);
        const answer = await reserve('key-optout-01', '1.1.4.1', '+447400000400');
        expect(answer.outcome).toBe('opted_out');
      });

      it('stores neither addresses nor opted-out numbers in the clear', async () => {
        const counters = await service('select * from private.sms_counters');
        const optOuts = await service('select * from private.sms_opt_outs');
        expect(JSON.stringify([counters, optOuts])).not.toMatch(/1\.1\.1\.|\+4474/);
      });
    });
  });
}
