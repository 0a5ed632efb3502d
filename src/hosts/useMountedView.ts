import { useEffect, useState } from 'react';
import { type AttachedState, attachView, type MountInto } from './attachView';

const waiting = { phase: 'waiting' } as const;

/**
 * Mounts a view into an element while the component lives: created once after an await, even in
 * StrictMode, and disposed once.
 * @param mount stable between renders: another function is another view; undefined mounts nothing
 * @returns the ref of the positioned element that the view fills, and the state of the view:
 *   `waiting` until there is both an element and something to mount
 */
export function useMountedView(mount: MountInto | undefined) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<AttachedState | typeof waiting>(waiting);

  useEffect(() => {
    if (!element || !mount) return;
    const detach = attachView(element, mount, setState);
    return () => {
      detach();
      setState(waiting);
    };
  }, [element, mount]);

  return { ref: setElement, state };
}
