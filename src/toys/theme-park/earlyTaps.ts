import type { Tool } from './ParkContext';

/** A press on the board, in CSS pixels of the board, with the tool that was chosen then. */
export type Tap = Readonly<{ x: number; y: number; tool: Tool }>;

export type EarlyTaps = Readonly<{
  /** Calls a function with each tap so far. Each later one, too, until a press begins. */
  pass: (apply: (tap: Tap) => void) => void;
  stop: () => void;
}>;

/** How far a press may move and still count as a tap, in CSS pixels. */
export const slack = 9;

/**
 * Keeps the taps on the board that come before `connectPointer` has loaded, and those that
 * `replayEarlyPresses` repeats.
 * @param tool the chosen tool, read at every tap
 */
export function keepTaps(board: HTMLElement, tool: () => Tool): EarlyTaps {
  const taps: Tap[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  let take = (tap: Tap): void => {
    taps.push(tap);
  };
  /** Where the present press began; undefined for one that is repeated. */
  let start: Readonly<{ offsetX: number; offsetY: number }> | undefined;
  board.addEventListener(
    'pointerdown',
    ({ offsetX, offsetY }) => {
      start = { offsetX, offsetY };
    },
    { signal },
  );
  board.addEventListener(
    'click',
    ({ offsetX: x, offsetY: y }) => {
      // A drag ends in a click as well. It must not build where it ends.
      const isTap = !start || Math.hypot(x - start.offsetX, y - start.offsetY) <= slack;
      start = undefined;
      if (isTap) take({ x, y, tool: tool() });
    },
    { signal },
  );
  const stop = (): void => stopping.abort();
  return {
    pass: (apply) => {
      for (const tap of taps.splice(0)) apply(tap);
      take = apply;
      // connectPointer hears this press and all that follow, but not one that began before.
      board.addEventListener('pointerdown', stop, { signal });
    },
    stop,
  };
}
