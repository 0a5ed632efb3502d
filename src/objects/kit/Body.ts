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
/**
 * The share of the way after which a release completes the gesture, and the speed in ways per
 * second that completes a throw.
 */
const enough = 0.55;
const thrown = 1.6;
/** Limits below which an object is at rest: ways, ways per second, turns per second. */
const nearly = 0.002;
const slow = 0.01;
/** The share of a shake's progress that is left after a second without shaking. */
const shakeKept = 0.3;
/** Constant friction in turns per second squared, so that every spin ends. */
const bearingFriction = 0.5;
/** How many seconds a gesture takes when a key, button or tap does it. */
const ownPace = 0.9;
/** How much of the hand's way across its direction a gripped object follows. */
const given = 0.14;
/** The spring that brings a gripped or shaken object back to its place, in 1/s² and 1/s. */
const placeStiffness = 260;
const placeDamping = 13;
/** How fast an object is lifted and put down, in 1/s. */
const liftRate = 18;
/** How far the offset by a hand goes, in units of the drawing. */
const furthest = 14;
/** How far the offset goes for each m/s² by which the phone's acceleration changes. */
const thrownBy = 1.3;
const degrees = Math.PI / 180;

const within = (offset: number): number => Math.max(-furthest, Math.min(furthest, offset));

/**
 * The movement of an object, without a page: gestures in, moments and events out. Positions are in
 * units of the drawing, times in seconds. The owner calls `step` for each frame while `moving`.
 */
export class Body {
  readonly moment: Moment;
  readonly numbers: Numbers;
  moving = false;
  readonly #play: ObjectPlay;
  readonly #emit: (event: BodyEvent) => void;
  readonly #random: () => number;
  readonly #hour: () => number;
  readonly #still: () => boolean;
  #goal: 0 | 1;
  /** Whether a key, a button or a tap is doing the gesture. */
  #auto = false;
  #answered = false;
  #resting = 0;
  #heldFor = 0;
  #row = 0;
  #keys = '';
  #handSpeed = 0;
  #from = 0;
  #startX = 0;
  #startY = 0;
  #lastX = 0;
  #lastY = 0;
  #lastTime = 0;
  #lastAngle = 0;
  #tickAt = 0;
  /** Change of the offset by the hand, in units per second. */
  #vx = 0;
  #vy = 0;

  constructor(play: ObjectPlay, emit: (event: BodyEvent) => void, options: BodyOptions = {}) {
    this.#play = play;
    this.#emit = emit;
    this.#random = options.random ?? Math.random;
    this.#hour = options.hour ?? (() => new Date().getHours());
    this.#still = options.still ?? (() => false);
    this.numbers = { ...defaultNumbers, ...play.numbers };
    const { n = 0, open = false, found = false } = options.kept ?? {};
    this.#goal = open ? 1 : 0;
    const p = this.#goal;
    this.moment = { p, v: 0, spin: 0, w: 0, x: 0, y: 0, lift: 0, n, roll: 0, held: false, found };
    this.#tickAt = p;
  }

  get kept(): Kept {
    return { n: this.moment.n, open: this.#goal === 1 && this.#lasts, found: this.moment.found };
  }

  get #lasts(): boolean {
    return this.#play.ends === 'stays' || this.#play.ends === 'toggles';
  }

  /** A finger is put down at a place of the drawing. It interrupts any movement. */
  grab(x: number, y: number, time: number): void {
    const { moment } = this;
    this.#stopOwnWay();
    moment.held = true;
    this.moving = true;
    this.#startX = this.#lastX = x;
    this.#startY = this.#lastY = y;
    this.#lastTime = time;
    this.#lastAngle = Math.atan2(y - 50, x - 50);
    this.#handSpeed = 0;
    this.#heldFor = 0;
    this.#from = this.#startAnew();
    if (this.#play.gesture === 'press' && !this.#still()) moment.v += 2;
  }

  /**
   * Prepares a new gesture and returns where it begins. An object that `stays` begins again from
   * rest.
   */
  #startAnew(): number {
    const { moment } = this;
    if (this.#play.ends === 'stays' && this.#goal === 1) {
      this.#goal = 0;
      moment.p = 0;
      moment.v = 0;
      this.#tickAt = 0;
    }
    this.#resting = 0;
    this.#answered = false;
    return moment.p;
  }

  move(x: number, y: number, time: number): void {
    const { moment, numbers } = this;
    if (!moment.held) return;
    const dt = Math.max(time - this.#lastTime, 1 / 1000);
    const [dx, dy] = [x - this.#lastX, y - this.#lastY];
    const before = moment.p;
    switch (this.#play.gesture) {
      case 'pull':
      case 'flick': {
        const along =
          (x - this.#startX) * Math.cos(numbers.angle * degrees) +
          (y - this.#startY) * Math.sin(numbers.angle * degrees);
        const way = this.#from + along / numbers.travel;
        if (way < -0.5) this.#find('backwards', 0);
        // Beyond either end the object resists the hand.
        moment.p = way > 1 ? 1 + (way - 1) * 0.25 : way < 0 ? way * 0.25 : way;
        moment.v = 0.5 * moment.v + (0.5 * (moment.p - before)) / dt;
        const across =
          (y - this.#startY) * Math.cos(numbers.angle * degrees) -
          (x - this.#startX) * Math.sin(numbers.angle * degrees);
        this.#carry(
          -given * across * Math.sin(numbers.angle * degrees),
          given * across * Math.cos(numbers.angle * degrees),
        );
        break;
      }
      case 'turn': {
        const angle = Math.atan2(y - 50, x - 50);
        let turned = (angle - this.#lastAngle) / (2 * Math.PI);
        turned -= Math.round(turned);
        this.#lastAngle = angle;
        moment.spin += turned;
        moment.w = 0.5 * moment.w + (0.5 * turned) / dt;
        if (turned < 0 && moment.p <= 0 && moment.spin < -1) this.#find('backwards', 0);
        this.#advance(turned / numbers.travel);
        this.#carry((x - this.#startX) * 0.05, (y - this.#startY) * 0.05);
        break;
      }
      case 'shake': {
        const reach = Math.hypot(dx, dy);
        moment.x = within(moment.x + dx * 0.6);
        moment.y = within(moment.y + dy * 0.6);
        // One shake is forty units there and forty back.
        this.#advance(reach / 80 / numbers.travel);
        break;
      }
      case 'press':
      case 'hold':
        this.#carry((x - this.#startX) * given, (y - this.#startY) * given);
    }
    this.#handSpeed = Math.max(
      0.7 * this.#handSpeed,
      Math.hypot(dx, dy) / dt / Math.max(numbers.travel, 20),
    );
    this.#find('speed', this.#handSpeed);
    this.#lastX = x;
    this.#lastY = y;
    this.#lastTime = time;
    this.#tick();
    this.moving = true;
  }

  /** Moves the whole object with the hand. Less motion leaves it in its place. */
  #carry(x: number, y: number): void {
    if (this.#still()) return;
    this.moment.x = within(x);
    this.moment.y = within(y);
  }

  /**
   * The phone that shows the object is shaken.
   * @param x,y change of its acceleration since the last reading, in m/s²; y upwards
   */
  jolt(x: number, y: number): void {
    const { moment, numbers } = this;
    if (moment.held || this.#auto || this.#play.gesture !== 'shake') return;
    if (this.#answered && this.#goal === 0) this.#startAnew();
    if (!this.#still()) {
      // What is loose in the phone stays behind.
      moment.x = within(moment.x - x * thrownBy);
      moment.y = within(moment.y + y * thrownBy);
    }
    this.moving = true;
    this.#handSpeed = 0;
    this.#advance((Math.hypot(x, y) * thrownBy) / 80 / numbers.travel);
    this.#tick();
    if (this.#still() && this.#answered) this.settle();
  }

  /**
   * The finger is lifted, leaves the page or is cancelled. A movement that has begun ends by
   * itself.
   */
  release(time: number): void {
    const { moment } = this;
    if (!moment.held) return;
    moment.held = false;
    this.moving = true;
    // A hand that stood still before the release throws nothing.
    if (time - this.#lastTime > 0.08) {
      moment.v = 0;
      moment.w = 0;
    }
    const { gesture, ends } = this.#play;
    if (gesture === 'pull' || gesture === 'flick') this.#letGo(gesture, ends);
    if (!this.#still()) return;
    // Only the states before and after are shown. A press is done by the tap that follows.
    if (gesture === 'press') this.moving = false;
    else if (this.#answered || gesture !== 'turn') this.settle();
  }

  /** Completes a pull that went far enough or a throw that was fast enough. */
  #letGo(gesture: 'pull' | 'flick', ends: ObjectPlay['ends']): void {
    const { moment } = this;
    const back = ends === 'toggles' && this.#goal === 1;
    const way = back ? 1 - moment.p : moment.p;
    const speed = back ? -moment.v : moment.v;
    const moved = Math.abs(moment.p - this.#from) > 0.05;
    const done = gesture === 'pull' ? way > enough || speed > thrown : moved && speed > thrown / 2;
    if (done && moved) this.#complete();
  }

  /** Does the whole gesture for a key, the stage's button or a screen reader. */
  activate(): void {
    const { moment } = this;
    if (moment.held) return;
    this.moving = true;
    this.#handSpeed = 0;
    if (this.#still()) {
      if (this.#play.ends === undefined || this.#play.ends === 'returns') {
        // Presses alternate between the states after and before.
        if (moment.p > 0.5) {
          this.#goal = 0;
          this.settle();
          return;
        }
      } else this.#startAnew();
      this.#answered = false;
      this.#complete();
      this.settle();
      return;
    }
    this.#startAnew();
    const { gesture } = this.#play;
    if (gesture === 'press') {
      moment.v += 3;
      this.#complete();
    } else if (gesture === 'pull' || gesture === 'flick') {
      moment.v += gesture === 'flick' ? 4 : 1;
      this.#complete();
    } else {
      // A second press restarts the movement from where it is.
      this.#auto = true;
    }
  }

  /** A press without a drag. It does the whole gesture of objects whose gesture is `press`. */
  tap(): void {
    if (this.#play.gesture === 'press') this.activate();
  }

  /** A key of the secret codes: U, D, L or R. */
  key(letter: string): void {
    const { secret } = this.#play;
    if (secret?.[0] !== 'keys') return;
    this.#keys = (this.#keys + letter).slice(-secret[1].length);
    if (this.#keys === secret[1]) this.#reveal(secret[2]);
  }

  /** Jumps to the place where it would come to rest. */
  settle(): void {
    const { moment } = this;
    moment.held = false;
    this.#stopOwnWay();
    this.#resting = 0;
    if (this.#still()) {
      if (this.#answered) moment.p = this.#play.ends === 'toggles' ? this.#goal : 1;
      else moment.p = this.#goal;
      if (this.#answered && !this.#lasts) this.#goal = 0;
    } else {
      if (!this.#lasts) this.#goal = 0;
      moment.p = this.#goal;
    }
    this.#stop();
    this.#tickAt = moment.p;
  }

  #stop(): void {
    const { moment } = this;
    moment.v = moment.w = moment.x = moment.y = moment.lift = 0;
    this.#vx = this.#vy = 0;
    this.moving = false;
  }

  #stopOwnWay(): void {
    this.#auto = false;
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
    const { gesture } = this.#play;
    if (moment.held) {
      this.#heldFor += dt;
      this.#find('hold', this.#heldFor);
    }
    if ((moment.held && gesture === 'hold') || (this.#auto && gesture === 'hold')) {
      this.#advance(dt / numbers.travel);
    } else if (this.#auto && gesture === 'turn') {
      moment.w += (numbers.travel / ownPace - moment.w) * Math.min(1, 12 * dt);
      moment.spin += moment.w * dt;
      this.#advance((moment.w * dt) / numbers.travel);
    } else if (this.#auto && gesture === 'shake') {
      moment.x = 7 * Math.sin(this.#heldFor * 38);
      this.#heldFor += dt;
      this.#advance(dt / ownPace);
    } else if (!moment.held) this.#fly(dt);
    else if (gesture === 'press' && !this.#still()) this.#spring(dt, 0.18);
    this.#follow(dt);
    if (!moment.held && !this.#auto) this.#comeToRest(dt);
    this.#tick();
  }

  /** Moves the object while neither a hand nor a press moves it: spring, spin and return. */
  #fly(dt: number): void {
    const { moment, numbers } = this;
    const { gesture } = this.#play;
    if (gesture === 'turn' && !this.#answered && this.#goal === 0) {
      moment.spin += moment.w * dt;
      this.#advance((moment.w * dt) / numbers.travel);
      moment.w *= Math.exp(-numbers.friction * dt);
      return;
    }
    if (gesture === 'shake' && !this.#answered) {
      moment.p *= shakeKept ** dt;
      if (moment.p < nearly) moment.p = 0;
    } else this.#spring(dt, this.#goal);
    moment.spin += moment.w * dt;
    moment.w *= Math.exp(-numbers.friction * dt);
    const bearing = bearingFriction * dt;
    moment.w = Math.abs(moment.w) < bearing ? 0 : moment.w - Math.sign(moment.w) * bearing;
  }

  /** Lifts the object in the hand; once let go, it swings back to its place. */
  #follow(dt: number): void {
    const { moment } = this;
    if (this.#still()) return;
    moment.lift += ((moment.held ? 1 : 0) - moment.lift) * Math.min(1, liftRate * dt);
    if (moment.held || (this.#auto && this.#play.gesture === 'shake')) return;
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

  #advance(by: number): void {
    const { moment } = this;
    if (this.#goal === 1 && this.#play.ends === 'toggles' && !this.#answered) {
      moment.p = Math.max(0, moment.p - Math.abs(by));
      if (moment.p <= 0) this.#complete();
      return;
    }
    moment.p = Math.max(0, Math.min(1, moment.p + by));
    if (moment.p >= 1 && !this.#answered) this.#complete();
  }

  #complete(): void {
    if (this.#answered) return;
    const { moment, numbers } = this;
    const { ends, says } = this.#play;
    this.#answered = true;
    this.#auto = false;
    this.#goal = ends === 'toggles' && this.#goal === 1 ? 0 : 1;
    this.#resting = numbers.rest;
    moment.n += 1;
    moment.w += numbers.kick * (1 + Math.min(this.#handSpeed, 8) * 0.3);
    moment.roll = this.#random();
    const line =
      typeof says === 'function'
        ? says(moment)
        : typeof says === 'string'
          ? says
          : (says[Math.min(moment.n, says.length) - 1] ?? '');
    // A key has no speed, so that the rate is 1.
    const rate = this.#handSpeed < 0.5 ? 1 : Math.min(1.5, 0.8 + 0.08 * this.#handSpeed);
    this.#emit({ type: 'answered', says: line, rate });
    this.#row += 1;
    this.#find('times', this.#row);
    if (this.#hour() === 0) this.#find('midnight', 0);
  }

  #find(kind: Secret[0], reached: number): void {
    const { secret } = this.#play;
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
  #tick(): void {
    const { moment, numbers } = this;
    if (numbers.ticks === 0) return;
    if (Math.abs(moment.p - this.#tickAt) < 1 / numbers.ticks) return;
    this.#tickAt = moment.p;
    const speed = Math.max(Math.abs(moment.v), Math.abs(moment.w), this.#handSpeed);
    this.#emit({ type: 'tick', rate: Math.min(2, 0.7 + speed * 0.15) });
  }

  #comeToRest(dt: number): void {
    const { moment } = this;
    if (this.#answered && !this.#lasts && this.#goal === 1) {
      this.#resting -= dt;
      if (this.#resting > 0) return;
      this.#goal = 0;
    }
    // A wheel that was released on its way stays where it stopped.
    const onItsWay = this.#play.gesture === 'turn' && !this.#answered && this.#goal === 0;
    const there = onItsWay || Math.abs(moment.p - this.#goal) < nearly;
    const calm = Math.abs(moment.v) < slow && Math.abs(moment.w) < slow;
    const inPlace =
      Math.hypot(moment.x, moment.y) < 0.05 &&
      Math.hypot(this.#vx, this.#vy) < 1 &&
      moment.lift < 0.02;
    if (!there || !(calm || onItsWay) || !inPlace) return;
    if (onItsWay && Math.abs(moment.w) >= slow) return;
    if (!onItsWay) moment.p = this.#goal;
    this.#stop();
  }
}
