import { drawSprites } from '../kit/view/drawSprites';
import type { Image } from '../kit/view/engine/engine';
import { type FrameInfo, KitScene } from '../kit/view/KitScene';
import { phaserView } from '../kit/view/phaserView';
import { snakePalette } from './palettes';
import { bodyCell, type SnakeState } from './rules/SnakeState';
import type { SnakeTypes } from './rules/snakeRules';
import { writeLcdFrames } from './view/lcdFrames';
import { lcdSprites, rivalMark } from './view/lcdSprites';
import { spriteSize } from './view/spriteSize';

/** Milliseconds. A liquid crystal darkens faster than it clears. */
const darkenMs = 30;
const clearMs = 160;
/** The crashed snake blinks twice a second, three times. */
const blinkMs = 250;
const blinks = 6;

/** Whether a frame is part of a snake that has crashed. Their names have more than one word. */
function isSnake(frame: string, lost: number): boolean {
  return frame.includes(' ') && (frame.startsWith(rivalMark) ? lost > 1 : lost % 2 === 1);
}

/** The phone's screen: one image per cell, as dark as its crystal is at the moment. */
class SnakeScene extends KitScene<SnakeTypes> {
  #images: Image[] = [];
  #darkness = new Float32Array(0);
  #fat = new Uint8Array(0);
  #frames: string[] = [];
  #columns = 0;
  #rows = 0;
  #sinceCrash = 0;
  /** Device pixels of a cell's side: a whole number, so that nothing is blurred. */
  #cell = 0;
  #texture = '';

  protected build(): void {
    this.onEvent((event, state) => {
      if (event.type !== 'ate') return;
      const snake = event.rival ? state.rival : undefined;
      this.#fat[bodyCell(snake ?? state, 0)] = 1;
    });
  }

  protected override reconfigure(): void {
    if (this.#cell === 0) return;
    drawSprites(this.textures, this.#texture, lcdSprites(this.#cell), {
      '#': snakePalette(this.options.palette).ink,
    });
  }

  protected layout(width: number, height: number): void {
    const { columns, rows } = this.run.state;
    const camera = this.cameras.main;
    const cell = Math.max(1, Math.floor(Math.min(width / columns, height / rows)));
    const zoom = cell / spriteSize;
    // An odd rest stands on one side, so that world pixels meet device pixels.
    const oddX = (width - columns * cell) % 2;
    const oddY = (height - rows * cell) % 2;
    camera.setSize(width, height);
    camera.setZoom(zoom);
    camera.centerOn(
      (columns * spriteSize + oddX / zoom) / 2,
      (rows * spriteSize + oddY / zoom) / 2,
    );
    if (cell === this.#cell) return;
    const before = this.#texture;
    this.#cell = cell;
    this.#texture = `lcd ${cell}`;
    this.reconfigure();
    for (const image of this.#images) {
      image.setTexture(this.#texture, image.frame.name).setScale(spriteSize / cell);
    }
    if (before) this.textures.remove(before);
  }

  protected draw({ state, deltaMs, still }: FrameInfo<SnakeState>): void {
    if (state.columns !== this.#columns || state.rows !== this.#rows) this.#lay(state);
    writeLcdFrames(state, this.#fat, this.#frames);
    this.#sinceCrash = state.cause === '' && !state.lost ? 0 : this.#sinceCrash + deltaMs;
    this.#expose(deltaMs, still, state.lost ?? 1);
  }

  /**
   * Moves every crystal towards what its cell shows.
   * @param lost who blinks where a snake has crashed: 1 the first, 2 the second, 3 both
   */
  #expose(deltaMs: number, still: boolean, lost: number): void {
    const hidden = !still && this.#isBlinkedAway();
    for (let cell = 0; cell < this.#images.length; cell++) {
      const frame = this.#frames[cell];
      const lit = frame !== '' && !(hidden && isSnake(frame, lost));
      const before = this.#darkness[cell];
      let now = lit ? before + deltaMs / darkenMs : before - deltaMs / clearMs;
      now = still ? Number(lit) : Math.max(0, Math.min(1, now));
      const image = this.#images[cell];
      if (frame !== '' && image.frame.name !== frame) image.setFrame(frame);
      if (now === before) continue;
      this.#darkness[cell] = now;
      image.setAlpha(now);
      image.visible = now > 0;
    }
  }

  #isBlinkedAway(): boolean {
    const blink = Math.floor(this.#sinceCrash / blinkMs);
    return blink < blinks && blink % 2 === 1;
  }

  /** One image per cell of a field of this size. */
  #lay({ columns, rows }: Readonly<SnakeState>): void {
    for (const image of this.#images) image.destroy();
    this.#columns = columns;
    this.#rows = rows;
    this.#darkness = new Float32Array(columns * rows);
    this.#fat = new Uint8Array(columns * rows);
    this.#frames = Array.from({ length: columns * rows }, () => '');
    this.layout(this.scale.width, this.scale.height);
    this.#images = this.#frames.map((_, cell) => {
      const x = (cell % columns) * spriteSize;
      const y = Math.floor(cell / columns) * spriteSize;
      return this.add
        .image(x, y, this.#texture, 'food')
        .setOrigin(0)
        .setScale(spriteSize / this.#cell)
        .setAlpha(0)
        .setVisible(false);
    });
  }
}

export const mountView = phaserView(SnakeScene, { transparent: true });
