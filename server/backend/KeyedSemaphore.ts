/** Runs a limited number of tasks per key at a time. The others wait in order. */
export class KeyedSemaphore {
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(readonly permits: number) {}

  /** @param key, such as a visitor's address */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key) ?? 0;
    if (running >= this.permits) {
      const queue = this.#waiting.get(key) ?? [];
      this.#waiting.set(key, queue);
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      this.#running.set(key, running + 1);
    }
    try {
      return await work();
    } finally {
      this.#release(key);
    }
  }

  /** Passes a free slot to the next waiting task. */
  #release(key: string): void {
    const queue = this.#waiting.get(key);
    const next = queue?.shift();
    if (queue?.length === 0) this.#waiting.delete(key);
    if (next !== undefined) {
      next();
      return;
    }
    const running = (this.#running.get(key) ?? 1) - 1;
    if (running === 0) this.#running.delete(key);
    else this.#running.set(key, running);
  }
}
