/** Lets so many pieces of work of one kind run at a time; the others wait, in their order. */
export class KeyedSemaphore {
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(readonly atATime: number) {}

  /** @param kind of which only so much may run, such as a visitor's address */
  async take<T>(kind: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(kind) ?? 0;
    if (running >= this.atATime) {
      const queue = this.#waiting.get(kind) ?? [];
      this.#waiting.set(kind, queue);
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      this.#running.set(kind, running + 1);
    }
    try {
      return await work();
    } finally {
      this.#pass(kind);
    }
  }

  /** Gives a turn that ended to the next, who then runs in its place. */
  #pass(kind: string): void {
    const queue = this.#waiting.get(kind);
    const next = queue?.shift();
    if (queue?.length === 0) this.#waiting.delete(kind);
    if (next !== undefined) {
      next();
      return;
    }
    const running = (this.#running.get(kind) ?? 1) - 1;
    if (running === 0) this.#running.delete(kind);
    else this.#running.set(kind, running);
  }
}
