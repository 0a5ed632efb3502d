import type { SupabaseClient } from '@supabase/supabase-js';

type Call = (client: SupabaseClient) => PromiseLike<unknown>;
const T = 'contract_things';
const from = (client: SupabaseClient) => client.from(T);
const ids = (client: SupabaseClient) => from(client).select('id').order('id');

const strict = (call: unknown) =>
  (call as { maxAffected(rows: number): PromiseLike<unknown> }).maxAffected(1);

/** What a user of the client may call, by what it does, in this order: later ones find earlier rows. */
export const CLIENT_CALLS: Readonly<Record<string, Call>> = {
  'select all': (c) => from(c).select().order('id').limit(2),
  'select columns': (c) => from(c).select('id, name').order('id'),
  'select alias and cast': (c) => from(c).select('number:id, made::date').order('id'),
  'select JSON paths': (c) => from(c).select('data->a->>b, data->list').order('id'),
  'select unknown column': (c) => from(c).select('nope'),
  'select unknown table': (c) => c.from('nope').select(),
  'head with count': (c) => from(c).select('*', { count: 'exact', head: true }),
  'count planned': (c) => from(c).select('id', { count: 'planned' }).order('id'),
  'count estimated': (c) => from(c).select('id', { count: 'estimated' }).order('id'),
  eq: (c) => ids(c).eq('name', 'Ann'),
  neq: (c) => ids(c).neq('name', 'Ann'),
  gt: (c) => ids(c).gt('score', 2),
  gte: (c) => ids(c).gte('score', 2),
  lt: (c) => ids(c).lt('made', '2000-01-01T12:00:00Z'),
  lte: (c) => ids(c).lte('amount', 1.5),
  like: (c) => ids(c).like('name', '%n%'),
  likeAllOf: (c) => ids(c).likeAllOf('name', ['%n%', 'A%']),
  likeAnyOf: (c) => ids(c).likeAnyOf('name', ['A%', '%back']),
  ilike: (c) => ids(c).ilike('name', 'a%'),
  ilikeAllOf: (c) => ids(c).ilikeAllOf('name', ['%B%', '%big%']),
  ilikeAnyOf: (c) => ids(c).ilikeAnyOf('name', ['a%', 'b%']),
  regexMatch: (c) => ids(c).filter('name', 'match', '^A'),
  regexIMatch: (c) => ids(c).filter('name', 'imatch', '^a'),
  'is null': (c) => ids(c).is('name', null),
  'is true': (c) => ids(c).is('is_on', true),
  isDistinct: (c) => ids(c).filter('name', 'isdistinct', 'Ann'),
  in: (c) => ids(c).in('name', ['Ann', 'bob, the (big)', 'Cy "quo" \\ back']),
  'not in': (c) => ids(c).not('score', 'in', '(1,2)'),
  'contains array': (c) => ids(c).contains('tags', ['blue']),
  'contains JSON': (c) => ids(c).contains('data', { a: { b: 1 } }),
  'contains range': (c) => ids(c).contains('span', '[2,3)'),
  'containedBy array': (c) => ids(c).containedBy('tags', ['blue', 'green']),
  'containedBy JSON': (c) => ids(c).containedBy('data', { a: { b: 2 }, s: 'x', z: 1 }),
  rangeGt: (c) => ids(c).rangeGt('span', '[0,1)'),
  rangeGte: (c) => ids(c).rangeGte('span', '[2,4)'),
  rangeLt: (c) => ids(c).rangeLt('span', '[6,9)'),
  rangeLte: (c) => ids(c).rangeLte('span', '[1,6)'),
  rangeAdjacent: (c) => ids(c).rangeAdjacent('span', '[9,12)'),
  'overlaps array': (c) => ids(c).overlaps('tags', ['red', 'pink']),
  'overlaps range': (c) => ids(c).overlaps('span', '[8,10)'),
  textSearch: (c) => ids(c).textSearch('name', 'ann'),
  'textSearch plain': (c) =>
    ids(c).textSearch('name', 'the big', { type: 'plain', config: 'english' }),
  'textSearch phrase': (c) => ids(c).textSearch('name', 'big', { type: 'phrase' }),
  'textSearch web': (c) => ids(c).textSearch('words', 'cat or dog', { type: 'websearch' }),
  match: (c) => ids(c).match({ name: 'Ann', score: 1 }),
  not: (c) => ids(c).not('name', 'is', null),
  or: (c) => ids(c).or('score.eq.1,and(score.gt.2,is_on.is.true)'),
  'or with brackets': (c) => ids(c).or('name.eq."bob, the (big)",tags.cs.{red}'),
  'order by several': (c) =>
    from(c).select('id').order('is_on', { nullsFirst: true }).order('id', { ascending: false }),
  range: (c) => ids(c).range(1, 2),
  'range past the end': (c) => from(c).select('id', { count: 'exact' }).order('id').range(50, 60),
  single: (c) => ids(c).eq('id', 1).single(),
  'single of many': (c) => ids(c).single(),
  maybeSingle: (c) => ids(c).eq('id', 0).maybeSingle(),
  csv: (c) => from(c).select('id, name').order('id').csv(),
  stripNulls: (c) => from(c).select('id, name, amount').order('id').stripNulls(),
  insert: (c) => from(c).insert({ id: 200, name: 'new' }),
  'insert with count': (c) => from(c).insert({ id: 201, name: 'new' }, { count: 'exact' }),
  'insert and select': (c) => from(c).insert({ id: 202, name: 'new' }).select('id, score').single(),
  'insert many, defaults': (c) =>
    from(c)
      .insert([{ id: 203, score: 7 }, { id: 204 }], { defaultToNull: false })
      .select('id, score'),
  'insert twice': (c) => from(c).insert({ id: 200 }),
  upsert: (c) => from(c).upsert({ id: 200, name: 'changed' }).select('id, name'),
  'upsert ignoring': (c) =>
    from(c).upsert({ id: 200, name: 'not' }, { ignoreDuplicates: true, onConflict: 'id' }).select(),
  'upsert with count': (c) => from(c).upsert([{ id: 200 }, { id: 205 }], { count: 'exact' }),
  update: (c) => from(c).update({ name: 'up' }).eq('id', 200),
  'update with count': (c) => from(c).update({ name: 'up' }, { count: 'exact' }).gte('id', 200),
  'update and select': (c) => from(c).update({ name: 'up' }).eq('id', 200).select('id, name'),
  'update nothing and select': (c) => from(c).update({}).eq('id', 200).select(),
  'update nobody and select': (c) => from(c).update({ name: 'x' }).eq('id', 0).select(),
  'update unknown table': (c) => c.from('nope').update({ a: 1 }).eq('id', 1),
  // Typed as for a newer service; what this one has not, it must say.
  maxAffected: (c) => strict(from(c).update({ name: 'all' }).gte('id', 200)),
  'maxAffected of a delete': (c) => strict(from(c).delete().gte('id', 0)),
  'rollback without leave': (c) =>
    from(c).update({ name: 'kept' }).eq('id', 200).select('name').rollback(),
  explain: (c) => ids(c).explain(),
  'explain as JSON': (c) => ids(c).explain({ format: 'json', analyze: true }),
  'another schema': (c) => c.schema('private').from(T).select(),
  'write to another schema': (c) => c.schema('private').from(T).insert({ id: 1 }),
  'order by another table': (c) => from(c).select('id').order('id', { referencedTable: 'other' }),
  'limit another table': (c) => from(c).select('id').limit(1, { referencedTable: 'other' }),
  'select another table’s rows': (c) => from(c).select('id, other(*)'),
  'filter another table': (c) => from(c).select('id').eq('other.id', 1),
  aggregate: (c) => from(c).select('score.sum()'),
  'call with arguments': (c) => c.rpc('nope', { a: 1 }),
  'call by GET': (c) => c.rpc('nope', { a: 1 }, { get: true }),
  'delete with count': (c) => from(c).delete({ count: 'exact' }).eq('id', 205),
  'delete and select': (c) => from(c).delete().gte('id', 203).select('id').order('id'),
  delete: (c) => from(c).delete().gte('id', 200),
  'call an unknown function': (c) => c.rpc('nope'),
};
