import type { GameSession } from '../../hosts/session/GameSession';
import { autosavePark } from './autosavePark';
import type { Park } from './ParkContext';
import { connectParkSound } from './sound/connectParkSound';

/** Keeps a park and plays its sounds for as long as it is open. @returns a cleanup function */
export function attendPark(session: GameSession, stateOf: Park['state']): () => void {
  const undos = [autosavePark(session, stateOf), connectParkSound(session)];
  return () => {
    for (const undo of undos) undo();
  };
}
