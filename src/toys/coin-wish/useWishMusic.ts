import { useEffect, useRef } from 'react';
import type { TunePlayer } from '../../audio/tunePlayer';
import { wishingTune } from './tune';

/** The volume of the music while the coin is rubbed, and after the wish was granted. */
export const musicVolume = { wishing: 0.3, granted: 0.2 } as const;

/**
 * Plays the music from the first rub on, more quietly once the wish is granted.
 * @param playing false before a gesture and while muted
 */
export function useWishMusic(playing: boolean, granted: boolean): void {
  const player = useRef<TunePlayer>(undefined);
  const volume = granted ? musicVolume.granted : musicVolume.wishing;
  const wanted = useRef(volume);

  useEffect(() => {
    wanted.current = volume;
    player.current?.setVolume(volume);
  }, [volume]);

  useEffect(() => {
    if (!playing) return;
    let gone = false;
    void import('../../audio/tunePlayer').then(
      ({ createTunePlayer }) => {
        if (gone) return;
        player.current ??= createTunePlayer(wishingTune, wanted.current);
        player.current.play();
      },
      (error: unknown) => console.warn('No music:', error),
    );
    return () => {
      gone = true;
      player.current?.pause();
    };
  }, [playing]);

  useEffect(
    () => () => {
      player.current?.dispose();
      player.current = undefined;
    },
    [],
  );
}
