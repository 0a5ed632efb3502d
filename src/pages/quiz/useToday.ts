import { useSyncExternalStore } from 'react';
import { utcDay } from '../../lib/quiz/utcDay';

/** Calls back each minute, and when the tab becomes visible again: it may be open over midnight. */
function onReturn(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** 'YYYY-MM-DD' in UTC; null while prerendering and hydrating. */
export function useToday(): string | null {
  return useSyncExternalStore(
    onReturn,
    () => utcDay(Date.now()),
    () => null,
  );
}
