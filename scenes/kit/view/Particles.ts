import type { BaseState } from '../rules/contract';
import type { ImagePool } from './ImagePool';
import type { FrameInfo } from './KitScene';

const capacity = 96;
const white = 0xffffff;

/** How a kind of particle looks and moves: gravity and drag per 1/60 s. */
type ParticleLook = Readonly<{
  frame: string;
  gravity: number;
  drag: number;
  shrinks: boolean;
  /** Its initial size relative to its drawing, 1 by default. */
  size?: number;
}>;

type Particle = {
  readonly look: ParticleLook;
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Remaining time of `span`; ms. */
  left: number;
  readonly span: number;
  readonly tint: number;
};

/**
 * Particles, which have no effect on the game. The newest replace the oldest. With reduced motion
 * there are none.
 */
export class Particles<Kind extends string> {
  readonly #all: Particle[] = [];
  #next = 0;

  constructor(private readonly looks: Readonly<Record<Kind, ParticleLook>>) {}

  /** @param ms how long it lasts @param vx and vy in pixels per 1/60 s */
  add(kind: Kind, x: number, y: number, vx: number, vy: number, ms: number, tint = white): void {
    this.#all[this.#next] = { look: this.looks[kind], x, y, vx, vy, left: ms, span: ms, tint };
    this.#next = (this.#next + 1) % capacity;
  }

  /** Adds `count` particles at one point, in all directions, at about the given speed. */
  burst(
    kind: Kind,
    count: number,
    x: number,
    y: number,
    speed: number,
    ms: number,
    tint = white,
  ): void {
    const first = Math.random() * 2 * Math.PI;
    for (let index = 0; index < count; index++) {
      const angle = first + (2 * Math.PI * index) / count;
      const pace = speed * (0.7 + 0.6 * Math.random());
      this.add(kind, x, y, Math.cos(angle) * pace, Math.sin(angle) * pace, ms, tint);
    }
  }

  clear(): void {
    this.#all.length = 0;
    this.#next = 0;
  }

  draw(pool: ImagePool, { deltaMs, still }: FrameInfo<BaseState>): void {
    if (still) this.clear();
    const frames = Math.min(4, (deltaMs * 60) / 1000);
    for (const each of this.#all) {
      const { look } = each;
      if (each.left <= 0) continue;
      each.left -= deltaMs;
      const kept = 1 - (1 - look.drag) * frames;
      each.vx *= kept;
      each.vy = each.vy * kept + look.gravity * frames;
      each.x += each.vx * frames;
      each.y += each.vy * frames;
      const rest = Math.max(0, each.left / each.span);
      const image = pool.next(look.frame, each.x, each.y);
      image.setScale((look.size ?? 1) * (look.shrinks ? 0.3 + 0.7 * rest : 1));
      image.setAlpha(Math.min(1, rest * 2)).setTint(each.tint);
    }
  }
}
