import { expect, it } from 'vitest';
import { checkCost, estimateOf } from '../../server/backend/rest/budget';
import { parseLiveFilter } from '../../server/backend/rest/parseCondition';
import { RestError } from '../../server/backend/rest/RestError';
import { Parameters, whereSql } from '../../server/backend/rest/sql';
import { parseTarget } from '../../server/backend/rest/Target';

const read = (query: Record<string, string>) =>
  parseTarget('messenger_messages', undefined, new URLSearchParams(query), () => undefined, true);
const refused = (code: string) =>
  expect.objectContaining({ status: 400, body: expect.objectContaining({ code }) });
const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
};

it.each([
  ['one pattern of many wildcards', { message: `like.${'*a'.repeat(30)}*` }],
  ['wildcards by another name', { message: `like.${'%a'.repeat(30)}%` }],
  ['a long pattern', { message: `like.${'a'.repeat(600)}*` }],
  ['a pattern of many parts', { message: `ilike.${'*ab'.repeat(12)}` }],
])('%s cost more than a request may', (_what, query) => {
  expect(thrownBy(() => read(query))).toBeInstanceOf(RestError);
  expect(thrownBy(() => read(query))).toEqual(refused('PGRST100'));
});

/** How many rows a request may have looked at before it is refused. */
function rowsFor(query: Record<string, string>): number {
  const estimate = estimateOf(read(query).conditions);
  if (estimate === undefined) return Number.POSITIVE_INFINITY;
  const isRefused = (rows: number) => thrownBy(() => checkCost(rows, estimate.perRow)) !== null;
  let rows = 1;
  while (!isRefused(rows)) rows *= 2;
  return rows;
}

/** What they cost is measured: a row of 500 characters that was written to be slow, in µs. */
it.each<[string, Record<string, string>, measured: number]>([
  ['a pattern', { message: 'like.*hello*' }, 6],
  ['a pattern in any case', { message: 'ilike.*zzz*' }, 6.3],
  ['ten wildcards', { message: 'ilike.*a*b*c*d*e*f*g*h*i*' }, 9.4],
  ['a long pattern between two wildcards', { message: `like.*${'a'.repeat(200)}b*` }, 156],
])('%s is refused before it takes a fifth of a second', (_what, query, measured) => {
  expect(rowsFor(query) * measured).toBeLessThan(200_000);
});

it('conditions without a text search are not estimated', () => {
  expect(rowsFor({ room_id: 'eq.default', id: 'gt.5', order: 'id.desc' })).toBe(
    Number.POSITIVE_INFINITY,
  );
});

it('a pattern is tried only on rows that pass the cheaper conditions', () => {
  const { conditions } = read({ message: 'like.*a*', username: 'eq.nobody' });
  const sql = whereSql('t', conditions, new Parameters());
  expect(sql.indexOf('"username"')).toBeLessThan(sql.indexOf('"message"'));
});

it('a live filter has the same budget', () => {
  expect(thrownBy(() => parseLiveFilter(`message=ilike.${'*a'.repeat(11)}`))).toEqual(
    refused('PGRST100'),
  );
});

it('the site’s own requests cost far less', () => {
  expect(
    read({
      select: 'id,room_id,username,message,message_type,created_at',
      room_id: 'eq.default',
      id: 'gt.5',
      order: 'id.desc',
      limit: '50',
    }).conditions,
  ).toHaveLength(2);
});

it.each([
  ['many values', `id=in.(${Array.from({ length: 101 }, (_, i) => i % 10).join(',')})`],
  ['long values', `username=in.(${'a'.repeat(300)},${'b'.repeat(300)})`],
  ['a long value', `username=eq.${'a'.repeat(600)}`],
  ['a long pattern', `message=like.${'a'.repeat(200)}*`],
])('a live filter of %s is too expensive to apply to every change', (_what, filter) => {
  expect(thrownBy(() => parseLiveFilter(filter))).toEqual(refused('PGRST100'));
});

it('a live filter like those of the hosted service is accepted', () => {
  expect(parseLiveFilter('room_id=eq.default')).toHaveLength(1);
  expect(
    parseLiveFilter(`id=in.(${Array.from({ length: 100 }, (_, i) => i).join(',')})`),
  ).toHaveLength(1);
  expect(parseLiveFilter('message=ilike.*hello*there*')).toHaveLength(1);
});
