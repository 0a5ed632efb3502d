import { type RefCallback, useCallback, useEffect, useState } from 'react';
import { type AttachedState, attachView, type MountInto } from './attachView';

export type MountedView = Readonly<{
  /** Goes on the positioned element that the view is to fill. */
  ref: RefCallback<HTMLElement>;
  /** `waiting` until there is both an element and something to mount. */
  state: AttachedState | Readonly<{ phase: 'waiting' }>;
  /** Throws the mounted view away and mounts again, after a failure for example. */
  remount: () => void;
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
  const [attempt, setAttempt] = useState(0);

  // A new attempt is the wish to mount anew.
  useEffect(() => {
    if (!element || !mount) return;
    const detach = attachView(element, mount, setState);
    return () => {
      detach();
      setState(waiting);
    };
  }, [element, mount, attempt]);

  const remount = useCallback(() => setAttempt((count) => count + 1), []);
  return { ref: setElement, state, remount };
}
