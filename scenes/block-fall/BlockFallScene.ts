import type { GameObjects } from 'phaser';
import { type Frame, KitScene } from '../kit/view/KitScene';
import { phaserView } from '../kit/view/phaserView';
import type { BlockFallFact } from './rules/BlockFallFact';
import type { BlockFallState } from './rules/BlockFallState';
import { PiecePanel } from './view/PiecePanel';
import { blockTexture, paintBlocks, paintWell, wellTexture } from './view/paintTextures';
import { StackPicture } from './view/StackPicture';
import { WellCells } from './view/WellCells';
import { WellEffects } from './view/WellEffects';
import { layWell } from './view/wellLayout';

type Parts = Readonly<{
  ground: GameObjects.Image;
  stack: StackPicture;
  /** Pieces, and cells that move or die: a blitter draws them at the least cost. */
  blocks: GameObjects.Blitter;
  layer: GameObjects.Container;
  cells: WellCells;
  panel: PiecePanel;
  effects: WellEffects;
}>;

/** The well on the handheld's glass, drawn anew in whole pixels whenever its size changes. */
class BlockFallScene extends KitScene<BlockFallState, BlockFallFact> {
  #parts: Parts | undefined;
  #laidFor: Readonly<BlockFallState['config']> | undefined;

  protected build(): void {
    this.onFact((fact, state) =>
      this.#parts?.effects.onFact(fact, state, this.options.reducedMotion),
    );
  }

  protected layout(width: number, height: number): void {
    this.cameras.main.setSize(width, height);
    this.#lay(width, height);
  }

  #lay(width: number, height: number): void {
    this.#clear();
    const { config } = this.run.state;
    const { columns, rows } = config;
    const place = layWell(columns, rows, width, height);
    paintBlocks(this.textures, place);
    paintWell(this.textures, place, config, width, height);
    const ground = this.add.image(0, 0, wellTexture).setOrigin(0);
    const stack = new StackPicture(this, place, columns, rows);
    const blocks = this.add.blitter(0, 0, blockTexture);
    const layer = this.add.container(0, 0);
    this.#parts = {
      ground,
      stack,
      blocks,
      layer,
      cells: new WellCells(blocks, place, columns, rows),
      panel: new PiecePanel(blocks, place, config),
      effects: new WellEffects(this, layer, place, columns, rows),
    };
    this.#laidFor = { ...config };
  }

  #clear(): void {
    const parts = this.#parts;
    if (!parts) return;
    this.#parts = undefined;
    // With them goes everything that stands in them.
    parts.layer.destroy();
    parts.stack.destroy();
    parts.blocks.destroy();
    parts.ground.destroy();
  }

  /** Another run may have another well, another queue or none to hold. */
  #isLaidFor(config: Readonly<BlockFallState['config']>): boolean {
    const laid = this.#laidFor;
    return (
      laid !== undefined &&
      laid.columns === config.columns &&
      laid.rows === config.rows &&
      laid.preview === config.preview &&
      laid.hold === config.hold
    );
  }

  protected draw(frame: Frame<BlockFallState>): void {
    const { state, still } = frame;
    if (!this.#isLaidFor(state.config)) this.#lay(this.scale.width, this.scale.height);
    const parts = this.#parts;
    if (!parts) return;
    const { stack, blocks, layer, cells, panel, effects } = parts;
    const deadRows = effects.draw(frame);
    const moves = deadRows > 0 || (effects.settling && !still);
    stack.visible = !moves;
    stack.draw(state);
    if (moves) cells.drawStack(state, effects.lifts, deadRows);
    else cells.hideStack();
    cells.drawPiece(state);
    blocks.y = effects.knockedBy;
    layer.y = effects.knockedBy;
    stack.y = effects.knockedBy;
    panel.draw(state);
  }
}

export const mountView = phaserView<BlockFallState, BlockFallFact>({
  scene: BlockFallScene,
  pixelArt: true,
});
