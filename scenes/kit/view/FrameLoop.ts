/** Calls back in every animation frame while it runs. */
export class FrameLoop {
  #request = 0;
  #last = 0;

  /** @param frame receives the milliseconds since the last frame, or since `start` */
  constructor(private readonly frame: (deltaMs: number) => void) {}

  get running(): boolean {
    return this.#request !== 0;
  }

  start(): void {
    if (this.running) return;
    this.#last = performance.now();
    this.#request = requestAnimationFrame(this.#step);
  }

  stop(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  readonly #step = (now: number): void => {
    this.#request = requestAnimationFrame(this.#step);
    const deltaMs = now - this.#last;
    this.#last = now;
    this.frame(deltaMs);
  };
}
