import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RunVerdict } from './judgeRun';
import type { JudgeQuestion } from './judgeWorker';

const usualLimits = {
  /** The maximum number of runs that wait. */
  waiting: 200,
  /**
   * Time limit for judging one run, in ms. The thread is terminated with a run that takes longer.
   */
  patience: 3_000,
  /** Time limit for starting the thread, in ms. It does not count as judging. */
  start: 30_000,
  /** The thread ends after this time without a run, in ms. */
  idle: 60_000,
};
export type JudgeLimits = Readonly<typeof usualLimits>;

/** The built server has a built file beside it; in development there is only the source. */
function startWorker(): Worker {
  const built = new URL('./judgeWorker.js', import.meta.url);
  const resourceLimits = { maxOldGenerationSizeMb: 128 };
  if (existsSync(fileURLToPath(built))) return new Worker(built, { resourceLimits });
  const source = new URL('./judgeWorker.ts', import.meta.url).href;
  const code = `import('tsx/esm/api').then(({ register }) => (register(), import('${source}')))`;
  return new Worker(code, { eval: true, resourceLimits });
}

/**
 * Judges runs one after another in a thread of its own, so that other requests do not wait for
 * them. The thread starts with the first run and ends when none has come for a while.
 */
export class JudgeThread {
  readonly #limits: JudgeLimits;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  /** Runs that wait, and the one that is judged. */
  #pending = 0;
  /** Ends the judging of the present run, with its verdict as the reason. */
  #running = new AbortController();
  #isClosed = false;
  #idle: NodeJS.Timeout | undefined;

  constructor(limits: Partial<JudgeLimits> = {}) {
    this.#limits = { ...usualLimits, ...limits };
  }

  /** Resolves with undefined if too many runs are waiting already. */
  async judge(text: string, day: number): Promise<RunVerdict | undefined> {
    if (this.#pending > this.#limits.waiting) return undefined;
    this.#pending++;
    const verdict = this.#last.then(() => this.#judge({ text, day }));
    this.#last = verdict;
    return verdict;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#running.abort(gone);
    await this.#end();
  }

  async #judge(question: JudgeQuestion): Promise<RunVerdict> {
    if (this.#isClosed) return gone;
    clearTimeout(this.#idle);
    const isNew = this.#worker === undefined;
    const worker = this.#worker ?? this.#start();
    this.#worker = worker;
    this.#running = new AbortController();
    const { signal } = this.#running;
    const endAfter = (ms: number, verdict: RunVerdict) =>
      setTimeout(() => this.#running.abort(verdict), ms);
    let overdue = endAfter(this.#limits.start, broken);
    try {
      if (isNew) await once(worker, 'message', { signal });
      clearTimeout(overdue);
      overdue = endAfter(this.#limits.patience, tooLong);
      worker.postMessage(question);
      const [verdict] = (await once(worker, 'message', { signal })) as [RunVerdict];
      return verdict;
    } catch {
      void this.#end();
      return signal.aborted ? (signal.reason as RunVerdict) : broken;
    } finally {
      clearTimeout(overdue);
      this.#pending--;
      this.#idle = setTimeout(() => void this.#end(), this.#limits.idle).unref();
    }
  }

  #start(): Worker {
    const worker = startWorker();
    worker.unref();
    worker.on('error', (error) => {
      console.error(error);
      if (worker === this.#worker) void this.#end();
    });
    return worker;
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

const refusal = (text: string): RunVerdict => ({ ok: false, refusal: text });
const tooLong = refusal('The recording takes too long to be judged.');
const broken = refusal('The recording could not be played.');
const gone = refusal('The server is closing. Please send it again.');
