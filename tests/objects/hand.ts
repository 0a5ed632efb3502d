import { Body, type BodyEvent, type BodyOptions } from '../../src/objects/kit/Body';
import { Grip } from '../../src/objects/kit/Grip';
import type { At, ObjectPlay, Placing } from '../../src/objects/kit/ObjectPlay';
import { transformOf } from '../../src/objects/kit/placing';

const frame = 1 / 60;
const degrees = Math.PI / 180;

/** Operates a body as a hand would, and records its events. */
export class Hand {
  readonly body: Body;
  readonly grip: Grip;
  readonly events: BodyEvent[] = [];
  time = 0;

  constructor(play: ObjectPlay, options: BodyOptions = {}) {
    const chosen = { random: () => 0.42, hour: () => 15, ...options };
    this.body = new Body(play, (event) => this.events.push(event), chosen);
    this.grip = new Grip(this.body);
  }

  get said(): readonly string[] {
    return this.events.flatMap((event) => (event.type === 'answered' ? [event.says] : []));
  }

  /** Steps frames until the body is at rest, or for so many seconds. */
  wait(seconds = 12): this {
    for (const until = this.time + seconds; this.body.moving && this.time < until; ) {
      this.time += frame;
      this.body.step(frame);
    }
    return this;
  }

  /** Drags through points of the drawing, one a frame. */
  drag(places: readonly (readonly [number, number])[]): this {
    const [[x, y]] = places;
    this.grip.grab(x, y, this.time);
    for (const [nextX, nextY] of places) {
      this.time += frame;
      this.grip.move(nextX, nextY, this.time);
      this.body.step(frame);
    }
    return this;
  }

  release(): this {
    this.time += 0.01;
    this.grip.release(this.time);
    return this;
  }

  /** Performs the object's own gesture. */
  gesture(play: ObjectPlay): this {
    const { travel, angle } = this.body.numbers;
    const steps = Array.from({ length: 60 }, (_, step) => step / 59);
    const direction = this.body.moment.p > 0.5 && play.ends === 'toggles' ? -1 : 1;
    const along = (share: number): readonly [number, number] => [
      50 + Math.cos(angle * degrees) * travel * share * direction,
      50 + Math.sin(angle * degrees) * travel * share * direction,
    ];
    switch (play.gesture) {
      case 'press':
        this.grip.grab(50, 50, this.time);
        this.wait(0.08);
        this.release();
        this.grip.tap();
        return this;
      case 'pull':
        return this.drag(steps.map(along)).release();
      case 'flick':
        return this.drag(steps.filter((_, step) => step % 10 === 9).map(along)).release();
      case 'turn':
        return this.drag(
          Array.from({ length: Math.ceil(travel * 24) + 8 }, (_, step) => [
            50 + 30 * Math.cos(step * 15 * degrees),
            50 + 30 * Math.sin(step * 15 * degrees),
          ]),
        ).release();
      case 'shake':
        return this.drag(
          Array.from({ length: Math.ceil(travel * 12) + 12 }, (_, step) => [
            50 + (step % 4 < 2 ? -14 : 14),
            50,
          ]),
        ).release();
      case 'hold':
        this.grip.grab(50, 50, this.time);
        this.wait(travel + 0.2);
        return this.release();
    }
  }
}

/** The pose at a moment: transform, opacity and text of each part. */
export function poseOf(play: ObjectPlay, body: Body): Readonly<Record<string, string>> {
  const placed: Record<string, string> = {};
  const at: At = (name, placing: Placing) => {
    placed[name] = `${transformOf(placing)} ${placing.show ?? ''} ${placing.text ?? ''}`;
  };
  play.pose(body.moment, at);
  return placed;
}
