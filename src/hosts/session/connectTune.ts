import type { StoreApi } from 'zustand/vanilla';
import type { GameRun } from '../../../scenes/kit/Game';
import type { TunePlayer } from '../../audio/tunePlayer';
import { settings } from '../../stores/settings';

/** Which sounds of a game a page lets through, besides the site's mute. */
export type SoundChoice = Readonly<{ effects: boolean; tune: boolean }>;

/**
 * Plays a game's tune while a run is played and shown, and pauses it with the run. When muted it is
 * not played at all, because silent notes cost as much. The player is loaded when it is first
 * needed.
 * @param demo whether a demonstration is shown, which is silent
 * @returns functions that change to the game's newest tune, and that stop it
 */
export function connectTune(run: GameRun, sound: StoreApi<SoundChoice>, demo: StoreApi<boolean>) {
  let player: TunePlayer | undefined;
  let asked = false;
  let left = false;
  const load = async (): Promise<void> => {
    asked = true;
    try {
      const { createTunePlayer } = await import('../../audio/tunePlayer');
      const { tune } = run.game;
      if (left || player || !tune) return;
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
    else if (run.game.tune) void load();
  };
  const undos = [run.status.subscribe(follow), sound.subscribe(follow), settings.subscribe(follow)];
  follow();
  return {
    change(): void {
      player?.dispose();
      player = undefined;
      asked = false;
      follow();
    },
    stop(): void {
      left = true;
      for (const undo of undos) undo();
      player?.dispose();
    },
  };
}
