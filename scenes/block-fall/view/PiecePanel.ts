import type { Blitter, Bob } from '../../kit/view/engine/engine';
import { type BlockFallState, none } from '../rules/BlockFallState';
import { upcoming } from '../rules/queue';
import { frames, panelBoxes } from './paintTextures';
import { pieceCells } from './pieceCells';
import type { WellLayout } from './wellLayout';

function middleOf(cells: readonly number[]): number {
  return (Math.min(...cells) + Math.max(...cells) + 1) / 2;
}

/** The centre of each piece as it is dealt, in cells of its box. */
const middles = pieceCells.map(([cells]) => ({
  x: middleOf(cells.map(({ x }) => x)),
  y: middleOf(cells.map(({ y }) => y)),
}));

/** A slot of the panel, and the piece that it shows. */
type Slot = { bobs: Bob[]; middleY: number; shown: number; pale: boolean };

/** The panel with the next pieces and the held piece. */
export class PiecePanel {
  readonly #next: readonly Slot[];
  readonly #held: Slot | undefined;

  constructor(
    blitter: Blitter,
    private readonly place: WellLayout,
    { preview, hold }: Readonly<BlockFallState['config']>,
  ) {
    const boxes = panelBoxes(place, preview);
    const slotAt = (middleY: number): Slot => {
      const bobs = [0, 1, 2, 3].map(() => blitter.create(0, 0, frames.dead, false));
      return { bobs, middleY, shown: none, pale: false };
    };
    const first = boxes.next.box + Math.round(place.small * 0.15);
    this.#next = Array.from({ length: preview }, (_, index) =>
      slotAt(first + (index + 0.5) * boxes.slot),
    );
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
    for (const bob of slot.bobs) bob.visible = piece !== none;
    if (piece === none) return;
    const { small, panelLeft, panelWidth } = this.place;
    const left = Math.round(panelLeft + panelWidth / 2 - middles[piece].x * small);
    const top = Math.round(slot.middleY - middles[piece].y * small);
    for (const [index, { x, y }] of pieceCells[piece][0].entries()) {
      const bob = slot.bobs[index].setFrame(frames.small[piece]);
      bob.setPosition(left + x * small, top + y * small).setAlpha(pale ? 0.35 : 1);
    }
  }
}
