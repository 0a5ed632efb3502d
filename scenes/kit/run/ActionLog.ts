import type { BaseAction } from '../rules/contract';

/** Actions by tick, ascending, with a cursor for playing them again. */
export class ActionLog {
  private readonly ticks: number[] = [];
  private readonly actions: BaseAction[] = [];
  private cursor = 0;

  add(tick: number, action: BaseAction): void {
    this.ticks.push(tick);
    this.actions.push(action);
  }

  load(entries: readonly (readonly [number, BaseAction])[]): void {
    this.truncate(0);
    for (const [tick, action] of entries) this.add(tick, action);
    this.cursor = 0;
  }

  /** Sets the cursor to the first action at or after `tick`. */
  seek(tick: number): void {
    let low = 0;
    let high = this.ticks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.ticks[middle] < tick) low = middle + 1;
      else high = middle;
    }
    this.cursor = low;
  }

  /** Moves the actions that are due at `tick` from the cursor into `due`. */
  takeInto(due: BaseAction[], tick: number): void {
    while (this.cursor < this.ticks.length && this.ticks[this.cursor] <= tick) {
      due.push(this.actions[this.cursor]);
      this.cursor += 1;
    }
  }

  /** Forgets the actions at and after `tick`. */
  truncate(tick: number): void {
    this.seek(tick);
    this.ticks.length = this.cursor;
    this.actions.length = this.cursor;
  }

  entries(): readonly (readonly [number, BaseAction])[] {
    return this.ticks.map((tick, index) => [tick, this.actions[index]] as const);
  }
}
