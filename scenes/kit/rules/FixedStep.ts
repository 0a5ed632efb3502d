export const ticksPerSecond = 60;
/** A frame longer than this is a tab that slept: the rest of it is dropped. */
export const maxBacklogMs = 250;

const maxBacklog = (maxBacklogMs * ticksPerSecond) / 1000;
/** Lets sixty frames of 16.666 ms make sixty ticks in spite of rounding. */
const rounding = 1e-6;

/** Turns the uneven time of frames into whole ticks of 1/60 s. */
export class FixedStep {
  /** Unspent time in ticks. */
  private backlog = 0.5;

  constructor() {
    // Made fractional first, so that engines keep the field unboxed from then on.
    this.backlog = 0;
  }

  /** Adds a frame's time; what is negative or not a number counts as none. */
  add(deltaMs: number): void {
    if (!(deltaMs > 0)) return;
    const sum = this.backlog + (deltaMs * ticksPerSecond) / 1000;
    this.backlog = Math.min(sum, maxBacklog);
  }

  /** Takes one tick out of the backlog; false where less than one is left. */
  take(): boolean {
    if (this.backlog < 1 - rounding) return false;
    this.backlog = this.backlog > 1 ? this.backlog - 1 : 0;
    return true;
  }

  /** How far the next tick has come, 0 to 1. */
  get alpha(): number {
    return Math.min(this.backlog, 1);
  }

  reset(): void {
    this.backlog = 0;
  }
}
