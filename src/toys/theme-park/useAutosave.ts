import { useEffect, useRef } from 'react';
import { toastMissed } from '../../components/toast';
import { useGame } from '../../hosts/useGame';
import type { Park } from './ParkContext';

/** Keeps the park, and plays its sounds, once its game has loaded. The code loads with it. */
export function useAutosave(park: Park): void {
  const { session } = useGame();
  const latest = useRef(park);
  useEffect(() => {
    latest.current = park;
  }, [park]);

  useEffect(() => {
    if (!session) return;
    let undo: (() => void) | undefined;
    let gone = false;
    import('./attendPark').then(({ attendPark }) => {
      if (!gone) undo = attendPark(session, () => latest.current.state());
    }, toastMissed('The part that opens and saves parks'));
    return () => {
      gone = true;
      undo?.();
    };
  }, [session]);
}
