import { createStore } from 'zustand/vanilla';

/** The number of beats before time runs again, and the length of one. */
const beats = 3;
const beatMs = 500;

/**
 * Counts a player in.
 * @param beat plays the sound of a beat
 * @param counted is called after the last
 */
export function createCountdown(beat: () => void, counted: () => void) {
  /** Beats left; 0 outside a countdown. */
  const store = createStore<number>(() => 0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = (left: number): void => {
    if (left === 0) {
      counted();
      return;
    }
    store.setState(left, true);
    beat();
    timer = setTimeout(() => count(left - 1), beatMs);
  };
  return {
    store,
    start: () => count(beats),
    stop(): void {
      clearTimeout(timer);
      store.setState(0, true);
    },
  };
}
