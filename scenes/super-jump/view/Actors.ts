import type { ImagePool } from '../../kit/view/ImagePool';
import type { Frame } from '../../kit/view/KitScene';
import type { Window } from '../../kit/view/PixelCamera';
import { enemyHeight, enemyKind, enemyWidth, type SuperJumpState } from '../rules/SuperJumpState';
import type { FollowCamera } from './FollowCamera';
import { coinFrames } from './sprites';

/** Milliseconds from one drawing to the next, and pixels from step to step. */
const coinMs = 110;
const flapMs = 120;
const stride = 5;
/** Off the glass by more than this, nothing is drawn. */
const margin = 16;
/** Arrows to what is out of sight stand so far from the edge. */
const inset = 7;

function isSeen(y: number, { top, height }: Readonly<Window>): boolean {
  return y > top - margin && y < top + height + margin;
}

/** Draws coins, stars and enemies, and arrows to the coins that are out of sight. */
export class Actors {
  #clock = 0;

  draw(pool: ImagePool, frame: Frame<SuperJumpState>, camera: FollowCamera): void {
    this.#clock += frame.deltaMs;
    this.#drawCoins(pool, frame, camera.window);
    this.#drawStars(pool, frame, camera.window);
    this.#drawEnemies(pool, frame, camera);
  }

  #drawCoins(pool: ImagePool, { state, still }: Frame<SuperJumpState>, window: Window): void {
    const { coinX, coinY, coinTaken, coinCount } = state;
    const turn = still ? 0 : Math.floor(this.#clock / coinMs);
    for (let coin = 0; coin < coinCount; coin++) {
      if (coinTaken[coin] === 1 || !isSeen(coinY[coin], window)) continue;
      const frame = coinFrames[still ? 0 : (turn + coin) % coinFrames.length];
      pool.next(frame, coinX[coin], coinY[coin]);
    }
  }

  /** An arrow on the edge of the glass for every coin beyond it. */
  drawArrows(pool: ImagePool, state: Readonly<SuperJumpState>, window: Readonly<Window>): void {
    const { coinX, coinY, coinTaken, coinCount } = state;
    for (let coin = 0; coin < coinCount; coin++) {
      if (coinTaken[coin] === 1) continue;
      const y = coinY[coin];
      if (y < window.top - 4) pool.next('up', coinX[coin], window.top + inset);
      else if (y > window.top + window.height + 4) {
        pool.next('down', coinX[coin], window.top + window.height - inset);
      }
    }
  }

  #drawStars(pool: ImagePool, { state, still }: Frame<SuperJumpState>, window: Window): void {
    const { starX, starY, starTaken, starCount } = state;
    for (let star = 0; star < starCount; star++) {
      if (starTaken[star] === 1 || !isSeen(starY[star], window)) continue;
      const swing = still ? 0 : Math.sin(this.#clock / 260 + star);
      const image = pool.next('star', starX[star], starY[star] + swing);
      image.setRotation(swing * 0.12);
    }
  }

  #drawEnemies(
    pool: ImagePool,
    { state, alpha, still }: Frame<SuperJumpState>,
    { window, grain }: FollowCamera,
  ): void {
    const flap = still ? 0 : Math.floor(this.#clock / flapMs);
    const { enemyX, enemyLastX, enemyY, enemyWay, enemyKind: kinds, enemyCount } = state;
    for (let enemy = 0; enemy < enemyCount; enemy++) {
      const feet = enemyY[enemy] + enemyHeight;
      if (!isSeen(feet, window)) continue;
      const between = enemyLastX[enemy] + (enemyX[enemy] - enemyLastX[enemy]) * alpha;
      const x = Math.round((between + enemyWidth / 2) / grain) * grain;
      const walks = kinds[enemy] === enemyKind.walker;
      const step = walks ? Math.floor(x / stride) : flap + enemy;
      const frame = (walks ? walkFrames : flyFrames)[step & 1];
      const image = pool.next(frame, x, walks ? feet - 6 : feet - 5);
      image.setFlipX(enemyWay[enemy] < 0);
    }
  }
}

const walkFrames = ['walker 0', 'walker 1'] as const;
const flyFrames = ['flyer 0', 'flyer 1'] as const;
