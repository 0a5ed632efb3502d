import type { BaseState } from './contract';
import { copy, copyInto } from './copy';
import { isTypedArray } from './typedArrays';

/**
 * Ticks between new keyframes; older ones are thinned out. The interval is long because memory for
 * a copy costs more than replaying the ticks.
 */
const everyTicks = 2880;
const maxKept = 96;
/** The size of a state is measured once per this many copies. */
const weighEvery = 32;
/** Estimated size of a value that is not a typed array: a number or a short string. */
const plainBytes = 16;

/** About how many bytes a piece of plain data takes. */
export function bytesOf(value: unknown): number {
  if (isTypedArray(value)) return value.byteLength;
  if (typeof value === 'string') return plainBytes + value.length * 2;
  if (typeof value !== 'object' || value === null) return plainBytes;
  let bytes = plainBytes;
  for (const key in value) bytes += bytesOf((value as Record<string, unknown>)[key]);
  return bytes;
}

/**
 * Copies of a run's state along its timeline: dense near the current tick, sparser further back,
 * and never more than a number of bytes. A dropped copy lends its memory to the next one, so a full
 * store copies without allocating.
 */
export class Keyframes<State extends BaseState> {
  private readonly states: State[] = [];
  /** The tick of each state, kept separately because it is read often. */
  private readonly ticks: number[] = [];
  private readonly spare: State[] = [];
  private due = 0;
  private capacity = 0;
  private sinceWeighed = weighEvery;

  /**
   * @param maxBytes limit for all copies together; a larger state is never copied
   * @param shared fields that are not copied: `before` returns their current values
   */
  constructor(
    private readonly maxBytes: number,
    private readonly shared: readonly string[] = [],
  ) {}

  /** Keeps a copy if one is due. */
  offer(state: State): void {
    if (state.tick >= this.due) this.keep(state);
  }

  /** Keeps a copy, at any tick of the run. */
  keep(state: State): void {
    const { states, ticks, spare } = this;
    const capacity = this.capacityFor(state);
    this.due = Math.max(this.due, state.tick + everyTicks);
    if (capacity === 0) return;
    let place = this.count(state.tick - 1);
    if (ticks[place] === state.tick) return;
    while (states.length >= capacity) {
      const dropped = this.dropLeastMissed(Math.max(state.tick, ticks[ticks.length - 1]));
      if (dropped < place) place -= 1;
    }
    const slot = spare.pop();
    if (slot) copyInto(slot, state, this.shared);
    states.splice(place, 0, slot ?? copy(state, this.shared));
    ticks.splice(place, 0, state.tick);
    while (spare.length + states.length > capacity) spare.pop();
  }

  /** How many copies fit. The size of a state hardly changes. */
  private capacityFor(state: State): number {
    this.sinceWeighed += 1;
    if (this.sinceWeighed >= weighEvery) {
      const bytes = this.bytesOfCopy(state);
      this.capacity = Math.min(maxKept, Math.floor(this.maxBytes / bytes));
      this.sinceWeighed = 0;
    }
    return this.capacity;
  }

  private bytesOfCopy(state: State): number {
    const fields = state as Readonly<Record<string, unknown>>;
    return this.shared.reduce((bytes, key) => bytes - bytesOf(fields[key]), bytesOf(state));
  }

  /** Drops the copy whose neighbours are closest, relative to its age. */
  private dropLeastMissed(now: number): number {
    const { states, ticks } = this;
    let least = Number.POSITIVE_INFINITY;
    let dropped = 0;
    let before = 0;
    for (let index = 0; index < ticks.length; index += 1) {
      const after = index + 1 < ticks.length ? ticks[index + 1] : now;
      const missed = (after - before) / (now - ticks[index] + 1);
      before = ticks[index];
      if (missed > least) continue;
      least = missed;
      dropped = index;
    }
    this.spare.push(...states.splice(dropped, 1));
    ticks.splice(dropped, 1);
    return dropped;
  }

  /** How many there are at or before `tick`. */
  private count(tick: number): number {
    return this.ticks.findLastIndex((at) => at <= tick) + 1;
  }

  /** The latest at or before `tick`. */
  before(tick: number): State | undefined {
    return this.states[this.count(tick) - 1];
  }

  /** Forgets those after `tick`, but not their memory. */
  cut(tick: number): void {
    const { states, ticks, spare } = this;
    const count = this.count(tick);
    ticks.length = count;
    spare.push(...states.splice(count));
    this.due = (ticks.at(-1) ?? -everyTicks) + everyTicks;
  }
}
