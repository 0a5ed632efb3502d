import type { ThemeParkState } from '../../../../scenes/theme-park/rules/ThemeParkState';
import { clipSeconds, recordClip } from '../../../hosts/viewer/recordClip';
import { openCanvas } from './openCanvas';
import { pastOf, type Run, relive, type Work } from './relive';

const shotsPerSecond = 12;
const ticksPerShot = 5;
/** Pixels. */
const width = 640;

/**
 * Makes a clip of a park's history as far as it is known, whole in view, in at most ten seconds.
 * @returns why there is none, if it would be less than a second
 * @throws (rejects) where the browser makes no clips, or the signal's reason
 */
export async function recordLapse(run: Run, { progress, signal }: Work): Promise<File | string> {
  const past = pastOf(run, 0);
  const { from, ticks } = past.recording;
  // No more than one shot a second of the player's time.
  const count = Math.min(clipSeconds * shotsPerSecond, Math.floor((ticks - from) / 60));
  if (count < shotsPerSecond) return 'There are only a few seconds to show yet.';
  const shots: ThemeParkState[] = [];
  const shoot = (): void => {
    const { state } = past;
    if ((state.tick - from) * count < (ticks - from) * (shots.length + 1)) return;
    // Nobody sees the routes, which are the largest part by far.
    shots.push(structuredClone({ ...state, routes: new Uint8Array(0) }));
  };
  await relive(past, shoot, { progress: (part) => progress(part / 2), signal });
  const { canvas, context, painter } = await openCanvas(width, 678, signal);
  const end = count * ticksPerShot;
  const state = { tick: end };
  /** When tick 0 was shown, while it plays. */
  let began = 0;
  const paint = (): void => {
    if (began > 0) state.tick = Math.min(end, ((performance.now() - began) * 60) / 1000);
    const shot = Math.min(count - 1, Math.floor(state.tick / ticksPerShot));
    painter.paint(context, shots[shot], width);
  };
  const seek = (tick: number): void => {
    began = 0;
    state.tick = tick;
  };
  const ignore = (): void => {};
  return recordClip({
    replayer: {
      from: 0,
      state,
      transport: { getState: () => ({ playing: true, speed: 1 }) },
      play() {
        began = performance.now();
      },
      pause: ignore,
      setSpeed: ignore,
      seek,
    },
    picture: {
      canvas,
      paint,
      capture: async () => {
        paint();
        return canvas;
      },
    },
    progress: (part) => progress((1 + part) / 2),
    signal,
  }).finally(painter.close);
}
