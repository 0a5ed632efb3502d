import { clampTo } from '../../kit/rules/grid';
import type { Blitter, Bob } from '../../kit/view/engine/engine';
import type { ImagePool } from '../../kit/view/ImagePool';
import { write } from '../../kit/view/Lettering';
import type { Window } from '../../kit/view/PixelCamera';
import { type GraveyardGhostsState, isScattering, maxGhosts } from '../rules/GraveyardGhostsState';
import { size } from '../rules/Maze';
import { findTarget, foresee, personalities, target } from '../rules/targets';
import type { GraveyardCamera } from './GraveyardCamera';
import { bracketFrames, signFrames } from './ghostSprites';
import { middleOf, middleX, middleY } from './places';
import { acrossFrames, downFrames } from './sprites';

/** How many cells of a ghost's route are drawn ahead. */
const farthest = 24;
/**
 * Offsets in pixels from the middle of a path, so that routes on the same path lie side by side.
 */
const lanes = [-3, -1, 1, 3] as const;
/** By ghost, the corner of its brackets that carries its sign. */
const signAcross = [-1, 1, 1, -1] as const;
const signDown = [-1, -1, 1, 1] as const;
/** Distance of the sign from the edge of the screen in pixels. */
const signMargin = 5;
const names = personalities.map((name) => name.toUpperCase());
/** Height of the text rows above the maze, and the sky that they need. */
const lineHeight = 10;
const legendFrom = 34;

/** Shows the cell that each ghost wants to reach, and its route. */
export class LearnOverlay {
  readonly #bobs: readonly (readonly Bob[])[];
  readonly #path = new Uint8Array(farthest);

  constructor(private readonly blitter: Blitter) {
    this.#bobs = Array.from({ length: maxGhosts }, (_, ghost) =>
      Array.from({ length: farthest }, () => blitter.create(0, 0, acrossFrames[ghost], false)),
    );
  }

  draw(pool: ImagePool, state: Readonly<GraveyardGhostsState>, camera: GraveyardCamera): void {
    this.blitter.visible = state.learning;
    if (!state.learning) return;
    for (let ghost = 0; ghost < maxGhosts; ghost++) {
      const aims = hasAim(state, ghost);
      this.#lay(state, ghost, aims);
      if (aims) this.#drawTarget(pool, ghost, camera.window);
    }
    this.#drawLegend(pool, state, camera);
  }

  #lay(state: Readonly<GraveyardGhostsState>, ghost: number, aims: boolean): void {
    const bobs = this.#bobs[ghost];
    let length = 0;
    if (aims) {
      findTarget(state, ghost);
      length = foresee(state, ghost, this.#path);
    }
    let to: number = state.ghostCell[ghost];
    for (let index = 0; index < farthest; index++) {
      const bob = bobs[index];
      const from = to;
      to = this.#path[index];
      // From half way on, the ghost covers the line behind it.
      const isBehind = index === 0 && state.ghostProgress[ghost] >= 0.5;
      bob.visible = index < length && to !== from && !isBehind;
      if (!bob.visible) continue;
      const isAcross = Math.abs(to - from) === 1;
      const first = Math.min(from, to);
      const x = middleX(first) + lanes[ghost];
      const y = middleY(first) + lanes[ghost];
      bob.setFrame((isAcross ? acrossFrames : downFrames)[ghost]);
      bob.x = isAcross ? x : x - 2;
      bob.y = isAcross ? y - 2 : y;
    }
  }

  /**
   * Draws brackets around the target cell. A target outside the maze is shown on the outer hedge.
   */
  #drawTarget(pool: ImagePool, ghost: number, window: Readonly<Window>): void {
    const x = middleOf(clampTo(size, target.column));
    const y = middleOf(clampTo(size, target.row));
    pool.next(bracketFrames[ghost], x, y);
    const away = 9 + ghost;
    const lastX = window.left + window.width - signMargin;
    const lastY = window.top + window.height - signMargin;
    const signX = x + signAcross[ghost] * away;
    const signY = y + signDown[ghost] * away;
    pool.next(
      signFrames[ghost],
      Math.round(Math.max(window.left + signMargin, Math.min(lastX, signX))),
      Math.round(Math.max(window.top + signMargin, Math.min(lastY, signY))),
    );
  }

  #drawLegend(
    pool: ImagePool,
    state: Readonly<GraveyardGhostsState>,
    { window, sky }: GraveyardCamera,
  ): void {
    const middle = window.left + window.width / 2;
    const mood = state.power > 0 ? 'FRIGHTENED' : isScattering(state) ? 'SCATTER' : 'CHASE';
    write(pool, mood, middle, Math.round(window.top + 7));
    if (sky < legendFrom) return;
    for (let ghost = 0; ghost < state.ghostCount; ghost++) {
      const x = middle + (ghost % 2 === 0 ? -44 : 44);
      const y = Math.round(window.top + 7 + lineHeight * (1 + Math.floor(ghost / 2)));
      pool.next(signFrames[ghost], x - 26, y);
      write(pool, names[ghost], x, y);
    }
  }
}

/** Frightened and resting ghosts have no target. */
function hasAim(state: Readonly<GraveyardGhostsState>, ghost: number): boolean {
  const { power, pause, ghostRest, ghostCount, phase } = state;
  const isAbout = ghost < ghostCount && ghostRest[ghost] === 0;
  return isAbout && power === 0 && pause === 0 && phase === 'playing';
}
