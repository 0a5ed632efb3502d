import { type QuadList, quadStride } from './QuadList';

/** With more quads than this something moves anyway, and comparing costs more than it saves. */
const most = 96 * quadStride;

/** Remembers the last frame, to detect one that would look the same. */
export class ShownPicture {
  private readonly quads = new Float32Array(most);
  private readonly aim = new Float32Array(7);
  private size = -1;

  /** Whether this frame equals the last one. Allocates nothing. */
  isStill(list: QuadList, view: Float32Array, light: Float32Array): boolean {
    const { quads } = this;
    const { data } = list;
    const from = list.still * quadStride;
    const size = list.count * quadStride - from;
    let isSame = size === this.size && size <= most && !list.stillChanged;
    if (this.take(view, 0)) isSame = false;
    if (this.take(light, view.length)) isSame = false;
    this.size = size;
    if (size > most) return false;
    for (let index = 0; index < size; index += 1) {
      if (quads[index] === data[from + index]) continue;
      quads[index] = data[from + index];
      isSame = false;
    }
    return isSame;
  }

  /** @returns whether any of these numbers has changed */
  private take(numbers: Float32Array, at: number): boolean {
    let isOther = false;
    for (let index = 0; index < numbers.length; index += 1) {
      if (this.aim[at + index] === numbers[index]) continue;
      this.aim[at + index] = numbers[index];
      isOther = true;
    }
    return isOther;
  }
}
