import type { ImagePool } from '../../kit/view/ImagePool';

const capacity = 96;

/** How a kind of particle looks and moves: gravity and drag per 1/60 s. */
type Kind = Readonly<{ frame: string; gravity: number; drag: number; shrinks: boolean }>;

const kinds = {
  dust: { frame: 'dust', gravity: -0.01, drag: 0.9, shrinks: true },
  spark: { frame: 'spark', gravity: 0, drag: 0.92, shrinks: true },
  glint: { frame: 'glint', gravity: 0.02, drag: 0.96, shrinks: false },
  drop: { frame: 'drop', gravity: 0.16, drag: 1, shrinks: false },
  confetti: { frame: 'drop', gravity: 0.05, drag: 0.97, shrinks: false },
} as const satisfies Record<string, Kind>;
export type ParticleKind = keyof typeof kinds;

const white = 0xffffff;

/** Small things that fly about and decide nothing. The oldest give way to the newest. */
export class Particles {
  readonly #kind: Kind[] = Array.from({ length: capacity }, () => kinds.dust);
  readonly #x = new Float32Array(capacity);
  readonly #y = new Float32Array(capacity);
  readonly #vx = new Float32Array(capacity);
  readonly #vy = new Float32Array(capacity);
  readonly #left = new Float32Array(capacity);
  readonly #span = new Float32Array(capacity);
  readonly #tint = new Uint32Array(capacity);
  #next = 0;

  /** @param ms how long it lasts @param vx and vy in pixels per 1/60 s */
  add(kind: ParticleKind, x: number, y: number, vx: number, vy: number, ms: number, tint = white) {
    const index = this.#next;
    this.#next = (index + 1) % capacity;
    this.#kind[index] = kinds[kind];
    this.#x[index] = x;
    this.#y[index] = y;
    this.#vx[index] = vx;
    this.#vy[index] = vy;
    this.#left[index] = ms;
    this.#span[index] = ms;
    this.#tint[index] = tint;
  }

  /** So many from one place, in all directions at about this speed. */
  burst(kind: ParticleKind, count: number, x: number, y: number, speed: number, ms: number): void {
    const first = Math.random() * 2 * Math.PI;
    for (let index = 0; index < count; index++) {
      const angle = first + (2 * Math.PI * index) / count;
      const pace = speed * (0.7 + 0.6 * Math.random());
      this.add(kind, x, y, Math.cos(angle) * pace, Math.sin(angle) * pace, ms);
    }
  }

  clear(): void {
    this.#left.fill(0);
  }

  draw(pool: ImagePool, deltaMs: number): void {
    const frames = Math.min(4, (deltaMs * 60) / 1000);
    for (let index = 0; index < capacity; index++) {
      if (this.#left[index] <= 0) continue;
      this.#left[index] -= deltaMs;
      const { frame, gravity, drag, shrinks } = this.#kind[index];
      const kept = 1 - (1 - drag) * frames;
      this.#vx[index] *= kept;
      this.#vy[index] = this.#vy[index] * kept + gravity * frames;
      this.#x[index] += this.#vx[index] * frames;
      this.#y[index] += this.#vy[index] * frames;
      const rest = Math.max(0, this.#left[index] / this.#span[index]);
      const image = pool.next(frame, this.#x[index], this.#y[index]);
      image.setScale(shrinks ? 0.3 + 0.7 * rest : 1).setAlpha(Math.min(1, rest * 2));
      image.setTint(this.#tint[index]).setFlipX(false);
    }
  }
}
