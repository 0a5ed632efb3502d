import type { ThemeParkSummary } from '../../../../scenes/theme-park/game';
import type { ThemeParkState } from '../../../../scenes/theme-park/rules/ThemeParkState';
import { listen, parkSounds } from '../../../../scenes/theme-park/soundscape';
import { viewportOf } from '../../../../scenes/theme-park/viewport';
import { audioEngine, type Tone } from '../../../audio/context';
import { playFair } from '../../../audio/playFair';
import type { GameSession } from '../../../hosts/session/GameSession';
import { settings } from '../../../stores/settings';

/** How often the sounds follow the view, in ms. */
const every = 150;

/**
 * Plays the park from what is in view, while it runs and is shown, from the first gesture on.
 * @returns a function that ends it
 */
export function connectParkSound({ run, sound }: GameSession): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let tone: Tone | undefined;
  const play = (): void => {
    listen(run.state as Readonly<ThemeParkState>, viewportOf(run), (name, level, pan) => {
      if (tone) playFair(tone, name, level, pan);
      // Where there is nothing to hear, no engine is asked for.
      else if (level > 0) {
        audioEngine().then(
          (engine) => {
            tone = engine;
          },
          (error: unknown) => {
            stop();
            console.warn('The park cannot be heard.', error);
          },
        );
      }
    });
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
    if (!tone) return;
    for (const name of parkSounds) playFair(tone, name, 0, 0);
  };
  const follow = (): void => {
    const { paused, summary } = run.status.getState();
    const isSilent =
      settings.getState().muted ||
      !sound.getState().effects ||
      paused !== undefined ||
      (summary as ThemeParkSummary).stopped;
    if (isSilent) stop();
    else timer ??= setInterval(play, every);
  };
  const undos = [run.status.subscribe(follow), sound.subscribe(follow), settings.subscribe(follow)];
  follow();
  return () => {
    for (const undo of undos) undo();
    stop();
  };
}
