import { type RefObject, useEffect, useState } from 'react';
import { createInputHub } from './input/InputHub';
import { keysReach } from './input/inputOwner';
import { isForTarget } from './input/keyboard';

function createEarlyPresses() {
  let presses: string[] = [];
  const add = (press: string): void => void presses.push(press);
  const hub = createInputHub((control, pressed) => {
    if (pressed) add(control);
  });
  /** The controls and the codes of the keys so far; they are forgotten. */
  const take = (): readonly string[] => {
    const taken = presses;
    presses = [];
    return taken;
  };
  return { /** For the drawn buttons. */ pad: { controls: [], hub }, add, take };
}

/** Hears what is pressed while a game is on its way. @param waiting whether one is */
export function useEarlyPresses(
  host: RefObject<HTMLElement | null>,
  labelledBy: string,
  waiting: unknown,
): ReturnType<typeof createEarlyPresses> {
  const [early] = useState(createEarlyPresses);
  const waits = waiting !== undefined && waiting !== false;
  useEffect(() => {
    if (!waits) return;
    early.take();
    const hear = (event: KeyboardEvent): void => {
      const { target, repeat } = event;
      if (!host.current || !(target instanceof Element) || repeat) return;
      const heading = document.getElementById(labelledBy);
      if (!keysReach(host.current, heading, target) || isForTarget(event, target)) return;
      if (event.code === 'Space') event.preventDefault();
      early.add(event.code);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [early, host, labelledBy, waits]);
  return early;
}
