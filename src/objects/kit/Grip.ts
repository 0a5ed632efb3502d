import { type Body, within } from './Body';
import type { ObjectPlay } from './ObjectPlay';

/**
 * The share of the way after which a release completes the gesture, and the speed in ways per
 * second that completes a throw.
 */
const enough = 0.55;
const thrown = 1.6;
/** How much of the hand's way across its direction a gripped object follows. */
const given = 0.14;
/** How far the offset goes for each m/s² by which the phone's acceleration changes. */
const thrownBy = 1.3;
const degrees = Math.PI / 180;

/** What a finger, a key, a button or a shaken phone does to a body. Units as in `Body`. */
export class Grip {
  readonly #body: Body;
  #from = 0;
  #startX = 0;
  #startY = 0;
  #lastX = 0;
  #lastY = 0;
  #lastTime = 0;
  #lastAngle = 0;

  constructor(body: Body) {
    this.#body = body;
  }

  /** A finger is put down at a place of the drawing. It interrupts any movement. */
  grab(x: number, y: number, time: number): void {
    const body = this.#body;
    const { moment } = body;
    body.isAuto = false;
    moment.held = true;
    body.moving = true;
    this.#startX = this.#lastX = x;
    this.#startY = this.#lastY = y;
    this.#lastTime = time;
    this.#lastAngle = Math.atan2(y - 50, x - 50);
    body.handSpeed = 0;
    body.heldFor = 0;
    this.#from = body.startAnew();
    if (body.play.gesture === 'press' && !body.still()) moment.v += 2;
  }

  move(x: number, y: number, time: number): void {
    const body = this.#body;
    const { moment, numbers } = body;
    if (!moment.held) return;
    const dt = Math.max(time - this.#lastTime, 1 / 1000);
    const [dx, dy] = [x - this.#lastX, y - this.#lastY];
    const before = moment.p;
    switch (body.play.gesture) {
      case 'pull':
      case 'flick': {
        const along =
          (x - this.#startX) * Math.cos(numbers.angle * degrees) +
          (y - this.#startY) * Math.sin(numbers.angle * degrees);
        const way = this.#from + along / numbers.travel;
        if (way < -0.5) body.find('backwards', 0);
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
        if (turned < 0 && moment.p <= 0 && moment.spin < -1) body.find('backwards', 0);
        body.advance(turned / numbers.travel);
        this.#carry((x - this.#startX) * 0.05, (y - this.#startY) * 0.05);
        break;
      }
      case 'shake': {
        const reach = Math.hypot(dx, dy);
        moment.x = within(moment.x + dx * 0.6);
        moment.y = within(moment.y + dy * 0.6);
        // One shake is forty units there and forty back.
        body.advance(reach / 80 / numbers.travel);
        break;
      }
      case 'press':
      case 'hold':
        this.#carry((x - this.#startX) * given, (y - this.#startY) * given);
    }
    body.handSpeed = Math.max(
      0.7 * body.handSpeed,
      Math.hypot(dx, dy) / dt / Math.max(numbers.travel, 20),
    );
    body.find('speed', body.handSpeed);
    this.#lastX = x;
    this.#lastY = y;
    this.#lastTime = time;
    body.tick();
    body.moving = true;
  }

  /** Moves the whole object with the hand. Less motion leaves it in its place. */
  #carry(x: number, y: number): void {
    const { moment, still } = this.#body;
    if (still()) return;
    moment.x = within(x);
    moment.y = within(y);
  }

  /**
   * The phone that shows the object is shaken.
   * @param x,y change of its acceleration since the last reading, in m/s²; y upwards
   */
  jolt(x: number, y: number): void {
    const body = this.#body;
    const { moment, numbers } = body;
    if (moment.held || body.isAuto || body.play.gesture !== 'shake') return;
    if (body.isAnswered && body.goal === 0) body.startAnew();
    if (!body.still()) {
      // What is loose in the phone stays behind.
      moment.x = within(moment.x - x * thrownBy);
      moment.y = within(moment.y + y * thrownBy);
    }
    body.moving = true;
    body.handSpeed = 0;
    body.advance((Math.hypot(x, y) * thrownBy) / 80 / numbers.travel);
    body.tick();
    if (body.still() && body.isAnswered) body.settle();
  }

  /**
   * The finger is lifted, leaves the page or is cancelled. A movement that has begun ends by
   * itself.
   */
  release(time: number): void {
    const body = this.#body;
    const { moment } = body;
    if (!moment.held) return;
    moment.held = false;
    body.moving = true;
    // A hand that stood still before the release throws nothing.
    if (time - this.#lastTime > 0.08) {
      moment.v = 0;
      moment.w = 0;
    }
    const { gesture, ends } = body.play;
    if (gesture === 'pull' || gesture === 'flick') this.#letGo(gesture, ends);
    if (!body.still()) return;
    // Only the states before and after are shown. A press is done by the tap that follows.
    if (gesture === 'press') body.moving = false;
    else if (body.isAnswered || gesture !== 'turn') body.settle();
  }

  /** Completes a pull that went far enough or a throw that was fast enough. */
  #letGo(gesture: 'pull' | 'flick', ends: ObjectPlay['ends']): void {
    const body = this.#body;
    const { moment } = body;
    const back = ends === 'toggles' && body.goal === 1;
    const way = back ? 1 - moment.p : moment.p;
    const speed = back ? -moment.v : moment.v;
    const moved = Math.abs(moment.p - this.#from) > 0.05;
    const done = gesture === 'pull' ? way > enough || speed > thrown : moved && speed > thrown / 2;
    if (done && moved) body.complete();
  }

  /** Does the whole gesture for a key, the stage's button or a screen reader. */
  activate(): void {
    const body = this.#body;
    const { moment } = body;
    if (moment.held) return;
    body.moving = true;
    body.handSpeed = 0;
    if (body.still()) {
      if (body.play.ends === undefined || body.play.ends === 'returns') {
        // Presses alternate between the states after and before.
        if (moment.p > 0.5) {
          body.goal = 0;
          body.settle();
          return;
        }
      } else body.startAnew();
      body.isAnswered = false;
      body.complete();
      body.settle();
      return;
    }
    body.startAnew();
    const { gesture } = body.play;
    if (gesture === 'press') {
      moment.v += 3;
      body.complete();
    } else if (gesture === 'pull' || gesture === 'flick') {
      moment.v += gesture === 'flick' ? 4 : 1;
      body.complete();
    } else {
      // A second press restarts the movement from where it is.
      body.isAuto = true;
    }
  }

  /** A press without a drag. It does the whole gesture of objects whose gesture is `press`. */
  tap(): void {
    if (this.#body.play.gesture === 'press') this.activate();
  }
}
