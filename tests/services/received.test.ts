import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { presences } from '../../src/services/chat/Chat';
import { maxMessage, maxName, messageTypes, parseRow } from '../../src/services/chat/ChatMessage';
import { parsePeople } from '../../src/services/chat/parsePeople';
import { readHistory, readMissed, readRemoved } from '../../src/services/chat/readMessages';
import { sendSms, smsDelivery } from '../../src/services/sms';

afterEach(() => void vi.unstubAllGlobals());

const time = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });
/** A valid row, sometimes with one invalid field. */
const row = fc
  .tuple(
    fc.record({
      id: fc.nat(),
      room_id: fc.constant('default'),
      username: fc.string({ maxLength: 200 }),
      message: fc.string({ maxLength: 3_000 }),
      message_type: fc.constantFrom(...messageTypes),
      created_at: time.map((date) => date.toISOString()),
    }),
    fc.constantFrom('id', 'room_id', 'username', 'message', 'message_type', 'created_at', 'none'),
    fc.anything(),
  )
  .map(([fields, wrong, value]) => ({ ...fields, [wrong]: value }));
const anyRow = fc.oneof(row, fc.anything());

function expectRow(parsed: ReturnType<typeof parseRow>): void {
  if (parsed === undefined) return;
  expect(Number.isSafeInteger(parsed.id)).toBe(true);
  expect(messageTypes).toContain(parsed.type);
  expect(parsed.username.length).toBeLessThanOrEqual(4 * maxName);
  expect(parsed.message.length).toBeLessThanOrEqual(4 * maxMessage);
  expect(Date.parse(parsed.createdAt)).not.toBeNaN();
}

describe('received chat data', () => {
  test('a row is parsed completely or refused', () => {
    let read = 0;
    fc.assert(
      fc.property(anyRow, (received) => {
        const parsed = parseRow(received);
        expectRow(parsed);
        if (parsed) read += 1;
      }),
      { numRuns: 2_000 },
    );
    expect(read).toBeGreaterThan(50);
  });

  test('every parsed person has a valid name and presence', () => {
    const entry = fc.oneof(
      fc.record({
        name: fc.oneof(fc.string({ maxLength: 60 }), fc.anything()),
        presence: fc.oneof(fc.constantFrom<unknown>(...presences), fc.anything()),
      }),
      fc.anything(),
    );
    const state = fc.dictionary(fc.string(), fc.array(entry, { maxLength: 3 }));
    fc.assert(
      fc.property(state, fc.string(), (received, key) => {
        for (const { name, presence, self } of parsePeople(received, key)) {
          expect(name.trim()).toBe(name);
          expect(name.length).toBeGreaterThan(0);
          expect(name.length).toBeLessThanOrEqual(maxName);
          expect(presences).toContain(presence);
          expect(typeof self).toBe('boolean');
        }
      }),
      { numRuns: 1_000 },
    );
  });

  /** A client that gives every query the same answer, and counts the queries. */
  function clientThatSays(answer: unknown) {
    let asked = 0;
    const query: object = new Proxy(
      {},
      {
        get: (_, name) => {
          if (name !== 'then') return () => query;
          return (resolve: (value: unknown) => void) => {
            asked += 1;
            resolve(answer);
          };
        },
      },
    );
    return { client: { from: () => query } as unknown as SupabaseClient, asked: () => asked };
  }

  const answer = fc.oneof(
    fc.record({ data: fc.array(anyRow, { maxLength: 20 }), error: fc.constant(null) }),
    fc.record({ data: fc.anything(), error: fc.constant(null) }),
    fc.record({ data: fc.constant(null), error: fc.record({ message: fc.string() }) }),
  );

  test('a reply gives rows or an error, after a bounded number of requests', async () => {
    await fc.assert(
      fc.asyncProperty(answer, fc.array(fc.nat(), { maxLength: 5 }), async (said, known) => {
        for (const read of [
          (client: SupabaseClient) => readHistory(client),
          (client: SupabaseClient) => readMissed(client, 0),
        ]) {
          const { client } = clientThatSays(said);
          const rows = await read(client).catch((error: unknown) => error);
          if (rows instanceof Error) continue;
          for (const each of rows as ReturnType<typeof parseRow>[]) expectRow(each);
        }
        const { client, asked } = clientThatSays(said);
        const gone = await readRemoved(client, known).catch((error: unknown) => error);
        if (!(gone instanceof Error))
          for (const id of gone as number[]) expect(known).toContain(id);
        expect(asked()).toBeLessThan(5);
      }),
      { numRuns: 500 },
    );
  });

  test('a server that repeats the same full page is not asked without end', async () => {
    const data = Array.from({ length: 500 }, (_, id) => ({ id }));
    const { client, asked } = clientThatSays({ data, error: null });
    await readRemoved(client, [1]);
    expect(asked()).toBeLessThan(5);
  });
});

describe('received SMS responses', () => {
  const body = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record({
        error: fc.oneof(fc.string({ maxLength: 600 }), fc.anything()),
        delivery: fc.oneof(fc.constantFrom('sent', 'outbox', 'live'), fc.anything()),
      })
      .map((value) => JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? 0 : each))),
  );
  const status = fc.constantFrom(200, 201, 400, 403, 422, 429, 500, 503);

  test('any response gives an outcome with a short error, or throws', async () => {
    await fc.assert(
      fc.asyncProperty(status, body, async (code, text) => {
        vi.stubGlobal('fetch', async () => new Response(text, { status: code }));
        const outcome = await sendSms({ to: '1', message: 'm', from: 'f' }, 'key').catch(
          (error: unknown) => error,
        );
        if (outcome instanceof Error) expect(code).toBeLessThan(300);
        else if (code < 300) {
          expect(outcome).toEqual({
            ok: true,
            delivery: expect.stringMatching(/^(?:sent|outbox)$/),
          });
        } else {
          const { error } = outcome as { error: string };
          expect(error.length).toBeGreaterThan(0);
          expect(error.length).toBeLessThan(500);
        }
        const delivery = await smsDelivery(AbortSignal.timeout(1_000));
        expect(['live', 'outbox', 'unknown']).toContain(delivery);
      }),
      { numRuns: 500 },
    );
  });
});
