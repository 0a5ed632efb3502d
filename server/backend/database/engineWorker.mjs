// @ts-check
// The embedded PostgreSQL's own thread. Plain JavaScript that imports packages and its neighbour
// only, so that the same files run from the source, from the tests and beside the built server.
import { cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { ownFiles } from './ownFiles.mjs';

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

/** @param {import('@electric-sql/pglite').PGlite} pglite @param {import('./Engine').Request} request */
async function handle(pglite, { kind, sql = '', params }) {
  switch (kind) {
    case 'begin':
    case 'query': {
      if (kind === 'begin') await pglite.exec('begin');
      const { rows } = await pglite.query(sql, [...params], { serializers });
      keepSoon();
      return rows;
    }
    case 'end':
      await pglite.exec(sql).finally(keepSoon);
      return undefined;
    case 'script':
      await pglite.transaction((tx) => tx.exec(sql)).finally(keepSoon);
      return undefined;
    case 'listen':
      await pglite.listen(sql, (payload) => parentPort?.postMessage({ channel: sql, payload }));
      return undefined;
    case 'close':
      await pglite.close();
      clearTimeout(keeping);
      files.keepAll();
      return undefined;
    case 'snapshot':
      if (dataDir === undefined) throw new Error('There are no files to copy.');
      await pglite.exec('checkpoint');
      cpSync(dataDir, sql, { recursive: true, errorOnExist: true, force: false });
      return undefined;
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
    parentPort?.on('message', (/** @type {import('./Engine').Request} */ request) => {
      reply(
        request.id,
        timed(request.limit, () => handle(pglite, request)),
      );
    });
    return [];
  }),
);
