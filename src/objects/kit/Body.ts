import {
  defaultNumbers,
  type Moment,
  type Numbers,
  type ObjectPlay,
  type Secret,
} from './ObjectPlay';

/**
 * An event of a moving object. `answered` comes once for each completed gesture. The rate of
 * `answered` and `tick` follows the speed of the hand.
 */
export type BodyEvent =
  | Readonly<{ type: 'answered'; says: string; rate: number }>
  | Readonly<{ type: 'tick'; rate: number }>
  | Readonly<{ type: 'found'; says: string }>;

/** The part of an object's state that is kept between visits. */
export type Kept = Readonly<{ n: number; open: boolean; found: boolean }>;

export type BodyOptions = Readonly<{
  random?: () => number;
  /** The hour of the visitor's day, 0 to 23. */
  hour?: () => number;
  /** Whether motion is reduced: only the states before and after are shown. */
  still?: () => boolean;
  kept?: Kept;
}>;

/** Length of one integration step in seconds. A longer frame takes several. */
const stepSeconds = 1 / 120;
/** The longest frame in seconds that is simulated in full. */
const maxFrameSeconds = 1 / 15;
/** Limits below which an object is at rest: ways, ways per second, turns per second. */
const nearly = 0.002;
const slow = 0.01;
/** The share of a shake's progress that is left after a second without shaking. */
const shakeKept = 0.3;
/** Constant friction in turns per second squared, so that every spin ends. */
const bearingFriction = 0.5;
/** How many seconds a gesture takes when a key, button or tap does it. */
const ownPace = 0.9;
/** The spring that brings a gripped or shaken object back to its place, in 1/s² and 1/s. */
const placeStiffness = 260;
const placeDamping = 13;
/** How fast an object is lifted and put down, in 1/s. */
const liftRate = 18;
/** How far the offset by a hand goes, in units of the drawing. */
const furthest = 14;

/** An offset by the hand, in units of the drawing, within its limits. */
export const within = (offset: number): number => Math.max(-furthest, Math.min(furthest, offset));

/**
 * The movement of an object, without a page; `Grip` is how it is moved by hand. Positions are in
 * units of the drawing, times in seconds. The owner calls `step` for each frame while `moving`.
 */
export class Body {
  readonly moment: Moment;
  readonly numbers: Numbers;
  readonly play: ObjectPlay;
  readonly still: () => boolean;
  moving = false;
  /** The end of its way that it goes to once nothing holds it. */
  goal: 0 | 1;
  /** Whether a key, a button or a tap is doing the gesture. */
  isAuto = false;
  /** Whether the gesture was completed since it began. */
  isAnswered = false;
  /** Seconds since it was taken in the hand. */
  heldFor = 0;
  /** In ways per second. */
  handSpeed = 0;
  readonly #emit: (event: BodyEvent) => void;
  readonly #random: () => number;
  readonly #hour: () => number;
  #resting = 0;
  #row = 0;
  #keys = '';
  #tickAt: number;
  /** Change of the offset by the hand, in units per second. */
  #vx = 0;
  #vy = 0;

  constructor(play: ObjectPlay, emit: (event: BodyEvent) => void, options: BodyOptions = {}) {
    this.play = play;
    this.#emit = emit;
    this.#random = options.random ?? Math.random;
    this.#hour = options.hour ?? (() => new Date().getHours());
    this.still = options.still ?? (() => false);
    this.numbers = { ...defaultNumbers, ...play.numbers };
    const { n = 0, open = false, found = false } = options.kept ?? {};
    const p = open ? 1 : 0;
    this.goal = this.#tickAt = p;
    this.moment = { p, v: 0, spin: 0, w: 0, x: 0, y: 0, lift: 0, n, roll: 0, held: false, found };
  }

  get kept(): Kept {
    return { n: this.moment.n, open: this.goal === 1 && this.#lasts, found: this.moment.found };
  }

  get #lasts(): boolean {
    return this.play.ends === 'stays' || this.play.ends === 'toggles';
  }

  /**
   * Prepares a new gesture and returns where it begins. An object that `stays` begins again from
   * rest.
   */
  startAnew(): number {
    const { moment } = this;
    if (this.play.ends === 'stays' && this.goal === 1) {
      this.goal = 0;
      moment.p = 0;
      moment.v = 0;
      this.#tickAt = 0;
    }
    this.#resting = 0;
    this.isAnswered = false;
    return moment.p;
  }

  /** A key of the secret codes: U, D, L or R. */
  key(letter: string): void {
    const { secret } = this.play;
    if (secret?.[0] !== 'keys') return;
    this.#keys = (this.#keys + letter).slice(-secret[1].length);
    if (this.#keys === secret[1]) this.#reveal(secret[2]);
  }

  /** Jumps to the place where it would come to rest. */
  settle(): void {
    const { moment } = this;
    moment.held = false;
    this.isAuto = false;
    this.#resting = 0;
    // Without motion the state after the gesture is shown until the next one.
    const isShown = this.still() && this.isAnswered;
    if (!this.#lasts && (isShown || !this.still())) this.goal = 0;
    moment.p = isShown && this.play.ends !== 'toggles' ? 1 : this.goal;
    this.#stop();
    this.#tickAt = moment.p;
  }

  #stop(): void {
    const { moment } = this;
    moment.v = moment.w = moment.x = moment.y = moment.lift = 0;
    this.#vx = this.#vy = 0;
    this.moving = false;
  }

  /** @param seconds since the last frame */
  step(seconds: number): void {
    let left = Math.min(seconds, maxFrameSeconds);
    while (left > 0 && this.moving) {
      this.#integrate(Math.min(left, stepSeconds));
      left -= stepSeconds;
    }
  }

  #integrate(dt: number): void {
    const { moment, numbers } = this;
    const { gesture } = this.play;
    if (moment.held) {
      this.heldFor += dt;
      this.find('hold', this.heldFor);
    }
    if ((moment.held || this.isAuto) && gesture === 'hold') {
      this.advance(dt / numbers.travel);
    } else if (this.isAuto && gesture === 'turn') {
      moment.w += (numbers.travel / ownPace - moment.w) * Math.min(1, 12 * dt);
      moment.spin += moment.w * dt;
      this.advance((moment.w * dt) / numbers.travel);
    } else if (this.isAuto && gesture === 'shake') {
      moment.x = 7 * Math.sin(this.heldFor * 38);
      this.heldFor += dt;
      this.advance(dt / ownPace);
    } else if (!moment.held) this.#fly(dt);
    else if (gesture === 'press' && !this.still()) this.#spring(dt, 0.18);
    this.#follow(dt);
    if (!moment.held && !this.isAuto) this.#comeToRest(dt);
    this.tick();
  }

  /** Moves the object while neither a hand nor a press moves it: spring, spin and return. */
  #fly(dt: number): void {
    const { moment, numbers } = this;
    const { gesture } = this.play;
    if (gesture === 'turn' && !this.isAnswered && this.goal === 0) {
      moment.spin += moment.w * dt;
      this.advance((moment.w * dt) / numbers.travel);
      moment.w *= Math.exp(-numbers.friction * dt);
      return;
    }
    if (gesture === 'shake' && !this.isAnswered) {
      moment.p *= shakeKept ** dt;
      if (moment.p < nearly) moment.p = 0;
    } else this.#spring(dt, this.goal);
    moment.spin += moment.w * dt;
    moment.w *= Math.exp(-numbers.friction * dt);
    const bearing = bearingFriction * dt;
    moment.w = Math.abs(moment.w) < bearing ? 0 : moment.w - Math.sign(moment.w) * bearing;
  }

  /** Lifts the object in the hand; once let go, it swings back to its place. */
  #follow(dt: number): void {
    const { moment } = this;
    if (this.still()) return;
    moment.lift += ((moment.held ? 1 : 0) - moment.lift) * Math.min(1, liftRate * dt);
    if (moment.held || (this.isAuto && this.play.gesture === 'shake')) return;
    this.#vx -= (placeStiffness * moment.x + placeDamping * this.#vx) * dt;
    this.#vy -= (placeStiffness * moment.y + placeDamping * this.#vy) * dt;
    moment.x += this.#vx * dt;
    moment.y += this.#vy * dt;
  }

  #spring(dt: number, goal: number): void {
    const { moment, numbers } = this;
    moment.v += (numbers.stiffness * (goal - moment.p) - numbers.damping * moment.v) * dt;
    moment.p += moment.v * dt;
  }

  advance(by: number): void {
    const { moment } = this;
    if (this.goal === 1 && this.play.ends === 'toggles' && !this.isAnswered) {
      moment.p = Math.max(0, moment.p - Math.abs(by));
      if (moment.p <= 0) this.complete();
      return;
    }
    moment.p = Math.max(0, Math.min(1, moment.p + by));
    if (moment.p >= 1 && !this.isAnswered) this.complete();
  }

  complete(): void {
    if (this.isAnswered) return;
    const { moment, numbers } = this;
    const { ends, says } = this.play;
    this.isAnswered = true;
    this.isAuto = false;
    this.goal = ends === 'toggles' && this.goal === 1 ? 0 : 1;
    this.#resting = numbers.rest;
    moment.n += 1;
    moment.w += numbers.kick * (1 + Math.min(this.handSpeed, 8) * 0.3);
    moment.roll = this.#random();
    const line =
      typeof says === 'function'
        ? says(moment)
        : typeof says === 'string'
          ? says
          : (says[Math.min(moment.n, says.length) - 1] ?? '');
    // A key has no speed, so that the rate is 1.
    const rate = this.handSpeed < 0.5 ? 1 : Math.min(1.5, 0.8 + 0.08 * this.handSpeed);
    this.#emit({ type: 'answered', says: line, rate });
    this.#row += 1;
    this.find('times', this.#row);
    if (this.#hour() === 0) this.find('midnight', 0);
  }

  find(kind: Secret[0], reached: number): void {
    const { secret } = this.play;
    if (secret?.[0] !== kind) return;
    if (typeof secret[1] === 'number' && reached < secret[1]) return;
    this.#reveal(secret.at(-1) as string);
  }

  #reveal(says: string): void {
    if (this.moment.found) return;
    this.moment.found = true;
    this.#emit({ type: 'found', says });
  }

  /** Emits a tick if enough way lies between the last one and here; at most one for each step. */
  tick(): void {
    const { moment, numbers } = this;
    if (numbers.ticks === 0) return;
    if (Math.abs(moment.p - this.#tickAt) < 1 / numbers.ticks) return;
    this.#tickAt = moment.p;
    const speed = Math.max(Math.abs(moment.v), Math.abs(moment.w), this.handSpeed);
    this.#emit({ type: 'tick', rate: Math.min(2, 0.7 + speed * 0.15) });
  }

  #comeToRest(dt: number): void {
    const { moment } = this;
    if (this.isAnswered && !this.#lasts && this.goal === 1) {
      this.#resting -= dt;
      if (this.#resting > 0) return;
      this.goal = 0;
    }
    // A wheel that was released on its way stays where it stopped.
    const onItsWay = this.play.gesture === 'turn' && !this.isAnswered && this.goal === 0;
    const there = onItsWay || Math.abs(moment.p - this.goal) < nearly;
    const calm = Math.abs(moment.v) < slow && Math.abs(moment.w) < slow;
    const inPlace =
      Math.hypot(moment.x, moment.y) < 0.05 &&
      Math.hypot(this.#vx, this.#vy) < 1 &&
      moment.lift < 0.02;
    if (!there || !(calm || onItsWay) || !inPlace) return;
    if (onItsWay && Math.abs(moment.w) >= slow) return;
    if (!onItsWay) moment.p = this.goal;
    this.#stop();
  }
}
