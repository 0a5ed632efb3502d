/** Allows `burst` actions at once and `perSecond` after that. */
export class TokenBucket {
  #tokens: number;
  #refilledAt = performance.now();

  constructor(
    readonly burst: number,
    readonly perSecond: number,
  ) {
    this.#tokens = burst;
  }

  take(): boolean {
    const now = performance.now();
    const refill = ((now - this.#refilledAt) / 1000) * this.perSecond;
    this.#tokens = Math.min(this.burst, this.#tokens + refill);
    this.#refilledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
