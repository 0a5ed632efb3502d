import type { SuperJumpConfig } from '../../scenes/super-jump/config';
import type { SuperJumpState } from '../../scenes/super-jump/rules/SuperJumpState';

/** Longer than any flight. */
const whole = 10_000;
/** Ticks for which a direction is held in the air. */
const coarse: readonly number[] = [6, 13, whole];
const fine: readonly number[] = [...Array.from({ length: 50 }, (_, index) => 1 + 2 * index), whole];

/**
 * A second implementation of what can be reached: it computes the jump from the constants, and
 * tries it from many positions in every direction. It shares no code with the game or its
 * generator.
 */
export class Reach {
  readonly #state: SuperJumpState;
  readonly #config: SuperJumpConfig;
  /** By ledge, every ledge that a jump, a drop or a step off its end lands on. */
  readonly #from: Set<number>[];
  readonly #coins: Set<number>;
  readonly #stars: Set<number>;

  constructor(state: SuperJumpState) {
    this.#state = state;
    this.#config = state.config;
    this.#from = Array.from({ length: state.ledgeCount }, () => new Set());
    this.#coins = new Set(Array.from({ length: state.coinCount }, (_, coin) => coin));
    this.#stars = new Set(Array.from({ length: state.starCount }, (_, star) => star));
  }

  /** The ledges reached from one of them, with this many start positions on each. */
  spread(start: number, places: number, until: () => boolean = () => false): Set<number> {
    const reached = new Set([start]);
    for (const ledge of reached) {
      if (until()) break;
      this.#explore(ledge, places);
      for (const next of this.#from[ledge]) reached.add(next);
    }
    return reached;
  }

  #explore(ledge: number, places: number): void {
    const { ledgeX, ledgeY, ledgeWidth, coinX, starX, coinCount, starCount } = this.#state;
    const { heroWidth, heroHeight } = this.#config;
    const top = ledgeY[ledge] - heroHeight;
    const left = ledgeX[ledge];
    const spare = Math.max(0, ledgeWidth[ledge] - heroWidth);
    for (let x = left; x <= left + spare; x += 3) this.#touch(x, top);
    // Straight up, under everything above the ledge.
    for (const middle of [...coinX.subarray(0, coinCount), ...starX.subarray(0, starCount)]) {
      const x = middle - heroWidth / 2;
      if (x > left - heroWidth && x < left + spare + heroWidth) {
        this.#fly(ledge, Math.max(left, Math.min(left + spare, x)), top, true, 0, 0);
      }
    }
    for (let place = 0; place < places; place += 1) {
      const x = left + (spare * place) / (places - 1);
      for (const direction of [-1, 1]) {
        for (const held of places < 27 ? coarse : fine)
          this.#fly(ledge, x, top, true, direction, held);
        this.#fly(ledge, x, top, false, direction, 12);
      }
      this.#fly(ledge, x, top, false, 0, 0);
    }
  }

  #fly(from: number, startX: number, top: number, jumps: boolean, direction: number, held: number) {
    if (!jumps && this.#state.ledgeY[from] === this.#state.groundY) return;
    const { gravity, maxFall, airAcceleration, airFriction, maxSpeed, heroWidth } = this.#config;
    const { ledgeX, ledgeY, ledgeWidth, ledgeCount, width, height, wraps } = this.#state;
    const tall = this.#config.heroHeight;
    let x = startX;
    let y = jumps ? top : top + 0.5;
    let across = 0;
    let down = jumps ? this.#config.jumpSpeed : 0;
    for (let tick = 0; y <= height; tick += 1) {
      if (tick < held) across = Math.min(maxSpeed, across + airAcceleration);
      else across = Math.max(0, across - airFriction);
      down = Math.min(maxFall, down + gravity);
      x += direction * across;
      if (wraps) x = ((((x + heroWidth / 2) % width) + width) % width) - heroWidth / 2;
      else if (x < 0 || x > width - heroWidth) {
        x = Math.max(0, Math.min(width - heroWidth, x));
        across = 0;
      }
      const feet = y + tall;
      y += down;
      if (down >= 0) {
        for (let ledge = 0; ledge < ledgeCount; ledge += 1) {
          if (feet > ledgeY[ledge] || y + tall < ledgeY[ledge]) continue;
          if (x + heroWidth <= ledgeX[ledge] || x >= ledgeX[ledge] + ledgeWidth[ledge]) continue;
          this.#from[from].add(ledge);
          return;
        }
      }
      this.#touch(x, y);
    }
  }

  #touch(x: number, y: number): void {
    const { coinX, coinY, starX, starY } = this.#state;
    for (const coin of this.#coins)
      if (this.#isAt(coinX[coin], coinY[coin], x, y)) this.#coins.delete(coin);
    for (const star of this.#stars)
      if (this.#isAt(starX[star], starY[star], x, y)) this.#stars.delete(star);
  }

  /** Coins and stars are ten pixels wide and high. */
  #isAt(thingX: number, thingY: number, x: number, y: number): boolean {
    const { heroWidth, heroHeight } = this.#config;
    return (
      thingX + 5 > x && thingX - 5 < x + heroWidth && thingY + 5 > y && thingY - 5 < y + heroHeight
    );
  }

  /** The number of coins and stars that have not been reached. */
  get left(): number {
    return this.#coins.size + this.#stars.size;
  }
}

/**
 * The ledges from which another is out of reach, with ever more start positions; empty if there are
 * none.
 */
export function deadEndLedges(state: SuperJumpState): number[] {
  const all = Array.from({ length: state.ledgeCount }, (_, ledge) => ledge);
  return all.filter(
    (ledge) =>
      ![2, 5, 27].some((places) => new Reach(state).spread(ledge, places).size === all.length),
  );
}

/**
 * The number of coins and stars that cannot be reached from the start, with ever more start
 * positions.
 */
export function countUnreachable(state: SuperJumpState): number {
  let left = 0;
  for (const places of [2, 5, 27]) {
    const reach = new Reach(state);
    reach.spread(state.standing, places, () => reach.left === 0);
    left = reach.left;
    if (left === 0) break;
  }
  return left;
}
