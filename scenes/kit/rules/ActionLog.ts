import type { BaseAction } from './contract';
import type { PackedActions, Replay } from './Replay';

type Entries = Replay['actions'];

/**
 * Actions by tick, ascending, with a cursor for replaying them. The initial actions may be packed.
 * They are unpacked when one of them is needed.
 */
export class ActionLog {
  private ticks: number[] = [];
  private actions: BaseAction[] = [];
  private cursor = 0;
  private unpack: (() => Entries) | undefined;

  /** @param packedTicks the length in ticks of the initial actions; all of them lie before it */
  constructor(
    actions: PackedActions = [],
    private readonly packedTicks = 0,
  ) {
    if (typeof actions === 'function') this.unpack = actions;
    else for (const [tick, action] of actions) this.add(tick, action);
  }

  private unpackAll(): void {
    const entries = this.unpack?.();
    if (!entries) return;
    this.unpack = undefined;
    this.ticks = entries.map(([tick]) => tick).concat(this.ticks);
    this.actions = entries.map(([, action]) => action).concat(this.actions);
    this.cursor += entries.length;
  }

  add(tick: number, action: BaseAction): void {
    this.ticks.push(tick);
    this.actions.push(action);
  }

  /** The index of the first action at or after `tick`. */
  private find(tick: number): number {
    if (this.unpack && tick < this.packedTicks) this.unpackAll();
    let low = 0;
    let high = this.ticks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.ticks[middle] < tick) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Sets the cursor to the first action at or after `tick`. */
  seek(tick: number): void {
    this.cursor = this.find(tick);
  }

  /** Moves the actions that are due at `tick` from the cursor into `due`. */
  takeInto(due: BaseAction[], tick: number): void {
    while (this.cursor < this.ticks.length && this.ticks[this.cursor] <= tick) {
      due.push(this.actions[this.cursor]);
      this.cursor += 1;
    }
  }

  /** Drops the actions at and after `tick`. */
  truncate(tick: number): void {
    this.seek(tick);
    this.ticks.length = this.cursor;
    this.actions.length = this.cursor;
  }

  /** The tick of the last action, or -1. */
  get lastTick(): number {
    if (this.ticks.length === 0) this.unpackAll();
    return this.ticks.length > 0 ? this.ticks[this.ticks.length - 1] : -1;
  }

  /** The actions before `tick`. */
  entries(tick = Number.POSITIVE_INFINITY): Entries {
    this.unpackAll();
    const count = this.find(tick);
    return this.ticks.slice(0, count).map((at, index) => [at, this.actions[index]] as const);
  }
}
