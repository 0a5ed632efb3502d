import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '../../server/backend/clientAddress';
import { isAllowedOrigin } from '../../server/backend/isAllowedOrigin';
import {
  decodeBinary,
  decodeText,
  encode,
  encodeBroadcast,
} from '../../server/backend/realtime/frames';
import { Presence } from '../../server/backend/realtime/Presence';
import { parseCondition, parseLiveFilter } from '../../server/backend/rest/parseCondition';
import { RestError } from '../../server/backend/rest/RestError';
import { Parameters, selectSql, whereSql } from '../../server/backend/rest/sql';
import { parseOrder, parseSelect } from '../../server/backend/rest/Target';

describe('frames', () => {
  const ref = fc.option(fc.string({ maxLength: 20 }), { nil: null });
  const frame = fc.record({
    joinRef: ref,
    ref,
    topic: fc.string({ maxLength: 60 }),
    event: fc.string({ maxLength: 60 }),
    payload: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean())),
  });

  it.each(['1.0.0', '2.0.0'] as const)(
    'are decoded from version %s as they were encoded',
    (version) => {
      fc.assert(
        fc.property(frame, (given) => {
          const wire = JSON.parse(JSON.stringify(given)); // drops what JSON cannot carry
          expect(decodeText(encode(given, version), version)).toEqual(wire);
        }),
      );
    },
  );

  it('are null or well formed for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const data = Buffer.from(bytes);
        decodeText(data.toString(), '2.0.0');
        decodeText(data.toString(), '1.0.0');
        const decoded = decodeBinary(data);
        if (decoded !== null) expect(data[0]).toBe(3);
      }),
    );
  });

  it("carry a broadcast as the client's own decoder expects it", () => {
    const content = Buffer.from('{"name":"Ann"}');
    const bytes = encodeBroadcast('realtime:é', { event: 'typing', encoding: 1, content }, '2.0.0');
    const topic = Buffer.from('realtime:é');
    expect(bytes).toEqual(
      Buffer.concat([
        Buffer.from([4, topic.length, 6, 0, 1]),
        topic,
        Buffer.from('typing'),
        content,
      ]),
    );
    const text = encodeBroadcast('realtime:x', { event: 'typing', encoding: 1, content }, '1.0.0');
    expect(JSON.parse(text.toString())).toMatchObject({
      event: 'broadcast',
      payload: { type: 'broadcast', event: 'typing', payload: { name: 'Ann' } },
    });
  });
});

describe('presence', () => {
  it('announces a crowd in one message, and nobody who came and went in between', () => {
    const presence = new Presence();
    presence.join('ann', { a: 1 });
    const bob = presence.join('bob', {});
    presence.join('ann', { a: 2 });
    presence.leave(bob);
    const diffs = presence.takeDiffs();
    expect(diffs).toHaveLength(1);
    expect(Object.keys(diffs[0]?.joins ?? {})).toEqual(['ann']);
    expect(diffs[0]?.joins.ann?.metas.map((meta) => meta.a)).toEqual([1, 2]);
    expect(presence.takeDiffs()).toEqual([]);
    expect(presence.size).toBe(2);
  });

  it('tells a newcomer what has been announced, so that the next diff applies', () => {
    const presence = new Presence();
    const ann = presence.join('ann', {});
    expect(presence.state()).toEqual({});
    presence.takeDiffs();
    presence.leave(ann);
    expect(Object.keys(presence.state())).toEqual(['ann']);
    expect(Object.keys(presence.takeDiffs()[0]?.leaves ?? {})).toEqual(['ann']);
    expect(presence.state()).toEqual({});
  });
});

describe('query parameters', () => {
  const key = fc.oneof(fc.constantFrom('id', 'or', 'and', 'not.or'), fc.string());
  const value = fc.oneof(
    fc.string(),
    fc.string().map((text) => `eq.${text}`),
    fc.string().map((text) => `(id.eq.${text},or(${text}))`),
    fc.string().map((text) => `in.(${text},"${text}")`),
  );

  it("are parsed, or refused with a reason; a visitor's text never becomes SQL", () => {
    fc.assert(
      fc.property(key, value, (name, text) => {
        try {
          const parameters = new Parameters();
          const sql = whereSql('t', [parseCondition(name, text)], parameters);
          // Outside of quoted names there are only our own words.
          const bare = sql.replaceAll(/"(?:[^"]|"")*"|'(?:[^']|'')*'/g, '');
          expect(bare).toMatch(/^[a-z_ .,()=<>$\d@&|~*-]*$/);
        } catch (error) {
          expect(error).toBeInstanceOf(RestError);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('select only columns', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          const bare = selectSql('t', parseSelect(text)).replaceAll(
            /"(?:[^"]|"")*"|'(?:[^']|'')*'/g,
            '',
          );
          expect(bare).toMatch(/^[a-z0-9_ .*,()>-]*$/);
        } catch (error) {
          expect(error).toBeInstanceOf(RestError);
        }
        for (const parse of [parseOrder, parseLiveFilter]) {
          try {
            parse(text);
          } catch (error) {
            expect(error).toBeInstanceOf(RestError);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the client's address", () => {
  it.each([
    ['10.0.0.1', undefined, false, '10.0.0.1'],
    ['::ffff:10.0.0.1', undefined, false, '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4', false, '10.0.0.1'],
    ['10.0.0.1', '1.2.3.4', true, '1.2.3.4'],
    ['10.0.0.1', 'forged, 6.6.6.6, 1.2.3.4', true, '1.2.3.4'],
    ['10.0.0.1', 'nonsense', true, '10.0.0.1'],
    ['10.0.0.1', '2001:db8::1', true, '2001:db8:0:0::/64'],
    ['2001:DB8:1:2:ffff:1:2:3', undefined, false, '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9%eth0', undefined, false, '2001:db8:1:2::/64'],
    ['::1', undefined, false, '0:0:0:0::/64'],
    ['::ffff:a00:1', undefined, false, '10.0.0.1'],
    ['::ffff:1:2:3', undefined, false, '0:0:0:0::/64'],
    ['1::4:5:6:7:8', undefined, false, '1:0:0:4::/64'],
    ['2001:db8:3:4::', undefined, false, '2001:db8:3:4::/64'],
    ['2001:db8:3::', undefined, false, '2001:db8:3:0::/64'],
    [undefined, undefined, true, 'unknown'],
  ])('is %s, forwarded for %s, trusted: %s → %s', (remote, forwarded, trust, expected) => {
    expect(clientAddress(remote, forwarded, trust)).toBe(expected);
  });

  it.each([
    [undefined, 'site.example', [], true],
    ['https://site.example', 'site.example', [], true],
    ['https://site.example:8443', 'site.example', [], false],
    ['https://evil.example', 'site.example', [], false],
    ['null', 'site.example', [], false],
    ['https://app.example', 'site.example', ['https://app.example'], true],
    ['https://any.example', 'site.example', ['*'], true],
  ])('comes from %s to %s, listed %j: %s', (origin, host, listed, expected) => {
    expect(isAllowedOrigin(origin, host, listed)).toBe(expected);
  });
});
