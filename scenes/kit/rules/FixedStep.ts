export const ticksPerSecond = 60;
/** A longer frame means that the tab was asleep. The time beyond this limit is dropped. */
const maxBacklogMs = 250;

const maxBacklog = (maxBacklogMs * ticksPerSecond) / 1000;
/** Tolerance, so that sixty frames of 16.666 ms give sixty ticks. */
const rounding = 1e-6;

/** Converts the varying time of frames into whole ticks of 1/60 s. */
export class FixedStep {
  /** Unspent time in ticks. */
  private backlog = 0.5;

  constructor() {
    // Set to a fraction first, so that engines store the field unboxed.
    this.backlog = 0;
  }

  /** Adds a frame's time. Negative numbers and NaN count as zero. */
  add(deltaMs: number): void {
    if (!(deltaMs > 0)) return;
    const sum = this.backlog + (deltaMs * ticksPerSecond) / 1000;
    this.backlog = Math.min(sum, maxBacklog);
  }

  /** Takes one tick out of the backlog. Returns false if less than one is left. */
  take(): boolean {
    if (this.backlog < 1 - rounding) return false;
    this.backlog = this.backlog > 1 ? this.backlog - 1 : 0;
    return true;
  }

  /** The fraction of the next tick that has passed, 0 to 1. */
  get alpha(): number {
    return Math.min(this.backlog, 1);
  }

  reset(): void {
    this.backlog = 0;
  }
}
