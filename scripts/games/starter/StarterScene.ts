import { drawSprites } from '../../../scenes/kit/view/drawSprites';
import { fitCamera } from '../../../scenes/kit/view/fitCamera';
import { ImagePool } from '../../../scenes/kit/view/ImagePool';
import { type FrameInfo, KitScene } from '../../../scenes/kit/view/KitScene';
import { Particles } from '../../../scenes/kit/view/Particles';
import { phaserView } from '../../../scenes/kit/view/phaserView';
import { drawnBy } from '../../../scenes/kit/view/spriteSheet';
import { basketHeight, type StarterState } from './rules/StarterState';
import type { StarterTypes } from './rules/starterRules';

const texture = 'starter';

/** Each letter is a pixel in a colour of the palette below; a point is transparent. */
const sprites = {
  apple: [
    '...bb...',
    '..rbrr..',
    '.rrrrrr.',
    'rrwrrrrr',
    'rrwrrrrr',
    'rrrrrrrr',
    '.rrrrrr.',
    '..r..r..',
  ],
  spark: ['w'],
  // One column, drawn as wide as the config says.
  weave: drawnBy(2, basketHeight, (x, y) => ((x + (y >> 1)) % 2 === 0 ? 'y' : 'b')),
  sky: ['s'],
};
const palette = { r: '#e0453a', w: '#ffffff', b: '#7a4a21', y: '#d9a441', s: '#bfe3f2' };

/** Draws the state and decides nothing. */
class StarterScene extends KitScene<StarterTypes> {
  #pool!: ImagePool;
  readonly #particles = new Particles({
    spark: { frame: 'spark', gravity: 0.05, drag: 0.96, shrinks: true },
  });

  protected build(): void {
    drawSprites(this.textures, texture, sprites, palette);
    this.#pool = new ImagePool(this, texture);
    this.onEvent((event) => {
      if (event.type !== 'caught' || this.options.reducedMotion) return;
      this.#particles.burst('spark', 8, event.x, event.y, 1, 400);
    });
  }

  protected layout(width: number, height: number): void {
    const { config } = this.run.state;
    fitCamera(this.cameras.main, config.width, config.height, width, height);
  }

  protected override stateReplaced(): void {
    this.#particles.clear();
  }

  protected draw(frame: FrameInfo<StarterState>): void {
    const { config, basketX, falling, appleX, appleY } = frame.state;
    const { width, height, basketWidth } = config;
    const pool = this.#pool;
    pool.begin();
    pool.next('sky', width / 2, height / 2).setScale(width, height);
    const basketY = height - basketHeight / 2;
    pool.next('weave', basketX + basketWidth / 2, basketY).setScale(basketWidth / 2, 1);
    for (let apple = 0; apple < falling.length; apple += 1) {
      if (falling[apple] === 1) pool.next('apple', appleX[apple], appleY[apple]);
    }
    this.#particles.draw(pool, frame);
    pool.end();
  }
}

export const mountView = phaserView(StarterScene, { pixelArt: true });
