import type { ImagePool } from '../../kit/view/ImagePool';
import type { Window } from '../../kit/view/PixelCamera';
import { enemyHeight, enemyKind, enemyWidth, type SuperJumpState } from '../rules/SuperJumpState';
import type { FollowCamera, Frame } from './FollowCamera';
import { coinFrames } from './sprites';

/** Milliseconds of each coin frame, and pixels between an enemy's steps. */
const coinMs = 110;
const flapMs = 120;
const stride = 5;
const walkFrames = ['walker 0', 'walker 1'] as const;
const flyFrames = ['flyer 0', 'flyer 1'] as const;
/** Distance outside the screen in pixels beyond which nothing is drawn. */
const margin = 16;
/** Distance from the edge of arrows to coins out of view, in pixels. */
const inset = 7;

function isSeen(y: number, { top, height }: Readonly<Window>): boolean {
  return y > top - margin && y < top + height + margin;
}

export function drawActors(pool: ImagePool, frame: Frame, camera: FollowCamera): void {
  drawCoins(pool, frame, camera);
  drawStars(pool, frame, camera);
  drawEnemies(pool, frame, camera);
}

function drawCoins(pool: ImagePool, frame: Frame, { window }: FollowCamera): void {
  const { state, clockMs, still } = frame;
  const { coinX, coinY, coinTaken, coinCount } = state;
  const turn = Math.floor(clockMs / coinMs);
  for (let coin = 0; coin < coinCount; coin++) {
    if (coinTaken[coin] === 1 || !isSeen(coinY[coin], window)) continue;
    const name = coinFrames[still ? 0 : (turn + coin) % coinFrames.length];
    pool.next(name, coinX[coin], coinY[coin]);
  }
}

function drawStars(pool: ImagePool, frame: Frame, { window }: FollowCamera): void {
  const { state, clockMs, still } = frame;
  const { starX, starY, starTaken, starCount } = state;
  for (let star = 0; star < starCount; star++) {
    if (starTaken[star] === 1 || !isSeen(starY[star], window)) continue;
    const swing = still ? 0 : Math.sin(clockMs / 260 + star);
    pool.next('star', starX[star], starY[star] + swing).setRotation(swing * 0.12);
  }
}

function drawEnemies(pool: ImagePool, frame: Frame, camera: FollowCamera): void {
  const { state, alpha, clockMs, still } = frame;
  const flap = still ? 0 : Math.floor(clockMs / flapMs);
  const { enemyX, enemyLastX, enemyY, enemyDirection, enemyKind: kinds, enemyCount } = state;
  for (let enemy = 0; enemy < enemyCount; enemy++) {
    const feet = enemyY[enemy] + enemyHeight;
    if (!isSeen(feet, camera.window)) continue;
    const between = enemyLastX[enemy] + (enemyX[enemy] - enemyLastX[enemy]) * alpha;
    const x = camera.snap(between + enemyWidth / 2);
    const walks = kinds[enemy] === enemyKind.walker;
    const step = walks ? Math.floor(x / stride) : flap + enemy;
    const name = (walks ? walkFrames : flyFrames)[step & 1];
    pool.next(name, x, walks ? feet - 6 : feet - 5).setFlipX(enemyDirection[enemy] < 0);
  }
}

/** Draws an arrow at the edge of the screen for every coin outside it. */
export function drawArrows(
  pool: ImagePool,
  { coinX, coinY, coinTaken, coinCount }: Readonly<SuperJumpState>,
  { top, height }: Readonly<Window>,
): void {
  for (let coin = 0; coin < coinCount; coin++) {
    if (coinTaken[coin] === 1) continue;
    const y = coinY[coin];
    if (y < top - 4) pool.next('up', coinX[coin], top + inset);
    else if (y > top + height + 4) pool.next('down', coinX[coin], top + height - inset);
  }
}
