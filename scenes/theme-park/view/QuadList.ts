import { frameStride } from './Sheet';

/** Numbers of each quad: middle x, y, width, height; the sheet's rectangle; turn, glow, alpha. */
export const quadStride = 11;

/** What drawings are laid on. */
export type Layer = Readonly<{ add: QuadList['add'] }>;

/**
 * The quads of a frame in drawing order, in one array. The first `still` quads stay from frame to
 * frame, the rest is laid again. Grows to the largest frame, then allocates nothing.
 */
export class QuadList {
  data = new Float32Array(2048 * quadStride);
  count = 0;
  still = 0;
  /** The still quads have changed since they were last uploaded. */
  stillChanged = true;

  constructor(private readonly frames: Float32Array) {}

  /** Removes everything. `keep` then makes what has been added still. */
  clear(): void {
    this.count = 0;
    this.still = 0;
  }

  keep(): void {
    this.still = this.count;
    this.stillChanged = true;
  }

  begin(): void {
    this.count = this.still;
  }

  /**
   * Adds a drawing with its origin at a point in world pixels.
   * @param turn radians about its middle
   * @param glow 1 for what shines at night
   */
  add(frame: number, x: number, y: number, alpha = 1, turn = 0, glow = 0, scale = 1): void {
    if ((this.count + 1) * quadStride > this.data.length) this.grow();
    const { data, frames } = this;
    const from = frame * frameStride;
    const to = this.count * quadStride;
    const width = frames[from + 4] * scale;
    const height = frames[from + 5] * scale;
    data[to] = x - frames[from + 6] * scale + width / 2;
    data[to + 1] = y - frames[from + 7] * scale + height / 2;
    data[to + 2] = width;
    data[to + 3] = height;
    data[to + 4] = frames[from];
    data[to + 5] = frames[from + 1];
    data[to + 6] = frames[from + 2];
    data[to + 7] = frames[from + 3];
    data[to + 8] = turn;
    data[to + 9] = glow;
    data[to + 10] = alpha;
    this.count += 1;
  }

  private grow(): void {
    const larger = new Float32Array(this.data.length * 2);
    larger.set(this.data);
    this.data = larger;
    this.stillChanged = true;
  }
}
