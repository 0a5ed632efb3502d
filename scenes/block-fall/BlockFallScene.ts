import type { Container, Image } from '../kit/view/engine/engine';
import { type FrameInfo, KitScene } from '../kit/view/KitScene';
import { phaserView } from '../kit/view/phaserView';
import type { BlockFallState } from './rules/BlockFallState';
import type { BlockFallTypes } from './rules/blockFallRules';
import { PiecePanel } from './view/PiecePanel';
import { blockTexture, paintBlocks, paintWell, wellTexture } from './view/paintTextures';
import { StackPicture } from './view/StackPicture';
import { WellCells } from './view/WellCells';
import { WellEffects } from './view/WellEffects';
import { layWell } from './view/wellLayout';

/** The constants on which the layout depends. */
const shaping = ['columns', 'rows', 'preview', 'hold'] as const;

type Parts = Readonly<{
  ground: Image;
  /** Everything that shakes with a hard drop: the stack, its cells, the effects. */
  well: Container;
  stack: StackPicture;
  cells: WellCells;
  panel: PiecePanel;
  effects: WellEffects;
}>;

/** The well on the handheld's screen, laid out again in whole pixels whenever its size changes. */
class BlockFallScene extends KitScene<BlockFallTypes> {
  #parts: Parts | undefined;
  #laidFor: Readonly<Partial<BlockFallState['config']>> = {};

  protected build(): void {
    this.onEvent((event, state) =>
      this.#parts?.effects.onEvent(event, state, this.options.reducedMotion),
    );
  }

  protected layout(width: number, height: number): void {
    this.cameras.main.setSize(width, height);
    // Destroys its children too.
    this.#parts?.well.destroy();
    this.#parts?.ground.destroy();
    const { config } = this.run.state;
    const place = layWell(config, width, height);
    paintBlocks(this.textures, place);
    paintWell(this.textures, place, config, width, height);
    const ground = this.add.image(0, 0, wellTexture).setOrigin(0);
    const stack = new StackPicture(this, place);
    // Pieces, and cells that move or vanish: a blitter is the cheapest way to draw them.
    const blocks = this.add.blitter(0, 0, blockTexture);
    const well = this.add.container(0, 0, [stack.image, blocks]);
    this.#parts = {
      ground,
      well,
      stack,
      cells: new WellCells(blocks, place),
      panel: new PiecePanel(blocks, place, config),
      effects: new WellEffects(this, well, place),
    };
    this.#laidFor = { ...config };
  }

  /** Another run may have another well, no queue or no hold. */
  #isLaidFor(config: Readonly<BlockFallState['config']>): boolean {
    for (const key of shaping) if (config[key] !== this.#laidFor[key]) return false;
    return true;
  }

  protected draw(frame: FrameInfo<BlockFallState>): void {
    const { state, still } = frame;
    if (!this.#isLaidFor(state.config)) this.layout(this.scale.width, this.scale.height);
    if (!this.#parts) return;
    const { well, stack, cells, panel, effects } = this.#parts;
    const deadRows = effects.draw(frame);
    const moves = deadRows > 0 || (effects.settling && !still);
    stack.image.visible = !moves;
    stack.draw(state);
    if (moves) cells.drawStack(state, effects.lifts, deadRows);
    else cells.hideStack();
    cells.drawPiece(state);
    well.y = effects.knockedBy;
    panel.draw(state);
  }
}

export const mountView = phaserView(BlockFallScene, { pixelArt: true });
