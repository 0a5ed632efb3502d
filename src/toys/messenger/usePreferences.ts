import { useCallback, useEffect, useState } from 'react';
import { onStoredElsewhere } from '../../lib/storage';
import { key, type Preferences, readPreferences, writePreferences } from './preferences';

/** The visitor's preferences. Use it only after hydration: it starts from the stored ones. */
export function usePreferences() {
  const [preferences, setPreferences] = useState(readPreferences);
  useEffect(() => onStoredElsewhere(key, () => setPreferences(readPreferences())), []);
  const change = useCallback((next: Preferences) => {
    setPreferences(next);
    writePreferences(next);
  }, []);
  return [preferences, change] as const;
}
