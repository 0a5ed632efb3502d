import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { idleCheckMs, idleMs } from './boot';

const stirring = ['pointermove', 'pointerdown', 'keydown', 'click', 'wheel', 'touchstart'] as const;

/** The events that follow the beginning of a press. */
const rest = ['pointerup', 'touchend', 'mousedown', 'mouseup', 'click', 'contextmenu'] as const;

/** Stops the remaining events of a press, until the next press or key. */
function swallowPress(): void {
  const over = new AbortController();
  const swallow = (event: Event): void => {
    if (event.cancelable) event.preventDefault();
    event.stopPropagation();
  };
  const options = { capture: true, passive: false, signal: over.signal };
  for (const type of rest) document.addEventListener(type, swallow, options);
  for (const type of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(type, () => over.abort(), options);
  }
}

/**
 * Whether there was no input for half a minute, checked once a second.
 * @returns the state, and a function that sets it at once
 */
export function useIdle(): readonly [idle: boolean, rest: () => void] {
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    if (idle) return;
    let last = performance.now();
    const stir = (): void => {
      last = performance.now();
    };
    const timer = setInterval(() => {
      // Time in a hidden tab does not count.
      if (document.hidden) stir();
      else if (performance.now() - last >= idleMs) setIdle(true);
    }, idleCheckMs);
    for (const type of stirring)
      document.addEventListener(type, stir, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const type of stirring) document.removeEventListener(type, stir, { capture: true });
    };
  }, [idle]);

  // In a layout effect, so that a key in the first visible frame ends it.
  useLayoutEffect(() => {
    if (!idle) return;
    const wake = (event: Event): void => {
      // A layer that appears under a resting pointer gets a pointermove without movement.
      if (event instanceof PointerEvent && event.type === 'pointermove') {
        if (event.movementX === 0 && event.movementY === 0) return;
      }
      if (event.cancelable) event.preventDefault();
      event.stopPropagation();
      setIdle(false);
      if (event.type === 'pointerdown') swallowPress();
    };
    const types = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;
    for (const type of types)
      document.addEventListener(type, wake, { capture: true, passive: false });
    return () => {
      for (const type of types) document.removeEventListener(type, wake, { capture: true });
    };
  }, [idle]);

  const sleep = useCallback(() => setIdle(true), []);
  return [idle, sleep];
}
