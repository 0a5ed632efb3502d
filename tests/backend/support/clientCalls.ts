import type { SupabaseClient } from '@supabase/supabase-js';

type Call = (client: SupabaseClient) => PromiseLike<unknown>;
const T = 'contract_things';
const from = (client: SupabaseClient) => client.from(T);
const ids = (client: SupabaseClient) => from(client).select('id').order('id');

/** What a user of the client may call, by what it does, in this order: later ones find earlier rows. */
export const CLIENT_CALLS: Readonly<Record<string, Call>> = {
  'select all': (c) => from(c).select().order('id').limit(2),
  'select columns': (c) => from(c).select('id, name').order('id'),
  'select unknown column': (c) => from(c).select('nope'),
  'select unknown table': (c) => c.from('nope').select(),
  'head with count': (c) => from(c).select('*', { count: 'exact', head: true }),
  eq: (c) => ids(c).eq('name', 'Ann'),
  neq: (c) => ids(c).neq('name', 'Ann'),
  gt: (c) => ids(c).gt('score', 2),
  gte: (c) => ids(c).gte('score', 2),
  lt: (c) => ids(c).lt('made', '2000-01-01T12:00:00Z'),
  lte: (c) => ids(c).lte('amount', 1.5),
  'is null': (c) => ids(c).is('name', null),
  'is true': (c) => ids(c).is('is_on', true),
  in: (c) => ids(c).in('name', ['Ann', 'bob, the (big)', 'Cy "quo" \\ back']),
  match: (c) => ids(c).match({ name: 'Ann', score: 1 }),
  'order by several': (c) =>
    from(c).select('id').order('is_on', { nullsFirst: true }).order('id', { ascending: false }),
  range: (c) => ids(c).range(1, 2),
  'range past the end': (c) => from(c).select('id', { count: 'exact' }).order('id').range(50, 60),
  single: (c) => ids(c).eq('id', 1).single(),
  'single of many': (c) => ids(c).single(),
  maybeSingle: (c) => ids(c).eq('id', 0).maybeSingle(),
  insert: (c) => from(c).insert({ id: 200, name: 'new' }),
  'insert with count': (c) => from(c).insert({ id: 201, name: 'new' }, { count: 'exact' }),
  'insert and select': (c) => from(c).insert({ id: 202, name: 'new' }).select('id, score').single(),
  'insert twice': (c) => from(c).insert({ id: 200 }),
  'another schema': (c) => c.schema('private').from(T).select(),
  'write to another schema': (c) => c.schema('private').from(T).insert({ id: 1 }),
};
