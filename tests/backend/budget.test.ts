import { expect, it } from 'vitest';
import { parseLiveFilter } from '../../server/backend/rest/parseCondition';
import { RestError } from '../../server/backend/rest/RestError';
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

const patterns = (count: number, pattern: string) =>
  `(${Array.from({ length: count }, () => `message.ilike.${pattern}`).join(',')})`;

it.each([
  ['many patterns', { or: patterns(39, '*h*e*l*l*o*') }],
  ['patterns in nested groups', { or: `(and${patterns(3, '*a*')},and${patterns(3, '*b*')})` }],
  ['one pattern of many wildcards', { message: `like.${'*a'.repeat(30)}*` }],
  ['wildcards by another name', { message: `like.${'%a'.repeat(30)}%` }],
  ['a long pattern', { message: `like.${'a'.repeat(600)}*` }],
  ['a pattern in a long list of parameters', { message: `not.ilike.${'*ab'.repeat(12)}` }],
  [
    'fifty names of one column',
    { select: Array.from({ length: 50 }, (_, i) => `a${i}:message`).join(',') },
  ],
  ['all columns again and again', { select: '*,*,*,*' }],
])('%s cost more than a request may', (_what, query) => {
  expect(thrownBy(() => read(query))).toBeInstanceOf(RestError);
  expect(thrownBy(() => read(query))).toEqual(refused('PGRST100'));
});

it('a live filter has the same budget', () => {
  const filter = Array.from({ length: 9 }, () => 'message=ilike.*a*').join(',');
  expect(thrownBy(() => parseLiveFilter(filter))).toEqual(refused('PGRST100'));
});

it('what the site asks is far below it', () => {
  expect(
    read({
      select: 'id,room_id,username,message,message_type,created_at',
      room_id: 'eq.default',
      id: 'gt.5',
      order: 'id.desc',
      limit: '50',
    }).conditions,
  ).toHaveLength(2);
  expect(read({ or: patterns(3, '*a*') }).conditions).toHaveLength(1);
  expect(read({ select: '*,said:message' }).select).toHaveLength(2);
});
