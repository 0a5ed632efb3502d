import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { idleCheckMs, idleMs } from './boot';

const stirring = ['pointermove', 'pointerdown', 'keydown', 'click', 'wheel', 'touchstart'] as const;

/** What still comes of a press after its beginning. */
const rest = ['pointerup', 'touchend', 'mousedown', 'mouseup', 'click', 'contextmenu'] as const;

/** Lets nobody hear the rest of a press, until the next one or a key begins. */
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
 * Whether nobody has moved, pressed or clicked for half a minute, looked at once a second.
 * @returns that, and what makes it so at once
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
      // What a hidden tab sleeps through is nobody's absence.
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

  // As soon as it can be seen: a key in its first frame is meant for it.
  useLayoutEffect(() => {
    if (!idle) return;
    const wake = (event: Event): void => {
      // A layer that comes under a pointer which stands still is told of a move that was none.
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
