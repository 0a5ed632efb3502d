import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The components that want the one PixiJS application, latest last. */
const claims = createStore<readonly symbol[]>(() => []);

/**
 * Whether the calling component may hold the one PixiJS application: the one mounted latest may.
 * The one before gets it back when that one is unmounted.
 */
export function usePixiTurn(): boolean {
  const [claim] = useState(() => Symbol('claim'));
  useEffect(() => {
    claims.setState((all) => [...all, claim], true);
    return () => claims.setState((all) => all.filter((other) => other !== claim), true);
  }, [claim]);
  return useStore(claims, (all) => all.at(-1) === claim);
}
