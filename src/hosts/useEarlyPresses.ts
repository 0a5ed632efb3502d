import { type RefObject, useEffect, useState } from 'react';
import { createInputHub } from './input/InputHub';
import { keysReach } from './input/inputOwner';
import { isForTarget } from './input/keyboard';

function createEarlyPresses() {
  const presses: string[] = [];
  const hub = createInputHub((control, pressed) => {
    if (pressed) presses.push(control);
  });
  return {
    /** For the drawn buttons. */
    pad: { controls: [], hub },
    /** The controls, and codes of keys, pressed so far. */
    presses,
  };
}

/** Collects what is pressed while a game is loading. @param waiting whether one is */
export function useEarlyPresses(
  host: RefObject<HTMLElement | null>,
  waiting: boolean,
): ReturnType<typeof createEarlyPresses> {
  const [early] = useState(createEarlyPresses);
  useEffect(() => {
    if (!waiting) return;
    early.presses.splice(0);
    const hear = (event: KeyboardEvent): void => {
      const { target, repeat } = event;
      if (!host.current || !(target instanceof Element) || repeat) return;
      if (!keysReach(host.current, target) || isForTarget(event, target)) return;
      if (event.code === 'Space') event.preventDefault();
      early.presses.push(event.code);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [early, host, waiting]);
  return early;
}
