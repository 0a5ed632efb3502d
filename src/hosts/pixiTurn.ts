import { useEffect, useState, useSyncExternalStore } from 'react';

/** Those that want the one PixiJS application, the latest last. */
let claims: readonly symbol[] = [];
const listeners = new Set<() => void>();

function change(next: readonly symbol[]): void {
  claims = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether the calling component may hold the one PixiJS application now: the one mounted latest
 * may, the one before it gets its turn back when that is gone.
 */
export function usePixiTurn(): boolean {
  const [claim] = useState(() => Symbol('claim'));
  useEffect(() => {
    change([...claims, claim]);
    return () => change(claims.filter((other) => other !== claim));
  }, [claim]);
  return useSyncExternalStore(
    subscribe,
    () => claims.at(-1) === claim,
    () => false,
  );
}
