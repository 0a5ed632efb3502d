import type { GameSession } from './session/GameSession';
import { useLateStore } from './useLateStore';

/** Brings back the run that another one has replaced; undefined if there is none. */
export function useReplaced(session: GameSession | undefined): (() => void) | undefined {
  const isThere = useLateStore(session?.replaced, (store) => store?.save !== undefined);
  return isThere ? () => session?.bringBack() : undefined;
}
