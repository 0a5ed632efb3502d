import type { Tool } from './ParkContext';

/** A press on the board, in CSS pixels of the board, with the tool that was chosen then. */
export type Tap = Readonly<{ x: number; y: number; tool: Tool }>;

export type EarlyTaps = Readonly<{
  /** Calls a function with each tap so far. Each later one, too, until a press begins. */
  pass: (apply: (tap: Tap) => void) => void;
  stop: () => void;
}>;

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
  board.addEventListener(
    'click',
    ({ offsetX, offsetY }) => take({ x: offsetX, y: offsetY, tool: tool() }),
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
