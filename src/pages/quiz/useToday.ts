import { useSyncExternalStore } from 'react';
import { utcDay } from '../../lib/quiz/utcDay';

/** Calls back when the tab becomes visible again: it may have been open over midnight. */
function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** 'YYYY-MM-DD' in UTC; null while prerendering and hydrating. */
export function useToday(): string | null {
  return useSyncExternalStore(
    onReturn,
    () => utcDay(Date.now()),
    () => null,
  );
}
