import { useEffect, useState } from 'react';
import type { ViewRun } from '../run/Run';

/** Renders again when something has happened in a run, once for all that happened together. */
export function useRunVersion(run: Pick<ViewRun, 'onFact' | 'status'>): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    let waiting = false;
    let gone = false;
    const raise = (): void => {
      if (waiting) return;
      waiting = true;
      queueMicrotask(() => {
        waiting = false;
        if (!gone) setVersion((count) => count + 1);
      });
    };
    const undos = [run.onFact(raise), run.status.subscribe(raise)];
    return () => {
      gone = true;
      for (const undo of undos) undo();
    };
  }, [run]);
  return version;
}
