import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RunVerdict } from './judgeRun';
import type { JudgeAnswer, JudgeQuestion } from './judgeWorker';

const usualLimits = {
  /** The maximum number of runs that wait. */
  waiting: 200,
  /**
   * Time limit for judging one run, in ms. The thread is terminated with a run that takes longer.
   */
  patience: 3_000,
  /** The thread ends after this time without a run, in ms. */
  idle: 60_000,
};
export type JudgeLimits = Readonly<typeof usualLimits>;

type Waiting = Readonly<{ text: string; day: number; settle: (verdict: RunVerdict) => void }>;

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
  readonly #queue: Waiting[] = [];
  #worker: Worker | undefined;
  #current: Waiting | undefined;
  #id = 0;
  #overdue: NodeJS.Timeout | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(limits: Partial<JudgeLimits> = {}) {
    this.#limits = { ...usualLimits, ...limits };
  }

  /** Resolves with undefined if too many runs are waiting already. */
  judge(text: string, day: number): Promise<RunVerdict | undefined> {
    if (this.#queue.length >= this.#limits.waiting) return Promise.resolve(undefined);
    return new Promise((settle) => {
      this.#queue.push({ text, day, settle });
      this.#next();
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    for (const { settle } of this.#queue.splice(0)) settle(gone);
    this.#settle(gone);
    await this.#end();
  }

  #next(): void {
    if (this.#current) return;
    const next = this.#queue.shift();
    clearTimeout(this.#idle);
    if (!next) {
      this.#idle = setTimeout(() => void this.#end(), this.#limits.idle).unref();
      return;
    }
    this.#current = next;
    this.#id += 1;
    this.#worker ??= this.#start();
    const { text, day } = next;
    this.#worker.postMessage({ id: this.#id, text, day } satisfies JudgeQuestion);
    this.#overdue = setTimeout(() => this.#fail(tooLong), this.#limits.patience);
  }

  #start(): Worker {
    const worker = startWorker();
    worker.unref();
    worker.on('message', ({ id, verdict }: JudgeAnswer) => {
      if (id !== this.#id || worker !== this.#worker) return;
      this.#settle(verdict);
      this.#next();
    });
    worker.on('error', (error) => {
      console.error(error);
      if (worker === this.#worker) this.#fail(broken);
    });
    return worker;
  }

  #settle(verdict: RunVerdict): void {
    clearTimeout(this.#overdue);
    const current = this.#current;
    this.#current = undefined;
    current?.settle(verdict);
  }

  #fail(verdict: RunVerdict): void {
    void this.#end();
    this.#settle(verdict);
    this.#next();
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

const refusal = (text: string): RunVerdict => ({ ok: false, refusal: text });
const tooLong = refusal('The recording takes too long to be judged.');
const broken = refusal('The recording could not be played.');
const gone = refusal('The server is closing. Please send it again.');
