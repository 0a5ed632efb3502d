import type { Act } from './Act';

type Options = Readonly<{
  /** Called as an act begins, and with nothing when there is none left. */
  perform: (act: Act | undefined) => void;
  /** What to do after so many ms of nothing; nothing where it should rest. */
  idle: () => Act | undefined;
  idleAfter: number;
}>;

/** Does one act after the other, each for its time, and something small when nothing is asked. */
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

  /** After everything that is waiting. */
  add(...acts: readonly Act[]): void {
    if (this.#disposed) return;
    this.#waiting.push(...acts);
    if (!this.#busy) this.#next();
  }

  /** At once, instead of what is being done and waiting. */
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
