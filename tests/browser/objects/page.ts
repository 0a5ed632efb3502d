import { vi } from 'vitest';
import type { BodyEvent } from '../../../src/objects/kit/Body';
import { type MountedObject, mountObject } from '../../../src/objects/kit/mountObject';
import type { ObjectPlay } from '../../../src/objects/kit/ObjectPlay';

type Module = Readonly<{ drawing(): string; play: ObjectPlay }>;

const modules = import.meta.glob<Module>(
  ['/src/objects/*/*.ts', '!/src/objects/{kit,stage,album,late}/*', '!**/index.ts'],
  { eager: true },
);

/** Every object by its page and id. */
export const objects = Object.entries(modules).map(([file, { drawing, play }]) => {
  const [category, name] = file.split('/').slice(-2);
  return { category, id: name.slice(0, -'.ts'.length), drawing, play };
});

const frameMs = 1000 / 60;
const side = 200;

/** Frames that a test runs one by one, and the clock that they and pointer events show. */
export class HeldFrames {
  time = 1000;
  readonly #asked = new Map<number, FrameRequestCallback>();
  #last = 0;

  constructor() {
    vi.spyOn(performance, 'now').mockImplementation(() => this.time);
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
      this.#last += 1;
      this.#asked.set(this.#last, callback);
      return this.#last;
    });
    vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((id) => {
      this.#asked.delete(id);
    });
  }

  /** Whether no frame is requested. */
  get still(): boolean {
    return this.#asked.size === 0;
  }

  pass(): void {
    this.time += frameMs;
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const callback of asked) callback(this.time);
  }

  /** Runs frames until none is requested. @throws when that takes more than the given seconds */
  settle(seconds = 30): void {
    const until = this.time + seconds * 1000;
    while (!this.still) {
      if (this.time > until) throw new Error(`it still moves after ${seconds} s`);
      this.pass();
    }
  }
}

/** An object in the page under a pointer. */
export class ObjectUnderTest {
  readonly events: BodyEvent[] = [];
  /** The pictures of its gesture, frame by frame. */
  readonly seen = new Set<string>();
  readonly surface = document.createElement('button');
  readonly drawing: SVGSVGElement;
  readonly mounted: MountedObject;
  readonly #play: ObjectPlay;
  readonly #frames: HeldFrames;

  constructor({ drawing, play }: Module, frames: HeldFrames, tapPlays = true) {
    this.#play = play;
    this.#frames = frames;
    const frame = document.createElement('div');
    frame.style.cssText = `position:relative;width:${side}px;height:${side}px`;
    frame.innerHTML = `<svg viewBox="0 0 100 100" width="${side}" height="${side}"><g>${drawing()}</g></svg>`;
    this.drawing = frame.querySelector('svg') as SVGSVGElement;
    this.surface.type = 'button';
    this.surface.style.cssText = 'position:absolute;inset:0;width:100%';
    // A synthetic pointer cannot be captured.
    this.surface.setPointerCapture = () => {};
    frame.append(this.surface);
    document.body.append(frame);
    this.mounted = mountObject({
      surface: this.surface,
      drawing: this.drawing,
      play,
      kept: undefined,
      tapPlays,
      onEvent: (event) => this.events.push(event),
    });
  }

  get said(): readonly string[] {
    return this.events.flatMap((event) => (event.type === 'answered' ? [event.says] : []));
  }

  /** The drawn picture as markup. */
  get picture(): string {
    return this.drawing.innerHTML;
  }

  point(type: string, [x, y]: readonly [number, number], init: PointerEventInit = {}): void {
    const { left, top } = this.drawing.getBoundingClientRect();
    const event = new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      pointerType: 'mouse',
      clientX: left + (x / 100) * side,
      clientY: top + (y / 100) * side,
      ...init,
    });
    Object.defineProperty(event, 'timeStamp', { value: this.#frames.time });
    this.surface.dispatchEvent(event);
  }

  /** The points through which a hand moves, one a frame. */
  path(): readonly (readonly [number, number])[] {
    const { travel, angle } = this.mounted.numbers;
    const degrees = Math.PI / 180;
    const along = (share: number) =>
      [
        50 + Math.cos(angle * degrees) * travel * share,
        50 + Math.sin(angle * degrees) * travel * share,
      ] as const;
    const steps = (count: number) => Array.from({ length: count }, (_, step) => step);
    switch (this.#play.gesture) {
      case 'press':
        return [];
      case 'pull':
        return steps(40).map((step) => along((step + 1) / 40));
      case 'flick':
        return steps(6).map((step) => along((step + 1) / 6));
      case 'turn':
        return steps(Math.ceil(travel * 24) + 8).map((step) => [
          50 + 30 * Math.cos(step * 15 * degrees),
          50 + 30 * Math.sin(step * 15 * degrees),
        ]);
      case 'shake':
        return steps(Math.ceil(travel * 12) + 12).map((step) => [step % 4 < 2 ? 36 : 64, 50]);
      case 'hold':
        return steps(Math.ceil(travel * 60) + 12).map(() => [50, 50]);
    }
  }

  /**
   * Makes the object's gesture, one point a frame. @param share of it after which the finger leaves
   */
  gesture(init: PointerEventInit = {}, share = 1): void {
    const path = this.path();
    const made = path.slice(0, Math.ceil(path.length * share));
    const start = this.#play.gesture === 'turn' ? ([80, 50] as const) : ([50, 50] as const);
    this.point('pointerdown', start, init);
    this.#frames.pass();
    for (const place of made) {
      this.point('pointermove', place, init);
      this.#frames.pass();
      this.seen.add(this.picture);
    }
    const end = made.at(-1) ?? start;
    if (share < 1) {
      this.point('pointercancel', end, init);
      return;
    }
    this.point('pointerup', end, init);
    this.surface.dispatchEvent(
      new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
    );
  }

  remove(): void {
    this.mounted.dispose();
    this.surface.parentElement?.remove();
  }
}
