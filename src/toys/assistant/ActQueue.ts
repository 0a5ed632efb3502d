import type { Act } from './Act';

type Options = Readonly<{
  /** Called when an act begins, and with undefined when none is left. */
  perform: (act: Act | undefined) => void;
  /** The act to do after a while without acts; undefined to rest. */
  idle: () => Act | undefined;
  idleAfter: number;
}>;

/**
 * Performs acts one after the other, each for its duration, and an idle act when the queue is
 * empty.
 */
export class ActQueue {
  readonly #options: Options;
  #waiting: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  #disposed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#rest();
  }

  /** Appends acts to the queue. */
  add(...acts: readonly Act[]): void {
    if (this.#disposed) return;
    this.#waiting.push(...acts);
    if (!this.#busy) this.#next();
  }

  /** Replaces the current act and the queue. */
  interrupt(...acts: readonly Act[]): void {
    if (this.#disposed) return;
    this.#waiting = [...acts];
    this.#next();
  }

  dispose(): void {
    this.#disposed = true;
    this.#waiting = [];
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const act = this.#waiting.shift();
    this.#busy = act !== undefined;
    this.#options.perform(act);
    if (act) this.#timer = setTimeout(() => this.#next(), act.time);
    else this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const act = this.#options.idle();
      if (act) this.add(act);
      else this.#rest();
    }, this.#options.idleAfter);
  }
}
