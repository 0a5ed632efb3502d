import type { StoreApi } from 'zustand/vanilla';
import type { Tune } from '../../../scenes/kit/Game';
import type { Run } from '../../../scenes/kit/run/Run';
import type { TunePlayer } from '../../audio/tunePlayer';
import { settings } from '../../stores/settings';

/** What a page lets be heard of a game, below the site's own mute. */
export type SoundChoice = Readonly<{ effects: boolean; tune: boolean }>;

/**
 * Plays a tune while a run is being played and shown, and lets it stand still with the run. Muted
 * it is not played at all: notes that nobody hears cost as much. The player comes when it is first
 * to be heard.
 * @returns the undo
 */
export function connectTune(tune: Tune, run: Run, sound: StoreApi<SoundChoice>): () => void {
  let player: TunePlayer | undefined;
  let asked = false;
  let left = false;
  const load = async (): Promise<void> => {
    asked = true;
    try {
      const { createTunePlayer } = await import('../../audio/tunePlayer');
      if (left) return;
      player = createTunePlayer(tune);
      follow();
    } catch (error) {
      console.warn(error);
      // Asked for again when the run next begins or goes on.
      asked = false;
    }
  };
  const follow = (): void => {
    const { phase, paused } = run.status.getState();
    const heard = sound.getState().tune && !settings.getState().muted;
    if (!heard || phase !== 'playing' || paused !== undefined) player?.pause();
    else if (asked) player?.play();
    else void load();
  };
  const undos = [run.status.subscribe(follow), sound.subscribe(follow), settings.subscribe(follow)];
  follow();
  return () => {
    left = true;
    for (const undo of undos) undo();
    player?.dispose();
  };
}
