import type { StoreApi } from 'zustand/vanilla';
import type { Tune } from '../../../scenes/kit/Game';
import type { Run } from '../../../scenes/kit/run/Run';
import { createTunePlayer } from '../../audio/tunePlayer';
import { settings } from '../../stores/settings';

/** What a page lets be heard of a game, below the site's own mute. */
export type SoundChoice = Readonly<{ effects: boolean; tune: boolean }>;

/**
 * Plays a tune while a run is being played and shown, and lets it stand still with the run. Muted
 * it is not played at all: notes that nobody hears cost as much.
 * @returns the undo
 */
export function connectTune(tune: Tune, run: Run, sound: StoreApi<SoundChoice>): () => void {
  const player = createTunePlayer(tune);
  const follow = (): void => {
    const { phase, paused } = run.status.getState();
    const heard = sound.getState().tune && !settings.getState().muted;
    if (heard && phase === 'playing' && paused === undefined) player.play();
    else player.pause();
  };
  const undos = [run.status.subscribe(follow), sound.subscribe(follow), settings.subscribe(follow)];
  follow();
  return () => {
    for (const undo of undos) undo();
    player.dispose();
  };
}
