import { useEffect, useState } from 'react';
import { type AttachedState, attachView, type MountInto } from './attachView';

const waiting = { phase: 'waiting' } as const;

/**
 * Mounts a view into an element for as long as the component lives: created after an await, once,
 * even in StrictMode; disposed once.
 * @param mount stable between renders: another function is another view; undefined holds back
 * @returns the ref of the positioned element that the view is to fill, and how the view fares:
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
