import { describe, expect, test } from 'vitest';
import type { Table } from '../../server/backend/database/readCatalogue';
import { DEFAULT_LIMITS } from '../../server/backend/limits';
import { AddressBudget } from '../../server/backend/realtime/Budgets';
import { passes, prepareFilter } from '../../server/backend/realtime/liveFilter';
import { parseCondition, parseLiveFilter } from '../../server/backend/rest/parseCondition';
import { fromSqlError, RestError } from '../../server/backend/rest/RestError';
import { parseTarget } from '../../server/backend/rest/Target';

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof RestError) return `${error.status} ${error.body.code} ${error.message}`;
    throw error;
  }
  return 'taken';
}

const tooMany = (what: string) => `400 PGRST100 Too many ${what} in one request`;

describe('a live filter', () => {
  const live = (text: string) => refusal(() => parseLiveFilter(text));
  const list = (count: number, value = '1') => `id=in.(${Array(count).fill(value).join(',')})`;

  test('lists a hundred values at most', () => {
    expect(live(list(100))).toBe('taken');
    expect(live(list(101))).toBe(tooMany('values in a live filter'));
  });

  test('has at most five hundred characters', () => {
    const tooLong = tooMany('characters in a live filter');
    expect(live(list(100, 'aaaaa'))).toBe('taken');
    expect(live(list(100, 'aaaaaa'))).toBe(tooLong);
    expect(live(`name=eq.${'a'.repeat(500)}`)).toBe('taken');
    expect(live(`name=eq.${'a'.repeat(501)}`)).toBe(tooLong);
  });
});

test('the presence data of an address is limited, and less always passes', () => {
  const budget = new AddressBudget({ ...DEFAULT_LIMITS, presenceBytesPerAddress: 100 }, 'x');
  budget.keepPresence(60);
  budget.keepPresence(40);
  expect(() => budget.keepPresence(1)).toThrow('Too much presence data');
  budget.keepPresence(0);
  budget.keepPresence(-30);
  expect(() => budget.keepPresence(31)).toThrow('Too much');
  budget.keepPresence(30);
});

describe('an error of the database', () => {
  const told = (code: string, detail?: string) => {
    const { status, message, body, headers } = fromSqlError(
      Object.assign(new Error('in /data/x'), { code, severity: 'ERROR', detail }),
    );
    return { status, message, details: body.details, headers };
  };

  test.each(['53100', '58030', 'XX001', 'F0000'])('of its own (%s) names no file', (code) => {
    expect(told(code).message).toBe('The database is not available at the moment');
  });

  test.each(['23505', '42601', '0F000', 'P0001', '22P02'])(
    'of a query (%s) is reported',
    (code) => {
      expect(told(code).message).toBe('in /data/x');
    },
  );

  test('that asks to wait says how long', () => {
    expect(told('PT429', 'Retry after 30 s').headers).toEqual({ 'Retry-After': '30' });
    for (const detail of ['Then Retry after 30 s', 'Retry after 30 sheep', undefined]) {
      expect(told('PT429', detail).headers).toEqual({});
    }
    expect(told('PT400', 'Retry after 30 s').headers).toEqual({});
    expect(told('42501').headers).toEqual({ 'WWW-Authenticate': 'Bearer' });
  });

  test.each([
    ['PT418', 418],
    ['PT4180', 400],
    ['xPT418', 400],
    ['58P01', 503],
    ['58P02', 500],
    ['XX003', 500],
  ])('%s is a %i', (code, status) => {
    expect(told(code).status).toBe(status);
  });
});

describe('a request', () => {
  const target = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    parseTarget('messages', undefined, new URLSearchParams(query), (name) => headers[name], true);

  test('has as many rows as whole numbers say, and accepts nothing else', () => {
    for (const limit of ['7x', 'x7', '7.5', '1'.repeat(16), '']) {
      expect(target({ limit }).limit).toBe(1000);
    }
    expect(target({ offset: '9'.repeat(15) }).offset).toBe(999_999_999_999_999);
    for (const range of ['10-19x', 'x10-19', '10', '-19', '']) {
      expect(target({}, { range })).toMatchObject({ offset: 0, limit: 1000 });
    }
    expect(refusal(() => target({}, { range: '2-1' }))).toMatch(/^416/);
    const details = (work: () => unknown) => {
      try {
        work();
      } catch (error) {
        return (error as RestError).body.details;
      }
      return 'taken';
    };
    expect(details(() => target({ limit: '-1' }))).toBe(
      'Limit should be greater than or equal to zero.',
    );
    expect(details(() => target({}, { range: '2-1' }))).toBe(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  });

  test('accepts exactly the documented media types', () => {
    const accepts = (accept: string) => refusal(() => target({}, { accept }));
    expect(accepts('application/json')).toBe('taken');
    for (const accept of ['xapplication/vnd.pgrst.object+json', 'text/csv', 'constructor']) {
      expect(accepts(accept)).toBe(`400 not_offered An answer in ${accept} is not offered here`);
    }
    expect(target({}, { accept: 'text/html, application/json' }).shape).toBe('array');
  });

  test('names columns with quotes around the whole of a name or without quotes', () => {
    expect(target({ columns: '"a b",c' }).columns).toEqual(['a b', 'c']);
    expect(refusal(() => target({ columns: '"a b", c"d"' }))).toMatch(/^400 not_offered/);
  });

  test('honours its preferences, and ignores a parameter without a name', () => {
    expect(target({}, { prefer: 'count=exact' }).preferences.count).toBe('exact');
    expect(target({ '': 'eq.1', id: 'eq.1' }).conditions).toHaveLength(1);
  });
});

describe('a live filter by type', () => {
  const types = [
    ['int2', '9', '10'],
    ['int4', '-10', '9'],
    ['int8', '9007199254740992', '9007199254740993'],
    ['float4', '9.5', '10.25'],
    ['float8', '"-Infinity"', '1e3'],
    ['float8', '1e300', '"Infinity"'],
    ['float8', '"Infinity"', '"NaN"'],
    ['numeric', '-3', '-2.5'],
    ['numeric', '3', '"NaN"'],
    ['date', '"1997-05-02"', '"1997-10-02"'],
    ['timestamp', '"1997-05-02T09:00:00.000001"', '"1997-05-02T09:00:00.000002"'],
    ['timestamptz', '"1997-05-02T23:00:00+00:00"', '"1997-05-03T00:30:00+01:00"'],
    ['text', '"Z"', '"a"'],
    ['varchar', '""', '" "'],
    ['bpchar', '"\uffff"', '"🦖"'],
    ['uuid', '"0a"', '"a0"'],
    ['bool', 'false', 'true'],
  ] as const;

  test.each(types)('%s: %s is less than %s', async (type, less, more) => {
    const table = {
      name: 't',
      columns: [
        { name: 'a', type: 'text' },
        { name: 'c', type },
      ],
    };
    const given: string[] = [];
    const lets = async (operator: string, wanted: string, value: string) =>
      passes(
        new Map([['c', value]]),
        await prepareFilter(
          table as unknown as Table,
          parseLiveFilter(`c=${operator}.x`),
          (values) => {
            given.push(...values.map((each) => each.type));
            return Promise.resolve([wanted]);
          },
        ),
      );
    expect(await Promise.all([lets('lt', more, less), lets('lt', less, more)])).toEqual([
      true,
      false,
    ]);
    expect(await Promise.all([lets('gt', less, more), lets('gt', more, less)])).toEqual([
      true,
      false,
    ]);
    for (const same of [less, more]) {
      expect(await Promise.all([lets('eq', same, same), lets('neq', same, same)])).toEqual([
        true,
        false,
      ]);
    }
    expect(new Set(given)).toEqual(new Set([type]));
  });

  test('asks for the types of compared columns only', async () => {
    const table = { name: 't', columns: [{ name: 'c', type: 'text' }] } as unknown as Table;
    let asked: readonly unknown[] = [];
    const filter = ['is.null', 'eq.x'];
    await prepareFilter(
      table,
      filter.map((value) => parseCondition('c', value)),
      (values) => {
        asked = values;
        return Promise.resolve(values.map(({ value }) => JSON.stringify(value)));
      },
    );
    expect(asked).toEqual([{ value: 'x', type: 'text' }]);
  });
});
