import type { Hono } from 'hono';
import { createGuardedApp, type GuardOptions, notFound } from '../createGuardedApp';
import type { Database } from '../database/Database';
import type { Catalogue } from '../database/readCatalogue';
import { readBody } from '../readBody';
import { insertRows, readRows } from './answerRows';
import { checkBearer } from './authenticate';
import { notOffered, RestError } from './RestError';
import { readPayload } from './readPayload';
import { parseTarget } from './Target';

export type RestOptions = GuardOptions &
  Readonly<{ open: () => Promise<Readonly<{ database: Database; catalogue: Catalogue }>> }>;

const READS = new Set(['GET', 'HEAD']);
/** The root, where PostgREST describes its API, with or without a slash at the end. */
const ROOT = /\/v1\/?$/;
/** A longer text is no key of a room. */
const LONGEST_KEY = 64;
const METHODS = 'OPTIONS,GET,HEAD,POST,PATCH,DELETE';

/** Runs a limited number of tasks per key at a time. The others wait in order. */
class KeyedSemaphore {
  readonly #lines = new Map<string, { free: number; readonly waiting: (() => void)[] }>();

  constructor(readonly permits: number) {}

  /** @param key, such as a visitor's address */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { free: this.permits, waiting: [] };
    this.#lines.set(key, line);
    if (line.free === 0) await new Promise<void>((resolve) => line.waiting.push(resolve));
    else line.free--;
    try {
      return await work();
    } finally {
      // A free slot passes to the next waiting task.
      const next = line.waiting.shift();
      if (next === undefined) line.free++;
      else next();
      if (line.free === this.permits) this.#lines.delete(key);
    }
  }
}

/** Visitors have no privilege to change or delete rows: what PostgreSQL would say. */
const mayNotChange = (table: string): RestError =>
  new RestError(401, '42501', `permission denied for table ${table}`, {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });

/** Implements the part of PostgREST 12 that @supabase/supabase-js needs, under /rest/v1. */
export function createRestApp(options: RestOptions): Hono {
  const { open, addressOf, limits } = options;
  const app = createGuardedApp('rest', options);
  // Limits the queries of one address that run at once, so that other addresses wait little.
  const semaphore = new KeyedSemaphore(limits.queriesPerAddress);

  app.use(async (context, next) => {
    checkBearer(context.req.header('authorization'));
    await next();
  });

  app.all('/rpc/:name', (context) => {
    throw notOffered(`Calling the function ${context.req.param('name')}`);
  });

  app.all('/:table', async (context) => {
    const { method } = context.req;
    if (method === 'OPTIONS') return new Response(null, { headers: { Allow: METHODS } });
    const reads = READS.has(method);
    if (!reads && !['POST', 'PATCH', 'DELETE'].includes(method)) {
      throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
    }
    const { database, catalogue } = await open();
    const name = context.req.param('table');
    const target = parseTarget(
      name,
      catalogue.get(name),
      new URL(context.req.url).searchParams,
      (header) => context.req.header(header),
      reads,
    );
    if (!reads && target.table === undefined) return notFound(); // As PostgREST does.
    if (method === 'PATCH' || method === 'DELETE') throw mayNotChange(name);
    const payload = reads
      ? null
      : readPayload(
          await readBody(context, limits.bodyBytes),
          context.req.header('content-type'),
          target,
        );
    const address = addressOf(context);
    const roomKey = context.req.header('x-room-key')?.slice(0, LONGEST_KEY);
    return semaphore.run(address, () =>
      database.transaction({ role: 'anon', address, roomKey, readOnly: reads }, (session) =>
        payload === null ? readRows(session, target) : insertRows(session, target, payload),
      ),
    );
  });

  app.all('*', (context) => {
    if (!ROOT.test(context.req.path)) return notFound();
    throw new RestError(404, 'PGRST126', 'Root endpoint metadata is disabled');
  });
  return app;
}
