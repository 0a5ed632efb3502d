import { Worker } from 'node:worker_threads';
import { noRoom } from './Database';
import { findAbove } from './findAbove';

/** One request to the thread. The next may be sent only when it is answered. */
export type Request = Readonly<{
  id: number;
  /** `begin` runs its statement as the first of a transaction, which `end` ends. */
  kind: 'begin' | 'end' | 'query' | 'script' | 'listen' | 'close' | 'syncs' | 'snapshot';
  sql?: string;
  params: readonly (string | null)[];
  /** How long it may run, in ms. */
  limit: number;
}>;

type Failure = Readonly<{ name?: string; message: string; isBroken: boolean }>;

type Message =
  | Readonly<{ id: number; rows?: readonly unknown[]; error?: Failure }>
  | Readonly<{ channel: string; payload: string }>
  | Readonly<{ isFull: true; inLog: boolean }>;

type Waiting = Readonly<{
  resolve: (rows: readonly never[]) => void;
  reject: (error: Error) => void;
}>;

/** Starting, vacuuming and migrating may take long on a busy machine, in ms; but not for ever. */
const PATIENCE = 300_000;
const LOOK_EVERY = 200;
/** After a full disk a statement may retry for ever. Other answers come soon. */
const FULL_PATIENCE = 2_000;

export type EngineOptions = Readonly<{
  /** Undefined: nothing is stored. */
  dataDir?: string | undefined;
  startParams: readonly string[];
  pgliteWasmModule: WebAssembly.Module;
  /** The log is synced within so many ms of a commit; 0: before the commit is answered. */
  keepEvery: number;
  /** Called once if the thread ended without being asked to. */
  onBroken: () => void;
  /** Called if a write failed because the disk is full. */
  onFull: () => void;
}>;

function workerFile(): string {
  const found = findAbove('engineWorker.mjs');
  if (found === undefined) throw new Error('engineWorker.mjs is missing: build the server again.');
  return found;
}

/**
 * The embedded PostgreSQL in a thread of its own, with a deadline. The engine cannot cancel a
 * statement, so a thread that overruns is terminated.
 */
export class Engine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, (payload: string) => void>();
  readonly #running: Int32Array;
  readonly #watch: NodeJS.Timeout;
  readonly #gone: Promise<void>;
  #nextId = 1;
  #isOver = false;
  /** Resolves once it accepts requests; rejects if the files cannot be opened. */
  readonly ready: Promise<unknown>;

  /** The running statement met a full disk. */
  #isFull = false;

  constructor(readonly options: EngineOptions) {
    const { dataDir, startParams, keepEvery, pgliteWasmModule } = options;
    const watch = new SharedArrayBuffer(8);
    this.#running = new Int32Array(watch);
    this.#worker = new Worker(workerFile(), {
      workerData: { dataDir, startParams, watch, keepEvery, pgliteWasmModule },
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    this.ready = this.#expect(0);
    this.ready.catch(() => {});
    this.#worker.on('message', (message: Message) => this.#receive(message));
    this.#worker.on('error', () => this.#break());
    this.#gone = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#break();
        resolve();
      });
    });
    this.#watch = this.#watchOver();
  }

  /** Runs one request. Rejects with PostgreSQL's error, or if the thread is terminated. */
  call<T>(
    kind: Request['kind'],
    sql?: string,
    params: Request['params'] = [],
    limit = PATIENCE,
  ): Promise<readonly T[]> {
    if (this.#isOver) return Promise.reject(new Error('The database has stopped'));
    const id = this.#nextId++;
    this.#worker.postMessage({ id, kind, sql, params, limit } satisfies Request);
    return this.#expect(id);
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<void> {
    this.#listeners.set(channel, onPayload);
    await this.call('listen', channel);
  }

  /** Waits for running transactions and shuts down. A broken thread is terminated as it is. */
  async close(limit: number): Promise<void> {
    if (!this.#isOver) {
      const overdue = setTimeout(() => void this.kill(), limit);
      await this.call('close').catch(() => {});
      clearTimeout(overdue);
    }
    this.#isOver = true;
    await this.kill();
  }

  /** Terminates the thread at once; resolves when it has stopped. */
  async kill(): Promise<void> {
    this.#isOver = true;
    this.#fail();
    clearInterval(this.#watch);
    await this.#worker.terminate();
    await this.#gone;
  }

  #expect<T>(id: number): Promise<readonly T[]> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #watchOver(): NodeJS.Timeout {
    let sequence = 0;
    let since = performance.now();
    const timer = setInterval(() => {
      const now = Atomics.load(this.#running, 0);
      const limit = Atomics.load(this.#running, 1);
      if (limit === 0 || now !== sequence) {
        sequence = now;
        since = performance.now();
        this.#isFull = false;
      } else if (performance.now() - since > (this.#isFull ? FULL_PATIENCE : limit)) {
        this.#break();
      }
    }, LOOK_EVERY);
    return timer.unref();
  }

  #receive(message: Message): void {
    if ('isFull' in message) {
      this.#isFull = true;
      this.options.onFull();
      // Without room for its log the engine stops in the middle and cannot be used any more.
      if (message.inLog) this.#break(noRoom());
      return;
    }
    if ('channel' in message) {
      this.#listeners.get(message.channel)?.(message.payload);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    const { error, rows = [] } = message;
    if (error === undefined) {
      waiting?.resolve(rows as never[]);
      return;
    }
    const { isBroken, ...fields } = error;
    waiting?.reject(Object.assign(new Error(error.message), fields));
    if (isBroken) this.#break();
  }

  #break(reason?: Error): void {
    if (this.#isOver) return;
    if (reason !== undefined) this.#fail(reason);
    void this.kill();
    this.options.onBroken();
  }

  #fail(error = new Error('The database was stopped because it did not respond in time')): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
