import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Table } from '../../server/backend/database/readCatalogue';
import { DEFAULT_LIMITS } from '../../server/backend/limits';
import { AddressBudget, Budgets } from '../../server/backend/realtime/Budgets';
import {
  decodeBinary,
  decodeText,
  encode,
  encodeBroadcast,
  isVersion,
} from '../../server/backend/realtime/frames';
import { passes, prepareFilter } from '../../server/backend/realtime/liveFilter';
import { Refused } from '../../server/backend/realtime/Refused';
import { TokenBucket } from '../../server/backend/realtime/TokenBucket';
import { parseLiveFilter } from '../../server/backend/rest/parseCondition';

afterEach(() => vi.restoreAllMocks());

/** A clock that the test sets, in ms. */
function stopClock() {
  let now = 5000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return { wait: (ms: number) => (now += ms) };
}

describe('a token bucket', () => {
  test('allows its burst at once, then its rate, and never saves more than its burst', () => {
    const clock = stopClock();
    const bucket = new TokenBucket(3, 2);
    const take = (times: number) => Array.from({ length: times }, () => bucket.take());
    expect(take(4)).toEqual([true, true, true, false]);
    clock.wait(499);
    expect(bucket.take()).toBe(false);
    clock.wait(1);
    expect(take(2)).toEqual([true, false]);
    clock.wait(1000);
    expect(take(3)).toEqual([true, true, false]);
    clock.wait(60_000);
    expect(take(4)).toEqual([true, true, true, false]);
  });
});

describe('the limits that the sockets of an address share', () => {
  const limits = {
    ...DEFAULT_LIMITS,
    addressJoinBurst: 3,
    channelsPerAddress: 2,
    bindingsPerAddress: 4,
    filtersPerAddress: 2,
  };

  test('limit channels, and joins even if channels are left at once', () => {
    stopClock();
    const budget = new AddressBudget(limits, '192.0.2.1');
    budget.join();
    budget.join();
    expect(() => budget.join()).toThrow('Too many channels');
    budget.channels = 0;
    budget.join();
    expect(() => budget.join()).toThrow('Too many joins');
    expect(budget.channels).toBe(1);
  });

  test('limit subscriptions, and different ones; released ones are free again', () => {
    const budget = new AddressBudget(limits, '192.0.2.1');
    budget.bind('a');
    budget.bind('b');
    expect(() => budget.bind('c')).toThrow('Too many different subscriptions from this address');
    budget.bind('b');
    budget.bind('b');
    expect(() => budget.bind('a')).toThrow(
      'Too many subscriptions to table changes from this address',
    );
    budget.release('c');
    expect(() => budget.bind('a')).toThrow(Refused);
    budget.release('b');
    // "b" is still in use twice, so "c" would be the third.
    expect(() => budget.bind('c')).toThrow('Too many different subscriptions from this address');
    budget.release('a');
    budget.bind('c');
    budget.bind('c');
    expect(() => budget.bind('c')).toThrow('Too many subscriptions to table changes');
  });

  test('are kept for a minute after the last use, and while there are sockets', () => {
    const clock = stopClock();
    const budgets = new Budgets(limits);
    const one = budgets.of('1.2.3.4');
    expect(budgets.of('1.2.3.4')).toBe(one);
    expect(budgets.of('5.6.7.8')).not.toBe(one);
    budgets.of('5.6.7.8').sockets = 1;
    expect(budgets.size).toBe(2);
    clock.wait(60_000);
    budgets.forgetIdle();
    expect(budgets.of('1.2.3.4')).toBe(one);
    clock.wait(60_001);
    budgets.forgetIdle();
    expect(budgets.size).toBe(1);
    expect(budgets.of('1.2.3.4')).not.toBe(one);
  });
});

describe('a message', () => {
  const frame = { joinRef: '1', ref: '2', topic: 'realtime:a', event: 'phx_join', payload: {} };

  test('is an array of five in version 2, an object in version 1', () => {
    expect(encode(frame, '2.0.0')).toBe('["1","2","realtime:a","phx_join",{}]');
    expect(encode(frame, '1.0.0')).toBe(
      '{"join_ref":"1","ref":"2","topic":"realtime:a","event":"phx_join","payload":{}}',
    );
    expect(encode({ ...frame, payload: undefined }, '2.0.0')).toContain(',{}]');
    expect([isVersion('1.0.0'), isVersion('2.0.0'), isVersion('3.0.0'), isVersion(null)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('has references that are short texts or null, and names of at most 255 bytes', () => {
    const read = (...parts: unknown[]) => decodeText(JSON.stringify(parts), '2.0.0');
    expect(read(null, null, 't', 'e', 1)).toEqual({
      joinRef: null,
      ref: null,
      topic: 't',
      event: 'e',
      payload: 1,
    });
    const long = 'x'.repeat(255);
    expect(read(long, long, long, long, {})).not.toBeNull();
    for (const wrong of [
      [`${long}x`, null, 't', 'e', {}],
      [null, `${long}x`, 't', 'e', {}],
      [null, null, `${long}x`, 'e', {}],
      [null, null, 'é'.repeat(128), 'e', {}],
      [null, null, 't', `${long}x`, {}],
      [1, null, 't', 'e', {}],
      [null, 1, 't', 'e', {}],
      [null, null, 1, 'e', {}],
      [null, null, 't', 1, {}],
      [null, null, 't', 'e'],
      [null, null, 't', 'e', {}, {}],
    ]) {
      expect(read(...wrong), JSON.stringify(wrong).slice(0, 60)).toBeNull();
    }
    expect(decodeText('{"topic":"t","event":"e"}', '1.0.0')).toMatchObject({ ref: null });
    for (const text of ['', '{', '7', 'null', '"text"']) {
      expect(decodeText(text, '1.0.0'), text).toBeNull();
      expect(decodeText(text, '2.0.0'), text).toBeNull();
    }
    expect(decodeText(encode(frame, '1.0.0'), '2.0.0')).toBeNull();
  });
});

describe('a binary broadcast', () => {
  /** As a client of version 2 writes it. */
  function pushed(parts: readonly (string | Buffer)[], content: string | Buffer, encoding = 1) {
    const bytes = parts.map((part) => Buffer.from(part));
    return Buffer.concat([
      Buffer.from([3, ...bytes.map(({ length }) => length), encoding]),
      ...bytes,
      Buffer.from(content),
    ]);
  }
  const good = ['1', '2', 'realtime:é', 'typing', 'meta'];

  test('is read with its references, topic, event and content', () => {
    expect(decodeBinary(pushed(good, '{"a":1}'))).toEqual({
      joinRef: '1',
      ref: '2',
      topic: 'realtime:é',
      broadcast: { event: 'typing', encoding: 1, content: Buffer.from('{"a":1}') },
    });
    expect(decodeBinary(pushed(['', '', 't', 'e', ''], '7'))).toMatchObject({
      joinRef: null,
      ref: null,
    });
    const raw = Buffer.from([0xff, 0, 1]);
    expect(decodeBinary(pushed(good, raw, 0))?.broadcast).toEqual({
      event: 'typing',
      encoding: 0,
      content: raw,
    });
    expect(decodeBinary(pushed(['', '', 't', 'e', ''], '', 0))?.broadcast.content).toHaveLength(0);
  });

  test('is refused if a byte or a name is missing, or if a text is invalid', () => {
    const whole = pushed(['', '', 't', 'e', ''], '', 0);
    expect(decodeBinary(whole.subarray(0, -1))).toBeNull();
    expect(decodeBinary(Buffer.alloc(0))).toBeNull();
    expect(decodeBinary(Buffer.from([3, 0, 0, 0, 0, 0]))).toBeNull();
    const other = Buffer.from(pushed(good, '{}'));
    other[0] = 4;
    expect(decodeBinary(other)).toBeNull();
    expect(decodeBinary(pushed(['1', '2', '', 'e', ''], '{}'))).toBeNull();
    expect(decodeBinary(pushed(['1', '2', 't', '', ''], '{}'))).toBeNull();
    expect(decodeBinary(pushed(['1', '2', Buffer.from([0xff]), 'e', ''], '{}'))).toBeNull();
    expect(decodeBinary(pushed(good, '{'))).toBeNull();
    expect(decodeBinary(pushed(good, Buffer.from([0x22, 0xff, 0x22])))).toBeNull();
  });

  test('is an object for version 1, in base64 if its bytes are not JSON', () => {
    const content = Buffer.from([1, 2, 3]);
    expect(encodeBroadcast('t', { event: 'e', encoding: 0, content }, '1.0.0')).toBe(
      '{"join_ref":null,"ref":null,"topic":"t","event":"broadcast","payload":{"type":"broadcast","event":"e","payload":"AQID"}}',
    );
    expect(encodeBroadcast('t', { event: 'e', encoding: 0, content }, '2.0.0')).toEqual(
      Buffer.from([4, 1, 1, 0, 0, ...Buffer.from('te'), 1, 2, 3]),
    );
  });
});

describe('the filter of live changes', () => {
  const types: Readonly<Record<string, string>> = {
    id: 'int8',
    score: 'numeric',
    seen: 'bool',
    at: 'timestamptz',
    name: 'text',
    data: 'jsonb',
  };
  const table = {
    name: 'messages',
    columns: Object.entries(types).map(([name, type]) => ({ name, type })),
  } as unknown as Table;
  /** As the database writes the values of each type: numbers bare, all others in quotes. */
  const giveTypes = (values: readonly Readonly<{ value: string; type: string }>[]) =>
    Promise.resolve(
      values.map(({ value, type }) =>
        ['int8', 'numeric', 'bool'].includes(type) ? value : JSON.stringify(value),
      ),
    );
  const lets = async (filter: string, row: Record<string, string | null>) =>
    passes(
      new Map(Object.entries(row)),
      await prepareFilter(table, parseLiveFilter(filter), giveTypes),
    );

  test.each([
    ['id=eq.9007199254740993', { id: '9007199254740993' }, true],
    ['id=eq.9007199254740993', { id: '9007199254740992' }, false],
    ['id=gt.9', { id: '10' }, true],
    ['id=gt.10', { id: '10' }, false],
    ['id=gte.10', { id: '10' }, true],
    ['id=gte.10', { id: '9' }, false],
    ['id=lt.10', { id: '9' }, true],
    ['id=lt.10', { id: '10' }, false],
    ['id=lte.10', { id: '10' }, true],
    ['id=lte.10', { id: '11' }, false],
    ['id=neq.10', { id: '9' }, true],
    ['id=neq.10', { id: '10' }, false],
    ['score=gt.9.5', { score: '10.25' }, true],
    ['score=lt.9.5', { score: '10.25' }, false],
    ['id=in.(1,2)', { id: '2' }, true],
    ['id=in.(1,2)', { id: '3' }, false],
    ['name=eq.ann', { name: '"ann"' }, true],
    ['name=gt.Z', { name: '"a"' }, true],
    ['seen=is.true', { seen: 'true' }, true],
    ['seen=is.true', { seen: 'false' }, false],
    ['seen=is.false', { seen: 'false' }, true],
    ['name=is.null', { name: null }, true],
    ['name=is.null', { name: '"ann"' }, false],
    ['name=eq.ann', { name: null }, false],
    ['id=in.(1)', { id: null }, false],
    ['at=gt.1997-05-02T10:00:00.000001Z', { at: '"1997-05-02T10:00:00.000002Z"' }, true],
    ['at=lt.1997-05-02T10:00:00Z', { at: '"1997-05-02T11:30:00+02:00"' }, true],
    ['id=eq.1', {}, false],
  ])('%s on %j: %s', async (filter, row, expected) => {
    expect(await lets(filter, row)).toBe(expected);
  });

  test.each([
    ['nothing=eq.1', 'column messages.nothing does not exist'],
    ['data=eq.1', 'Live changes are not filtered by columns of the type jsonb'],
    ['name=is.true', 'argument of IS true must be type boolean'],
  ])('%s is refused: %s', async (filter, message) => {
    await expect(lets(filter, {})).rejects.toThrow(message);
    await expect(lets(filter, {})).rejects.toBeInstanceOf(Refused);
  });
});
