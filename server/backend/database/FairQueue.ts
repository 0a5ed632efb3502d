import { tooManyWait } from './Database';

type Line = {
  readonly waiting: { readonly since: number; readonly begin: () => void }[];
  /** Until when it has had its share, in ms of the clock. */
  paidUntil: number;
};

export type FairQueueOptions = Readonly<{
  /** The most that wait, of all together. */
  most?: number;
  /** How often over what one takes counts: 4 lets it have a quarter while others wait. */
  weight?: number;
  /** How long at most one may be made to wait for what it took before, in ms. */
  memory?: number;
  now?: () => number;
}>;

/**
 * Lets one piece of work run at a time. Where several wait, whoever took less of the time goes
 * first: so that one who asks for much waits for himself, and the others for one piece of his at
 * most. What nobody in particular asked for goes before all.
 */
export class FairQueue {
  readonly #lines = new Map<string, Line>();
  readonly #own: (() => void)[] = [];
  readonly #most: number;
  readonly #weight: number;
  readonly #memory: number;
  readonly #now: () => number;
  #waiting = 0;
  #isBusy = false;
  #idle: (() => void)[] = [];

  constructor({
    most = 2_000,
    weight = 4,
    memory = 1_000,
    now = () => performance.now(),
  }: FairQueueOptions = {}) {
    this.#most = most;
    this.#weight = weight;
    this.#memory = memory;
    this.#now = now;
  }

  /**
   * @param who asks, such as a visitor's address; undefined for the server itself
   * @throws SqlError 53300 when too many wait already
   */
  async take<T>(who: string | undefined, work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) await this.#wait(who);
    else this.#isBusy = true;
    const started = this.#now();
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
    if (this.#waiting >= this.#most) throw tooManyWait();
    this.#waiting++;
    const since = this.#now();
    await new Promise<void>((begin) => this.#lineOf(who).waiting.push({ since, begin }));
  }

  #charge(who: string, started: number): void {
    const line = this.#lineOf(who);
    const now = this.#now();
    const paid = Math.max(started, line.paidUntil) + (now - started) * this.#weight;
    line.paidUntil = Math.min(paid, now + this.#memory);
  }

  /** Whose turn it is next. Forgets on its way whoever waits for nothing and has paid. */
  #next(): Line | undefined {
    const now = this.#now();
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
