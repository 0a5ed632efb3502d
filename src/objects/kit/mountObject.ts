import { playRecipe } from '../../audio/synth';
import { motionReduced } from '../../stores/motion';
import { settings } from '../../stores/settings';
import { Body, type BodyEvent, type Kept } from './Body';
import { animate, stop } from './frames';
import { Grip } from './Grip';
import type { At, Numbers, ObjectPlay } from './ObjectPlay';
import { transformOf } from './placing';

/** An object on the page that can be moved by hand. */
export type MountedObject = Readonly<{
  /** The numbers it moves by; a change acts on the next step. */
  numbers: Numbers;
  /** Does the whole gesture by itself. */
  activate(): void;
  /** A key of the secret codes: U, D, L or R. */
  key(letter: string): void;
  /** The phone is shaken. `x` and `y` are the change of its acceleration in m/s², y upwards. */
  jolt(x: number, y: number): void;
  dispose(): void;
}>;

export type MountOptions = Readonly<{
  /** The element that is pressed and dragged: the drawing, or a link or button around it. */
  surface: HTMLElement;
  drawing: SVGSVGElement;
  play: ObjectPlay;
  kept: Kept | undefined;
  /** Receives every event of the object. */
  onEvent(event: BodyEvent, kept: Kept): void;
  /** Whether a press without a drag does the gesture. On a card a press opens the stage instead. */
  tapPlays: boolean;
}>;

/** How far a finger may move, in units of the drawing, for a press still to count. */
const strayed = 4;

/** Connects a drawing to pointer input, its sound and its vibration. */
export function mountObject(options: MountOptions): MountedObject {
  const { surface, drawing, play, onEvent, tapPlays } = options;
  const listeners = new AbortController();
  const { signal } = listeners;
  const parts = new Map<string, Element>();
  for (const element of drawing.querySelectorAll('[class]')) {
    parts.set(element.getAttribute('class') ?? '', element);
  }

  const emit = (event: BodyEvent) => {
    const { muted } = settings.getState();
    if (!muted && event.type === 'answered') playRecipe(play.sound, event.rate);
    if (!muted && event.type === 'tick' && play.tick) playRecipe(play.tick, event.rate);
    if (!muted && event.type === 'answered' && play.buzz !== undefined && !motionReduced()) {
      navigator.vibrate?.(play.buzz);
    }
    if (event.type !== 'tick') onEvent(event, body.kept);
  };
  const body = new Body(play, emit, {
    still: motionReduced,
    ...(options.kept && { kept: options.kept }),
  });
  const grip = new Grip(body);

  const at: At = (name, placing) => {
    const part = parts.get(name);
    if (!part) return;
    part.setAttribute('transform', transformOf(placing));
    if (placing.show !== undefined) {
      part.setAttribute('opacity', String(Math.max(0, Math.min(1, placing.show))));
    }
    if (placing.text !== undefined) {
      const words = part.querySelector('text');
      if (words && words.textContent !== placing.text) words.textContent = placing.text;
    }
  };
  const whole = drawing.firstElementChild;
  const draw = () => {
    const { x, y, lift } = body.moment;
    // The pose of a shaken object moves its parts by itself.
    const share = play.gesture === 'shake' ? 0 : 1;
    const placing = { x: share * x, y: share * y - lift, turn: share * x, size: 1 + 0.03 * lift };
    whole?.setAttribute('transform', transformOf(placing));
    play.pose(body.moment, at);
  };
  const object = {
    frame(seconds: number): boolean {
      body.step(seconds);
      draw();
      return body.moving;
    },
  };
  const wake = () => {
    draw();
    if (body.moving) animate(object);
  };

  let pointer: number | undefined;
  let dragged = false;
  let downX = 0;
  let downY = 0;
  const placeOf = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const { left, top, width, height } = drawing.getBoundingClientRect();
    return [((clientX - left) / width) * 100, ((clientY - top) / height) * 100];
  };

  const listen = <T extends keyof HTMLElementEventMap>(
    type: T,
    listener: (event: HTMLElementEventMap[T]) => void,
  ) => surface.addEventListener(type, listener, { signal });

  listen('pointerdown', (event) => {
    // A second finger is ignored while the first is down.
    if (pointer !== undefined || event.button !== 0) return;
    pointer = event.pointerId;
    dragged = false;
    [downX, downY] = placeOf(event);
    grip.grab(downX, downY, event.timeStamp / 1000);
    wake();
  });
  listen('pointermove', (event) => {
    if (event.pointerId !== pointer) return;
    const [x, y] = placeOf(event);
    if (!dragged && Math.hypot(x - downX, y - downY) > strayed) {
      dragged = true;
      surface.setPointerCapture(event.pointerId);
    }
    if (!dragged) return;
    grip.move(x, y, event.timeStamp / 1000);
    wake();
  });
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    pointer = undefined;
    grip.release(event.timeStamp / 1000);
    wake();
  };
  listen('pointerup', end);
  listen('pointercancel', end);
  listen('lostpointercapture', end);
  listen('pointerleave', (event) => {
    if (!surface.hasPointerCapture(event.pointerId)) end(event);
  });
  // Without this the browser would drag the link.
  listen('dragstart', (event) => event.preventDefault());
  listen('contextmenu', (event) => {
    if (pointer !== undefined) event.preventDefault();
  });
  surface.addEventListener(
    'click',
    (event) => {
      if (
        dragged ||
        (play.gesture === 'hold' && !tapPlays && event.detail > 0 && body.moment.p > 0.3)
      ) {
        dragged = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      // A click by keyboard has detail 0: the stage's own key handler does that.
      if (tapPlays && event.detail > 0) {
        grip.tap();
        wake();
      }
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      pointer = undefined;
      body.settle();
      draw();
    },
    { signal },
  );

  draw();
  return {
    numbers: body.numbers,
    activate() {
      grip.activate();
      wake();
    },
    key: (letter) => body.key(letter),
    jolt(x, y) {
      grip.jolt(x, y);
      wake();
    },
    dispose() {
      listeners.abort();
      stop(object);
    },
  };
}
