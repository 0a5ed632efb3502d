import { ticksFromMs } from '../../kit/rules/config';
import type { ImagePool } from '../../kit/view/ImagePool';
import { actorOf, type GraveyardGhostsState, maxGhosts } from '../rules/GraveyardGhostsState';
import type { Frame, GraveyardCamera } from './GraveyardCamera';
import { eyeFrames, type GhostLook, ghostFrames, risingFrames, risingRows } from './ghostSprites';
import { xOf, yOf } from './places';

/** Ticks for which each of a frightened ghost's two looks is shown: about two changes a second. */
const flashTicks = 14;
/** Ticks in which a ghost rises from its grave, in three steps. */
const riseTicks = 48;
const swayMs = 220;
const hoverMs = 190;
/** How many pixels a ghost is drawn above the centre of its cell. */
const lift = 2;
/** By ghost, the vertical offset of its eyes from its centre in pixels. */
const eyesDown = [-0.5, 1, 1, 1] as const;
const left = 3;
const right = 1;

/** Draws the ghosts: active, frightened, or in their graves. */
export class Ghosts {
  readonly #flipped: boolean[] = Array.from({ length: maxGhosts }, () => false);

  draw(pool: ImagePool, frame: Frame, camera: GraveyardCamera): void {
    const { state, alpha } = frame;
    for (let ghost = 0; ghost < state.ghostCount; ghost++) {
      const actor = actorOf(ghost);
      const x = camera.snap(xOf(state, actor, alpha));
      const y = camera.snap(yOf(state, actor, alpha));
      if (state.ghostRest[ghost] > 0) this.#drawGrave(pool, frame, ghost, x, y);
      else this.#drawGhost(pool, frame, ghost, x, y);
    }
  }

  #drawGhost(pool: ImagePool, frame: Frame, ghost: number, x: number, y: number): void {
    const { state, clockMs, still } = frame;
    const direction = state.ghostDirection[ghost];
    if (direction === left || direction === right) this.#flipped[ghost] = direction === left;
    const look = lookOf(state);
    const shiver = look === 'robe' || still ? 0 : Math.floor(clockMs / 45) & 1;
    const hover = still ? 0 : Math.round(Math.sin(clockMs / hoverMs + ghost * 1.7));
    const sway = still ? 0 : (Math.floor(clockMs / swayMs) + ghost) & 1;
    const middle = y - lift + hover;
    const flip = this.#flipped[ghost];
    pool.next(ghostFrames[ghost][look][sway], x + shiver, middle).setFlipX(flip);
    const eyesX = x + shiver + (flip ? -0.5 : 0.5);
    const eyes =
      look === 'robe' ? eyeFrames[direction] : look === 'pale' ? 'eyes scared' : 'eyes dark';
    pool.next(eyes, eyesX, middle + eyesDown[ghost] + (look === 'robe' ? 0 : 0.5));
  }

  /** Draws a ghost in its grave: only its hat shows while it sleeps, then it rises. */
  #drawGrave(pool: ImagePool, frame: Frame, ghost: number, x: number, y: number): void {
    const { state, clockMs, still } = frame;
    const rest = state.ghostRest[ghost];
    const part = Math.max(0, Math.min(2, 2 - Math.floor((rest / riseTicks) * 3)));
    const sleeps = rest > riseTicks;
    pool.next('mound', x, y + 2);
    const middle = y + 4 - risingRows[part] / 2;
    pool.next(risingFrames[ghost][part], x, middle).setAlpha(sleeps ? 0.8 : 1);
    pool.next('mound front', x, y + 4);
    if (!sleeps || state.phase !== 'playing') return;
    const breath = still ? 0.3 : (clockMs / 1400 + ghost * 0.4) % 1;
    const zed = pool.next('zed', x + 5 + breath * 3, y - 4 - breath * 7);
    zed.setAlpha(1 - breath);
  }
}

/**
 * The look of a ghost: its own colours, pale when frightened, or alternating while the light goes
 * out.
 */
function lookOf({ power, config }: Readonly<GraveyardGhostsState>): GhostLook {
  if (power === 0) return 'robe';
  const fades = config.warningMs > 0 && power <= ticksFromMs(config.warningMs);
  return fades && (Math.floor(power / flashTicks) & 1) === 1 ? 'dark' : 'pale';
}
