import { describe, expect, test } from 'vitest';
import { fromSqlError, RestError } from '../../server/backend/rest/RestError';
import {
  appliedPreferences,
  parsePreferences,
  parseTarget,
} from '../../server/backend/rest/Target';

function target(query: Record<string, string>, headers: Record<string, string> = {}, reads = true) {
  return parseTarget(
    'messages',
    undefined,
    new URLSearchParams(query),
    (name) => headers[name],
    reads,
  );
}

/** Code, status and message of a refusal. */
function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof RestError) return `${error.status} ${error.body.code} ${error.message}`;
    throw error;
  }
  throw new Error('not refused');
}

describe('the number of rows', () => {
  test.each([
    [{}, undefined, 0, 1000],
    [{ limit: '20' }, undefined, 0, 20],
    [{ limit: '0' }, undefined, 0, 0],
    [{ limit: '5000', offset: '7' }, undefined, 7, 1000],
    [{ offset: '-3' }, undefined, 0, 1000],
    [{ limit: 'many' }, undefined, 0, 1000],
    [{}, '10-19', 10, 10],
    [{}, '10-10', 10, 1],
    [{}, '10-', 10, 1000],
    [{}, 'items=1-2', 0, 1000],
    [{ offset: '3', limit: '4' }, '10-19', 3, 4],
  ])('%j with the range %s: from %i, %i of them', (query, range, offset, limit) => {
    expect(target(query, range === undefined ? {} : { range })).toMatchObject({ offset, limit });
  });

  test('a write ignores ranges; a reversed range and a negative limit are refused', () => {
    expect(target({}, { range: '10-19' }, false)).toMatchObject({ offset: 0, limit: 1000 });
    expect(refusal(() => target({}, { range: '10-9' }))).toBe(
      '416 PGRST103 Requested range not satisfiable',
    );
    expect(refusal(() => target({ limit: '-1' }))).toMatch(/^416 PGRST103/);
  });
});

describe('the media type of a response', () => {
  test.each([
    [undefined, 'array'],
    ['*/*', 'array'],
    ['text/html, application/*;q=0.9', 'array'],
    ['application/vnd.pgrst.object+json', 'object'],
    ['Application/vnd.pgrst.OBJECT', 'object'],
  ])('for Accept: %s is %s', (accept, shape) => {
    const headers = accept === undefined ? {} : { accept };
    expect(target({}, headers as Record<string, string>).shape).toBe(shape);
  });

  test.each([
    'text/html, image/png',
    'application/vnd.pgrst.plan+text; options=;for=x',
    'text/csv',
    'application/vnd.pgrst.array+json;nulls=stripped',
    'application/vnd.pgrst.object+json;nulls=stripped',
  ])('is not %s', (accept) => {
    expect(refusal(() => target({}, { accept }))).toBe(
      `400 not_offered An answer in ${accept} is not offered here`,
    );
  });
});

describe('the target of a request', () => {
  test("is the query without PostgREST's reserved parameters", () => {
    const asked = target({
      select: 'id',
      order: 'id.desc',
      limit: '1',
      offset: '2',
      columns: 'id, "message"',
      apikey: 'k',
      room_id: 'eq.default',
    });
    expect(asked).toMatchObject({
      name: 'messages',
      conditions: [{ column: 'room_id', value: 'default' }],
      select: ['id'],
      order: [{ column: 'id', direction: 'desc' }],
      columns: ['id', 'message'],
    });
    expect(target({})).toMatchObject({ columns: null, order: [] });
  });

  test('has the one schema, by the header for its kind', () => {
    const other = { 'accept-profile': 'private' };
    expect(refusal(() => target({}, other))).toBe(
      '406 PGRST106 The schema must be one of the following: public',
    );
    expect(() => target({}, other, false)).not.toThrow();
    expect(() => target({}, { 'content-profile': 'private' }, false)).toThrow(RestError);
    expect(() => target({}, { 'accept-profile': 'public' })).not.toThrow();
  });

  test('has at most forty filters, and none of another table', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, 'eq.1']));
    expect(target(many(40)).conditions).toHaveLength(40);
    expect(refusal(() => target(many(41)))).toBe('400 PGRST100 Too many filters in one request');
    for (const key of ['rooms.id', 'rooms.or', 'rooms.limit', 'rooms.order', 'on_conflict']) {
      expect(refusal(() => target({ [key]: 'id' }))).toMatch(/^400 not_offered The filter /);
    }
  });
});

describe('preferences', () => {
  test('are read from a list', () => {
    const read = parsePreferences('return=representation, count=exact');
    expect(read).toEqual({ returns: 'representation', count: 'exact' });
    expect(appliedPreferences(read)).toEqual({
      'Preference-Applied': 'return=representation, count=exact',
    });
    expect(parsePreferences('return=minimal').returns).toBe('minimal');
    expect(parsePreferences('')).toEqual({ returns: null, count: null });
    expect(appliedPreferences(parsePreferences(undefined))).toEqual({});
  });

  test.each([
    'return=headers-only',
    'resolution=merge-duplicates',
    'missing=default',
    'count=planned',
    'handling=strict',
    'tx=rollback',
  ])('%s is not offered', (wish) => {
    expect(refusal(() => parsePreferences(`count=exact, ${wish}`))).toBe(
      `400 not_offered The preference ${wish} is not offered here`,
    );
  });
});

test.each([
  ['23503', 409],
  ['23505', 409],
  ['23514', 400],
  ['25006', 405],
  ['25P02', 500],
  ['42501', 401],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['42601', 400],
  ['57P01', 503],
  ['57014', 500],
  ['58030', 503],
  ['58000', 500],
  ['XX001', 503],
  ['XX002', 503],
  ['XX000', 500],
  ['P0001', 400],
  ['P0002', 500],
  ['PT418', 418],
  ['PT618', 400],
  ['08006', 503],
  ['09000', 500],
  ['0L000', 403],
  ['0P000', 403],
  ['28000', 403],
  ['2D000', 500],
  ['38000', 500],
  ['39000', 500],
  ['3B000', 500],
  ['40001', 500],
  ['53300', 503],
  ['54000', 500],
  ['55000', 500],
  ['F0000', 500],
  ['HV000', 500],
  ['22001', 400],
])('the state %s becomes the status %i, as PostgREST documents it', (code, status) => {
  const error = Object.assign(new Error('told'), { code, severity: 'ERROR' });
  expect(fromSqlError(error).status).toBe(status);
});

test("a refusal has the database's message, and when to retry", () => {
  const state = (code: string, more = {}) =>
    fromSqlError(Object.assign(new Error('slow down'), { code, severity: 'ERROR', ...more }));
  const slow = state('PT429', { detail: 'Retry after 12 s', hint: 'wait' });
  expect(slow.headers).toEqual({ 'Retry-After': '12' });
  expect(slow.body).toEqual({
    code: 'PT429',
    message: 'slow down',
    details: 'Retry after 12 s',
    hint: 'wait',
  });
  expect(state('PT429', { detail: 'Retry after a while' }).headers).toEqual({});
  expect(state('PT400', { detail: 'Retry after 12 s' }).headers).toEqual({});
  expect(state('42501').headers).toEqual({ 'WWW-Authenticate': 'Bearer' });
  expect(state('42501').body).toMatchObject({ details: null, hint: null });
});
