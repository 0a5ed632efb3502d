import { type Bubble, drawBubbles, drawDie } from './die/drawDie';
import {
  dieStep,
  type FloatingDie,
  isSettled,
  restingDie,
  stepDie,
  sunkenDie,
  type Urge,
} from './die/FloatingDie';

/** The state of the window's picture. */
export type DieState = Readonly<
  { kind: 'sunken' } | { kind: 'shaken' } | { kind: 'rising'; face: number }
>;

export type DieWindow = Readonly<{
  show(state: DieState, still: boolean): void;
  dispose(): void;
}>;

const bubbleCount = 14;
/** The longest simulated frame in seconds, so that the die does not jump after a pause. */
const maxFrameSeconds = 0.05;
/** Bumps slower than this are silent. */
const audible = 0.8;

const loose = () => Math.random() * 2 - 1;

/**
 * Draws the liquid and the die on a canvas at its displayed size. It runs only while something
 * moves.
 * @param answers the lines of each face
 * @param onBump called with the speed at which the die meets the glass
 */
export function createDieWindow(
  canvas: HTMLCanvasElement,
  answers: readonly (readonly string[])[],
  onBump: (speed: number) => void,
): DieWindow {
  const context = canvas.getContext('2d', { alpha: false });
  let die: FloatingDie = sunkenDie;
  let state: DieState = { kind: 'sunken' };
  let bubbles: Bubble[] = [];
  let frame = 0;
  let last = 0;
  let owed = 0;

  const draw = () => {
    if (!context || canvas.width === 0) return;
    drawDie(context, canvas.width, die, answers);
    drawBubbles(context, canvas.width, bubbles);
  };

  const urge = (): Urge =>
    state.kind === 'rising'
      ? { kind: 'rising', face: state.face }
      : { kind: 'shaken', jolt: [loose(), loose(), loose()], twist: [loose(), loose(), loose()] };

  const rise = (seconds: number) => {
    for (const bubble of bubbles) {
      bubble.y -= seconds * (0.12 + bubble.size * 9);
      if (state.kind === 'shaken') bubble.x += loose() * 0.03;
    }
    bubbles = bubbles.filter(({ y, size }) => y > -size);
  };

  const run = (now: number) => {
    const seconds = Math.min((now - last) / 1000, maxFrameSeconds);
    last = now;
    owed += seconds;
    for (; owed >= dieStep; owed -= dieStep) {
      const step = stepDie(die, urge());
      die = step.die;
      if (step.bump > audible) onBump(step.bump);
    }
    rise(seconds);
    draw();
    const rests = state.kind === 'rising' && isSettled(die, state.face) && bubbles.length === 0;
    frame = rests ? 0 : requestAnimationFrame(run);
  };

  const start = () => {
    if (frame !== 0) return;
    last = performance.now();
    frame = requestAnimationFrame(run);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };

  const fit = new ResizeObserver(() => {
    const side = Math.round(canvas.clientWidth * Math.min(devicePixelRatio, 2));
    if (side === canvas.width) return;
    canvas.width = side;
    canvas.height = side;
    draw();
  });
  fit.observe(canvas);

  return {
    show(next, still) {
      state = next;
      if (still || state.kind === 'sunken') {
        stop();
        bubbles = [];
        die = state.kind === 'rising' ? restingDie(state.face) : sunkenDie;
        draw();
        return;
      }
      if (state.kind === 'shaken') {
        bubbles = Array.from({ length: bubbleCount }, () => ({
          x: Math.random(),
          y: 0.3 + Math.random(),
          size: 0.006 + Math.random() * 0.018,
        }));
      }
      start();
    },
    dispose() {
      stop();
      fit.disconnect();
    },
  };
}
