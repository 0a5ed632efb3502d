import type { Limits } from '../limits';
import { Refused } from './Refused';
import { TokenBucket } from './TokenBucket';

/** What the sockets of one address share, so that many of them cost no more than a few. */
export class AddressBudget {
  readonly frames: TokenBucket;
  readonly broadcasts: TokenBucket;
  readonly joins: TokenBucket;
  sockets = 0;
  channels = 0;
  /** How often each subscription is in use, by its key. */
  readonly #bindings = new Map<string, number>();
  #bindingCount = 0;
  #presenceBytes = 0;
  usedAt = performance.now();

  constructor(
    readonly limits: Limits,
    readonly address: string,
  ) {
    this.frames = new TokenBucket(limits.addressFrameBurst, limits.addressFramesPerSecond);
    this.broadcasts = new TokenBucket(
      limits.addressBroadcastBurst,
      limits.addressBroadcastsPerSecond,
    );
    this.joins = new TokenBucket(limits.addressJoinBurst, limits.addressJoinsPerSecond);
  }

  /** @throws Refused */
  join(): void {
    if (this.channels >= this.limits.channelsPerAddress) throw new Refused('Too many channels');
    if (!this.joins.take()) throw new Refused('Too many joins');
    this.channels++;
  }

  /** @throws Refused */
  bind(key: string): void {
    const uses = this.#bindings.get(key) ?? 0;
    if (this.#bindingCount >= this.limits.bindingsPerAddress) {
      throw new Refused('Too many subscriptions to table changes from this address');
    }
    if (uses === 0 && this.#bindings.size >= this.limits.filtersPerAddress) {
      throw new Refused('Too many different subscriptions from this address');
    }
    this.#bindings.set(key, uses + 1);
    this.#bindingCount++;
  }

  /**
   * Counts presence data: all of it goes to everybody who joins.
   * @param bytes the change in size
   * @throws Refused
   */
  keepPresence(bytes: number): void {
    if (bytes > 0 && this.#presenceBytes + bytes > this.limits.presenceBytesPerAddress) {
      throw new Refused('Too much presence data from this address');
    }
    this.#presenceBytes += bytes;
  }

  release(key: string): void {
    const uses = (this.#bindings.get(key) ?? 0) - 1;
    if (uses < 0) return;
    this.#bindingCount--;
    if (uses === 0) this.#bindings.delete(key);
    else this.#bindings.set(key, uses);
  }
}

/** An unused budget is forgotten when its buckets have long been full, in ms. */
const FORGET_AFTER = 60_000;

/** The budgets of addresses that have sockets, or had some a moment ago. */
export class Budgets {
  readonly #budgets = new Map<string, AddressBudget>();

  constructor(readonly limits: Limits) {}

  of(address: string): AddressBudget {
    const budget = this.#budgets.get(address) ?? new AddressBudget(this.limits, address);
    budget.usedAt = performance.now();
    this.#budgets.set(address, budget);
    return budget;
  }

  get size(): number {
    return this.#budgets.size;
  }

  /** Reconnecting must not give a fresh budget, so it is kept for a while. */
  forgetIdle(now = performance.now()): void {
    for (const [address, budget] of this.#budgets) {
      if (budget.sockets === 0 && now - budget.usedAt > FORGET_AFTER) {
        this.#budgets.delete(address);
      }
    }
  }
}
