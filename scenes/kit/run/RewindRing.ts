import type { BaseState } from '../rules/contract';
import { copy, copyInto } from '../rules/copy';

/**
 * Snapshots of the last stretch of a run, one every few ticks. A slot is made when it is first
 * needed and overwritten from then on, so that a full ring allocates nothing.
 */
export class RewindRing<State extends BaseState> {
  private readonly slots: State[] = [];
  private newest = -1;
  private oldest = -1;

  /**
   * @param every ticks from one snapshot to the next
   * @param count snapshots kept
   */
  constructor(
    private readonly every: number,
    private readonly count: number,
  ) {}

  /** The earliest tick that can be returned to, or -1. */
  get reach(): number {
    return this.oldest;
  }

  /** Keeps a copy of `state` if its tick is due; ticks must come in order, without gaps. */
  offer(state: State): void {
    if (state.tick % this.every !== 0) return;
    const slot = (state.tick / this.every) % this.count;
    const kept = this.slots[slot];
    if (kept) copyInto(kept, state);
    else this.slots[slot] = copy(state);
    this.newest = state.tick;
    if (this.oldest < 0) this.oldest = state.tick;
    const span = (this.count - 1) * this.every;
    if (this.newest - this.oldest > span) this.oldest = this.newest - span;
  }

  /** The latest snapshot at or before `tick`; the later ones are forgotten. */
  backTo(tick: number): State | undefined {
    const due = tick - (tick % this.every);
    if (this.oldest < 0 || due < this.oldest || due > this.newest) return undefined;
    this.newest = due;
    return this.slots[(due / this.every) % this.count];
  }

  /** Forgets the snapshots but keeps their memory. */
  clear(): void {
    this.newest = -1;
    this.oldest = -1;
  }
}
