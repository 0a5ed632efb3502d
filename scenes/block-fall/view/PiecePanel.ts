import type { GameObjects } from 'phaser';
import { type BlockFallState, none } from '../rules/BlockFallState';
import { pieceRows, rotationCount } from '../rules/pieces';
import { upcoming } from '../rules/queue';
import { frames, panelBoxes } from './paintTextures';
import type { WellLayout } from './wellLayout';

/** Columns and rows of a piece's upright drawing, with the first of each that is not empty. */
function extent(piece: number) {
  let [first, last, top, bottom] = [4, -1, 4, -1];
  for (let bit = 0; bit < 16; bit++) {
    const [x, y] = [bit & 3, bit >> 2];
    if (((pieceRows[piece * rotationCount * 4 + y] >> x) & 1) === 0) continue;
    first = Math.min(first, x);
    last = Math.max(last, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { first, top, width: last - first + 1, height: bottom - top + 1 };
}

const extents = frames.small.map((_, piece) => extent(piece));

/** A place in the panel where a piece is shown, and what it shows. */
type Slot = { bobs: GameObjects.Bob[]; middleY: number; shown: number; pale: boolean };

/** The queue of pieces to come and the one put aside. */
export class PiecePanel {
  readonly #next: Slot[] = [];
  readonly #held: Slot | undefined;

  constructor(
    blitter: GameObjects.Blitter,
    private readonly place: WellLayout,
    { rows, preview, hold }: Readonly<BlockFallState['config']>,
  ) {
    const boxes = panelBoxes(place, rows, preview);
    const slotAt = (middleY: number): Slot => {
      const bobs = [0, 1, 2, 3].map(() => blitter.create(0, 0, frames.dead, false));
      return { bobs, middleY, shown: none, pale: false };
    };
    const inset = Math.round(place.small * 0.15);
    for (let index = 0; index < preview; index++) {
      this.#next.push(slotAt(boxes.next.box + inset + (index + 0.5) * boxes.slot));
    }
    if (hold) this.#held = slotAt(boxes.hold.box + boxes.hold.height / 2);
  }

  draw(state: Readonly<BlockFallState>): void {
    const shown = state.phase !== 'ready';
    for (let index = 0; index < this.#next.length; index++) {
      this.#show(this.#next[index], shown ? upcoming(state, index) : none, false);
    }
    if (this.#held) this.#show(this.#held, state.held, state.holdUsed);
  }

  #show(slot: Slot, piece: number, pale: boolean): void {
    if (slot.shown === piece && slot.pale === pale) return;
    slot.shown = piece;
    slot.pale = pale;
    if (piece === none) {
      for (const bob of slot.bobs) bob.visible = false;
      return;
    }
    const { small, panelLeft, panelWidth } = this.place;
    const { first, top, width, height } = extents[piece];
    const left = Math.round(panelLeft + (panelWidth - width * small) / 2) - first * small;
    const upper = Math.round(slot.middleY - (height * small) / 2) - top * small;
    let used = 0;
    for (let bit = 0; bit < 16; bit++) {
      const [x, y] = [bit & 3, bit >> 2];
      if (((pieceRows[piece * rotationCount * 4 + y] >> x) & 1) === 0) continue;
      const bob = slot.bobs[used++];
      bob.setFrame(frames.small[piece]).setPosition(left + x * small, upper + y * small);
      bob.setAlpha(pale ? 0.35 : 1).setVisible(true);
    }
  }
}
