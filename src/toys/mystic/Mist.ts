import { noise } from './noise';

export type MistState = Readonly<
  | { kind: 'idle' }
  | { kind: 'reading' }
  /** A shape appears in the mist: its outline in a box of 24 by 24. */
  | { kind: 'vision'; outline: string }
>;

export type Mist = Readonly<{
  show(state: MistState, still: boolean): void;
  /** The mist parts at a pointer, given in shares of the ball; undefined closes it. */
  part(hand: readonly [number, number] | undefined): void;
  dispose(): void;
}>;

/** Width of the drawing in pixels. The browser smooths it when it is scaled up. */
export const mistSide = 120;
/** Time of a frame in ms: mist needs only 24 frames a second. */
const frameTime = 1000 / 24;
/** The moment in seconds that the still picture shows. */
const stillTime = 7.3;

/** Colours from the depth of the ball to its brightest wisp. */
const paint: readonly (readonly [number, number, number])[] = [
  [24, 10, 62],
  [76, 26, 138],
  [196, 58, 168],
  [255, 168, 206],
  [226, 252, 255],
];

function paintRamp(): Uint8ClampedArray {
  const ramp = new Uint8ClampedArray(256 * 3);
  for (let index = 0; index < 256; index++) {
    const place = (index / 255) * (paint.length - 1);
    const from = Math.min(Math.floor(place), paint.length - 2);
    for (let part = 0; part < 3; part++) {
      const [a, b] = [paint[from][part], paint[from + 1][part]];
      ramp[index * 3 + part] = a + (b - a) * (place - from);
    }
  }
  return ramp;
}

/** The brightness of the shape at each pixel, from 0 to 255, with soft edges. */
function visionMask(outline: string): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  canvas.width = mistSide;
  canvas.height = mistSide;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const mask = new Uint8ClampedArray(mistSide * mistSide);
  if (!context) return mask;
  const scale = (mistSide * 0.5) / 24;
  context.translate(mistSide / 4, mistSide / 4);
  context.scale(scale, scale);
  context.shadowColor = '#fff';
  context.shadowBlur = 7;
  context.fillStyle = '#fff';
  context.fill(new Path2D(outline), 'evenodd');
  const { data } = context.getImageData(0, 0, mistSide, mistSide);
  for (let index = 0; index < mask.length; index++) mask[index] = data[index * 4 + 3];
  return mask;
}

/** Draws the mist in a crystal ball, and moves it while it is visible. */
export function createMist(canvas: HTMLCanvasElement): Mist {
  canvas.width = mistSide;
  canvas.height = mistSide;
  const context = canvas.getContext('2d', { alpha: false });
  const image = context?.createImageData(mistSide, mistSide);
  const ramp = paintRamp();
  let state: MistState = { kind: 'idle' };
  let mask: Uint8ClampedArray | undefined;
  let hand: readonly [number, number] | undefined;
  let still = true;
  let seen = true;
  let frame = 0;
  let last = 0;
  /** The mist's own time in seconds. It runs faster while a fortune is read. */
  let time = stillTime;
  let haste = 0;
  let vision = 0;

  const draw = () => {
    if (!context || !image) return;
    const { data } = image;
    const half = mistSide / 2;
    for (let row = 0; row < mistSide; row++) {
      for (let column = 0; column < mistSide; column++) {
        const u = (column + 0.5) / half - 1;
        const v = (row + 0.5) / half - 1;
        const away = u * u + v * v;
        const index = row * mistSide + column;
        // Glass distorts what is behind it towards its rim.
        const lens = 1.6 + 1.5 * away;
        const x = u * lens;
        const y = v * lens;
        const warp = noise(x + time * 0.21, y - time * 0.13) * 3.1;
        const wisps = noise(x * 1.3 + warp, y * 1.3 - warp + time * 0.35);
        const fine = noise(x * 3.1 - warp, y * 3.1 + time * 0.2);
        let light = 0.72 * wisps + 0.28 * fine;
        light = light * light * 1.25 + 0.12 * haste;
        if (hand) {
          const [dx, dy] = [u - hand[0], v - hand[1]];
          light -= 0.5 * Math.max(0, 1 - (dx * dx + dy * dy) * 7);
        }
        if (mask && vision > 0) {
          const shape = (mask[index] / 255) * vision;
          light = light * (1 - 0.55 * vision) + shape * (0.62 + 0.3 * wisps);
        }
        // Darker towards the rim.
        light *= 1.08 - 0.62 * away;
        const tone = Math.max(0, Math.min(255, Math.round(light * 255))) * 3;
        data[index * 4] = ramp[tone];
        data[index * 4 + 1] = ramp[tone + 1];
        data[index * 4 + 2] = ramp[tone + 2];
        data[index * 4 + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
  };

  const run = (now: number) => {
    frame = requestAnimationFrame(run);
    if (now - last < frameTime) return;
    const seconds = Math.min((now - last) / 1000, 0.1);
    last = now;
    haste += ((state.kind === 'reading' ? 1 : 0) - haste) * Math.min(1, seconds * 3);
    vision += ((state.kind === 'vision' ? 1 : 0) - vision) * Math.min(1, seconds * 2.5);
    time += seconds * (1 + 3.5 * haste);
    draw();
  };

  const follow = () => {
    const runs = seen && !still;
    if (runs && frame === 0) {
      last = performance.now();
      frame = requestAnimationFrame(run);
    } else if (!runs) {
      cancelAnimationFrame(frame);
      frame = 0;
    }
  };

  const watcher = new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? true;
    follow();
  });
  watcher.observe(canvas);

  return {
    show(next, wantsStill) {
      state = next;
      still = wantsStill;
      if (state.kind === 'vision') mask = visionMask(state.outline);
      if (still) {
        haste = state.kind === 'reading' ? 1 : 0;
        vision = state.kind === 'vision' ? 1 : 0;
        hand = undefined;
        time = stillTime;
        draw();
      }
      follow();
    },
    part(place) {
      hand = still ? undefined : place;
    },
    dispose() {
      cancelAnimationFrame(frame);
      watcher.disconnect();
    },
  };
}
