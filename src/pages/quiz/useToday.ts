import { useSyncExternalStore } from 'react';
import { utcDay } from '../../lib/quiz/utcDay';

/** A tab that was left open over midnight is looked at again. */
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
