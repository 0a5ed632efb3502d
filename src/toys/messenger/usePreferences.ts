import { useCallback, useState } from 'react';
import { type Preferences, readPreferences, writePreferences } from './preferences';

/** The visitor's own way of reading the room. Only after hydration: it starts from what is stored. */
export function usePreferences() {
  const [preferences, setPreferences] = useState(readPreferences);
  const change = useCallback((next: Preferences) => {
    setPreferences(next);
    writePreferences(next);
  }, []);
  return [preferences, change] as const;
}
