import type { StoreApi } from 'zustand/vanilla';
import type { Tune } from '../../../scenes/kit/Game';
import type { Run } from '../../../scenes/kit/run/Run';
import type { TunePlayer } from '../../audio/tunePlayer';
import { settings } from '../../stores/settings';

/** Which sounds of a game a page lets through, besides the site's mute. */
export type SoundChoice = Readonly<{ effects: boolean; tune: boolean }>;

/**
 * Plays a tune while a run is played and shown, and pauses it with the run. When muted it is not
 * played at all, because silent notes cost as much. The player is loaded when it is first needed.
 * @returns a function that stops it
 */
export function connectTune(
  tune: Tune,
  run: Run,
  sound: StoreApi<SoundChoice>,
  /** Whether a demonstration is shown, which is silent. */
  demo: StoreApi<boolean>,
): () => void {
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
      // Tried again when the run next begins or continues.
      asked = false;
    }
  };
  const follow = (): void => {
    const { phase, paused } = run.status.getState();
    const heard = sound.getState().tune && !settings.getState().muted && !demo.getState();
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
