import { type RefCallback, useEffect, useState } from 'react';
import { type AttachedState, attachView, type MountInto } from './attachView';

export type MountedView = Readonly<{
  /** Goes on the positioned element that the view is to fill. */
  ref: RefCallback<HTMLElement>;
  /** `waiting` until there is both an element and something to mount. */
  state: AttachedState | Readonly<{ phase: 'waiting' }>;
}>;

const waiting = { phase: 'waiting' } as const;

/**
 * Mounts a view into an element for as long as the component lives: created after an await, once,
 * even in StrictMode; disposed once.
 * @param mount stable between renders: another function is another view; undefined holds back
 */
export function useMountedView(mount: MountInto | undefined): MountedView {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<MountedView['state']>(waiting);

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
