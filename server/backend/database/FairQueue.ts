import { tooManyWait } from './Database';

type Line = {
  readonly waiting: { readonly since: number; readonly begin: () => void }[];
  /** Until when its recent use counts against it, in ms of the clock. */
  paidUntil: number;
};

const DEFAULTS = {
  /** The most waiting tasks in total. */
  most: 2_000,
  /** How much recent use counts: with 4, one caller gets a quarter of the time while others wait. */
  weight: 4,
  /** The longest delay for recent use, in ms. */
  memory: 1_000,
  now: () => performance.now(),
};
export type FairQueueOptions = Readonly<Partial<typeof DEFAULTS>>;

/**
 * Runs one task at a time. If several callers wait, the one who used less time goes first: a heavy
 * caller waits, and others wait for at most one of its tasks. Tasks without a caller go before all
 * others.
 */
export class FairQueue {
  readonly #lines = new Map<string, Line>();
  readonly #own: (() => void)[] = [];
  readonly #options: Required<FairQueueOptions>;
  #waiting = 0;
  #isBusy = false;
  #idle: (() => void)[] = [];

  constructor(options: FairQueueOptions = {}) {
    this.#options = { ...DEFAULTS, ...options };
  }

  /**
   * @param who identifies the caller, such as a visitor's address; undefined for the server itself
   * @throws SqlError 53300 if too many tasks are waiting
   */
  async take<T>(who: string | undefined, work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) await this.#wait(who);
    else this.#isBusy = true;
    const started = this.#options.now();
    try {
      return await work();
    } finally {
      if (who !== undefined) this.#charge(who, started);
      this.#pass();
    }
  }

  /** Resolves when nothing runs and nothing waits. */
  async idle(): Promise<void> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #lineOf(who: string): Line {
    const line = this.#lines.get(who) ?? { waiting: [], paidUntil: 0 };
    this.#lines.set(who, line);
    return line;
  }

  async #wait(who: string | undefined): Promise<void> {
    if (who === undefined) {
      await new Promise<void>((resolve) => this.#own.push(resolve));
      return;
    }
    if (this.#waiting >= this.#options.most) throw tooManyWait();
    this.#waiting++;
    const since = this.#options.now();
    await new Promise<void>((begin) => this.#lineOf(who).waiting.push({ since, begin }));
  }

  #charge(who: string, started: number): void {
    const line = this.#lineOf(who);
    const now = this.#options.now();
    const paid = Math.max(started, line.paidUntil) + (now - started) * this.#options.weight;
    line.paidUntil = Math.min(paid, now + this.#options.memory);
  }

  /**
   * The caller whose turn is next. Also forgets callers that wait for nothing and have no recent
   * use.
   */
  #next(): Line | undefined {
    const now = this.#options.now();
    let [next, earliest]: [Line | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const [who, line] of this.#lines) {
      const [head] = line.waiting;
      if (head === undefined) {
        if (line.paidUntil <= now) this.#lines.delete(who);
        continue;
      }
      const turn = Math.max(head.since, line.paidUntil);
      if (turn < earliest) [next, earliest] = [line, turn];
    }
    return next;
  }

  #pass(): void {
    const own = this.#own.shift();
    if (own !== undefined) {
      own();
      return;
    }
    const begin = this.#next()?.waiting.shift()?.begin;
    if (begin !== undefined) {
      this.#waiting--;
      begin();
      return;
    }
    this.#isBusy = false;
    for (const tell of this.#idle.splice(0)) tell();
  }
}
