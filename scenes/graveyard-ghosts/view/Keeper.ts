import type { ImagePool } from '../../kit/view/ImagePool';
import { playerActor } from '../rules/GraveyardGhostsState';
import type { Frame, GraveyardCamera } from './GraveyardCamera';
import { keeperFrames } from './keeperSprites';
import { xOf, yOf } from './places';

/** Cells walked for each step of the walk cycle. */
const stride = 0.4;
/** Duration of one blink: at most three a second. */
const blinkMs = 360;
const lift = 3;
const up = 0;
const left = 3;
/** By direction, the horizontal offset of the torch in pixels. */
const torchAcross = [6, 7, -6, -7] as const;
const torchDown = [3, 4, 4, 4] as const;

/** Draws the player. */
export class Keeper {
  /** Where the player was last drawn, in pixels. */
  x = 0;
  y = 0;

  draw(pool: ImagePool, frame: Frame, camera: GraveyardCamera): void {
    const { state, alpha, clockMs, still } = frame;
    this.x = camera.snap(xOf(state, playerActor, alpha));
    this.y = camera.snap(yOf(state, playerActor, alpha));
    const { x, y } = this;
    const opacity = opacityOf(frame);
    const direction = state.playerDirection;
    if (state.phase === 'over') {
      pool.next('keeper falls', x, y - lift);
      return;
    }
    if (state.pause > 0) {
      const hop = still ? 0 : Math.abs(Math.sin(clockMs / 130)) * 3;
      pool.next('keeper cheers', x, camera.snap(y - lift - hop));
      return;
    }
    if (direction === up) drawTorch(pool, direction, x, y, opacity);
    const walked = state.x[playerActor] + state.y[playerActor];
    const step = state.playerMoves ? Math.floor(walked / stride) & 3 : 0;
    const image = pool.next(keeperFrames[direction][step], x, y - lift);
    image.setFlipX(direction === left).setAlpha(opacity);
    if (direction !== up) drawTorch(pool, direction, x, y, opacity);
  }
}

function drawTorch(
  pool: ImagePool,
  direction: number,
  x: number,
  y: number,
  opacity: number,
): void {
  pool.next('torch', x + torchAcross[direction], y + torchDown[direction] - 1).setAlpha(opacity);
}

/** The player blinks while no ghost can harm them. With reduced motion they are pale instead. */
function opacityOf({ state, clockMs, still }: Frame): number {
  if (state.grace === 0) return 1;
  return still || clockMs % blinkMs < blinkMs / 2 ? 0.45 : 1;
}
