import { useEffect, useReducer } from 'react';
import type { ViewRun } from '../run/Run';

/** Renders again when a run has changed, once per batch of changes. */
export function useRunVersion(run: Pick<ViewRun, 'onEvent' | 'status'>): number {
  const [version, raise] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const undos = [run.onEvent(raise), run.status.subscribe(raise)];
    return () => {
      for (const undo of undos) undo();
    };
  }, [run]);
  return version;
}
