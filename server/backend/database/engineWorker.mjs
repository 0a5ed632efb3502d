// @ts-check
// The embedded PostgreSQL's own thread. Plain JavaScript that imports packages and its neighbour
// only, so that the same files run from the source, from the tests and beside the built server.
import { cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { ownFiles } from './ownFiles.mjs';

/**
 * @typedef {{ id: number, kind: 'begin' | 'in' | 'end' | 'query' | 'script' | 'listen' | 'close' | 'syncs' | 'snapshot',
 *   sql: string, params: (string | null)[], limit: number, transaction: number, commit: boolean }} Request
 * @typedef {{ tx: import('@electric-sql/pglite').Transaction, end: (commit: boolean) => Promise<void> }} Open
 */

/**
 * @type {{ dataDir: string | undefined, startParams: string[], watch: SharedArrayBuffer,
 *   keepEvery: number, pgliteWasmModule: WebAssembly.Module }}
 */
const { dataDir, startParams, watch, keepEvery, pgliteWasmModule } = workerData;

const files = ownFiles({ onFull: (inLog) => parentPort?.postMessage({ isFull: true, inLog }) });
// Imported now, so that it uses the wrapped file functions.
const { PGlite } = await import('@electric-sql/pglite');

/** @type {NodeJS.Timeout | undefined} */
let keeping;
/** Syncs the last commits now, or within the configured time. */
function keepSoon() {
  if (keepEvery === 0) {
    files.keepLog();
    return;
  }
  keeping ??= setTimeout(() => {
    keeping = undefined;
    files.keepLog();
  }, keepEvery);
}

/** Shared with the other thread: the running statement, and its limit in ms (0: none). */
const running = new Int32Array(watch);

/** All values are sent as text, so no type needs a serialiser of its own. */
const serializers = new Proxy({}, { get: () => (/** @type {unknown} */ value) => String(value) });

/**
 * @template T
 * @param {number} limit
 * @param {() => Promise<T>} work
 */
async function timed(limit, work) {
  Atomics.add(running, 0, 1);
  Atomics.store(running, 1, limit);
  try {
    return await work();
  } finally {
    Atomics.store(running, 1, 0);
  }
}

/** @param {unknown} error */
function toPlain(error) {
  const { name, message, code, severity, detail, hint } = /** @type {Record<string, unknown>} */ (
    /** @type {unknown} */ (error)
  );
  const isBroken = error instanceof WebAssembly.RuntimeError;
  return { name, message: message ?? String(error), code, severity, detail, hint, isBroken };
}

/** @param {number} id @param {Promise<unknown>} work */
function reply(id, work) {
  work.then(
    (rows) => parentPort?.postMessage({ id, rows }),
    (error) => parentPort?.postMessage({ id, error: toPlain(error) }),
  );
}

/** @type {Promise<unknown>} */
let last = Promise.resolve();
/** @template T @param {() => Promise<T>} work */
function inTurn(work) {
  const result = last.then(work);
  last = result.catch(() => {});
  return result;
}

/** @type {Map<number, Open>} */
const transactions = new Map();
const rolledBack = new Error('rolled back');

/** @param {import('@electric-sql/pglite').PGlite} pglite @param {Request} request */
function begin(pglite, { id, sql, params, limit }) {
  void inTurn(
    () =>
      new Promise((done) => {
        const work = pglite.transaction(async (tx) => {
          await timed(limit, () => tx.query(sql, params, { serializers }));
          const committed = new Promise((resolve) => {
            transactions.set(id, {
              tx,
              end: async (commit) => {
                resolve(commit);
                await work.catch((error) => {
                  if (error !== rolledBack) throw error;
                });
              },
            });
          });
          reply(id, Promise.resolve([]));
          if (!(await committed)) throw rolledBack;
        });
        work.then(done, (error) => {
          if (!transactions.has(id)) reply(id, Promise.reject(error));
          done(undefined);
        });
      }),
  );
}

/** @param {import('@electric-sql/pglite').PGlite} pglite @param {Request & { kind: Exclude<Request['kind'], 'begin'> }} request */
async function handle(pglite, request) {
  const { kind, sql, params, limit, transaction, commit } = request;
  switch (kind) {
    case 'in': {
      const open = transactions.get(transaction);
      const query = () => open?.tx.query(sql, params, { serializers });
      return (await timed(limit, async () => query()))?.rows;
    }
    case 'end': {
      const open = transactions.get(transaction);
      transactions.delete(transaction);
      await timed(limit, async () => open?.end(commit));
      if (commit) keepSoon();
      return undefined;
    }
    case 'query':
      return inTurn(() =>
        timed(limit, async () => {
          const { rows } = await pglite.query(sql, params, { serializers });
          keepSoon();
          return rows;
        }),
      );
    case 'script':
      return inTurn(() =>
        timed(limit, () =>
          pglite
            .transaction(async (tx) => {
              await tx.exec(sql);
            })
            .finally(keepSoon),
        ),
      );
    case 'listen':
      return inTurn(async () => {
        await pglite.listen(sql, (payload) => parentPort?.postMessage({ channel: sql, payload }));
      });
    case 'close':
      return inTurn(() =>
        timed(limit, async () => {
          await pglite.close();
          clearTimeout(keeping);
          files.keepAll();
        }),
      );
    case 'snapshot':
      return inTurn(() =>
        timed(limit, async () => {
          if (dataDir === undefined) throw new Error('There are no files to copy.');
          await pglite.exec('checkpoint');
          cpSync(dataDir, sql, { recursive: true, errorOnExist: true, force: false });
        }),
      );
    case 'syncs':
      return [{ syncs: files.syncs() }];
  }
}

reply(
  0,
  PGlite.create({
    pgliteWasmModule,
    ...(dataDir !== undefined && { dataDir }),
    startParams: [...PGlite.defaultStartParams, ...startParams],
    // For a new database: with checksums a damaged page is noticed when it is read.
    initDbStartParams: ['--data-checksums'],
  }).then((pglite) => {
    parentPort?.on('message', (/** @type {Request} */ request) => {
      const { kind } = request;
      if (kind === 'begin') begin(pglite, request);
      else reply(request.id, handle(pglite, { ...request, kind }));
    });
    return [];
  }),
);
