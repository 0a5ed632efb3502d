import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';
import { contextStatement, type Database, type SqlValue, toText } from './Database';
import { lockDirectory } from './lockDirectory';
import { migrate } from './migrate';

/** Everything travels as text, so no type needs a serialiser of its own. */
const asText = new Proxy<Record<number, (value: unknown) => string>>(
  {},
  { get: () => (value: unknown) => String(value) },
);

/**
 * The room fits in a small cache over the system's own. The usual 128 MB would be laid out at every
 * start and stay in memory for good.
 */
const CACHE = ['-c', 'shared_buffers=16MB'];

/**
 * How much a function has to run before V8 compiles it anew, better: some thirty times its usual
 * measure. By that one a third of a start's processor time went into code that only starts run.
 */
const TIERING = '--wasm-tiering-budget=60000000';

function wrap(pglite: PGlite, release: () => void, onBroken: () => void): Database {
  let isBroken = false;
  /** Notices when the engine itself gave up, in contrast to refusing a statement. */
  const watched = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError && !isBroken) {
        isBroken = true;
        onBroken();
      }
      throw error;
    }
  };
  const run = async <T>(
    runner: Pick<PGlite, 'query'>,
    sql: string,
    params: readonly SqlValue[] = [],
  ): Promise<readonly T[]> =>
    (await runner.query<T>(sql, params.map(toText), { serializers: asText })).rows;

  return {
    kind: 'embedded',
    transaction: (context, work) => {
      const result = pglite.transaction(async (transaction) => {
        const [sql, params] = contextStatement(context);
        const session = {
          query: <T>(text: string, values?: readonly SqlValue[]) =>
            run<T>(transaction as unknown as Pick<PGlite, 'query'>, text, values),
        };
        await session.query(sql, params);
        return work(session);
      });
      return watched(result);
    },
    async script(sql) {
      await pglite.transaction((transaction) => transaction.exec(sql));
    },
    ownerQuery: (sql, params) => run(pglite, sql, params),
    async listen(channel, onPayload) {
      await pglite.listen(channel, onPayload);
    },
    async close() {
      try {
        await pglite.close();
      } finally {
        release();
      }
    },
  };
}

/**
 * Opens the PostgreSQL that lives in this process, in a directory of its own, and brings its schema
 * up to date.
 *
 * @param dataDir the directory for the database and its lock; `memory://` keeps nothing
 * @param onBroken called when the engine failed for good and has to be opened anew
 */
export async function openEmbedded(
  dataDir: string,
  onBroken: () => void = () => {},
): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  setFlagsFromString(TIERING);
  const start = (directory?: string) =>
    PGlite.create({
      ...(directory !== undefined && { dataDir: directory }),
      startParams: [...PGlite.defaultStartParams, ...CACHE],
    });
  if (dataDir === 'memory://') {
    const pglite = await start();
    const database = wrap(pglite, () => {}, onBroken);
    await migrate(database);
    return database;
  }

  mkdirSync(dataDir, { recursive: true });
  const release = lockDirectory(join(dataDir, 'database.lock'));
  try {
    const directory = join(dataDir, 'database');
    if (!existsSync(directory)) {
      // Made aside and moved when whole: a first start that was cut short leaves nothing broken.
      const fresh = join(dataDir, 'database.new');
      rmSync(fresh, { recursive: true, force: true });
      const database = wrap(await start(fresh), () => {}, onBroken);
      await migrate(database);
      await database.close();
      renameSync(fresh, directory);
    }
    const database = wrap(await start(directory), release, onBroken);
    await migrate(database);
    return database;
  } catch (error) {
    release();
    throw error;
  }
}
