import type { BaseState } from '../rules/contract';
import type { ImagePool } from './ImagePool';
import type { Frame } from './KitScene';

const capacity = 96;
const white = 0xffffff;

/** How a kind of particle looks and moves: gravity and drag per 1/60 s. */
export type ParticleLook = Readonly<{
  frame: string;
  gravity: number;
  drag: number;
  shrinks: boolean;
  /** Of its drawing at first, 1 without it. */
  size?: number;
}>;

/**
 * Small things that fly about and decide nothing. The oldest give way to the newest; where motion
 * is not wanted there are none.
 */
export class Particles<Kind extends string> {
  readonly #look: (ParticleLook | undefined)[] = Array.from({ length: capacity });
  readonly #x = new Float32Array(capacity);
  readonly #y = new Float32Array(capacity);
  readonly #vx = new Float32Array(capacity);
  readonly #vy = new Float32Array(capacity);
  readonly #left = new Float32Array(capacity);
  readonly #span = new Float32Array(capacity);
  readonly #tint = new Uint32Array(capacity);
  #next = 0;

  constructor(private readonly looks: Readonly<Record<Kind, ParticleLook>>) {}

  /** @param ms how long it lasts @param vx and vy in pixels per 1/60 s */
  add(kind: Kind, x: number, y: number, vx: number, vy: number, ms: number, tint = white): void {
    const index = this.#next;
    this.#next = (index + 1) % capacity;
    this.#look[index] = this.looks[kind];
    this.#x[index] = x;
    this.#y[index] = y;
    this.#vx[index] = vx;
    this.#vy[index] = vy;
    this.#left[index] = ms;
    this.#span[index] = ms;
    this.#tint[index] = tint;
  }

  /** So many from one place, in all directions at about this speed. */
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
    this.#left.fill(0);
  }

  draw(pool: ImagePool, { deltaMs, still }: Frame<BaseState>): void {
    if (still) this.clear();
    const frames = Math.min(4, (deltaMs * 60) / 1000);
    for (let index = 0; index < capacity; index++) {
      const look = this.#look[index];
      if (!look || this.#left[index] <= 0) continue;
      this.#left[index] -= deltaMs;
      const kept = 1 - (1 - look.drag) * frames;
      this.#vx[index] *= kept;
      this.#vy[index] = this.#vy[index] * kept + look.gravity * frames;
      this.#x[index] += this.#vx[index] * frames;
      this.#y[index] += this.#vy[index] * frames;
      const rest = Math.max(0, this.#left[index] / this.#span[index]);
      const image = pool.next(look.frame, this.#x[index], this.#y[index]);
      image.setScale((look.size ?? 1) * (look.shrinks ? 0.3 + 0.7 * rest : 1));
      image.setAlpha(Math.min(1, rest * 2)).setTint(this.#tint[index]);
    }
  }
}
