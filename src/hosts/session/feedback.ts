import type { StoreApi } from 'zustand/vanilla';
import type { GameRun, Sfx } from '../../../scenes/kit/Game';
import { play } from '../../audio/synth';
import { motionReduced } from '../../stores/motion';
import { settings } from '../../stores/settings';

/**
 * No vibration with reduced motion, nor when the site is muted: a phone buzzing on a table is a
 * sound.
 */
function vibrate(ms: number): void {
  if (settings.getState().muted || motionReduced()) return;
  navigator.vibrate?.(ms);
}

/** Plays a sound unless the site is muted. */
export function sound(sfx: Sfx): void {
  if (!settings.getState().muted) play(sfx);
}

/**
 * Speaks, plays sounds and vibrates for a run's events. A recording does not vibrate, and a
 * demonstration is silent.
 * @param audible whether the page lets the game's own sounds through
 * @returns a function that disconnects it
 */
export function connectFeedback(
  run: Pick<GameRun, 'game' | 'onEvent' | 'status'>,
  say: (text: string) => void,
  audible: () => boolean,
  demo?: StoreApi<boolean>,
): () => void {
  return run.onEvent((event, state) => {
    if (demo?.getState()) return;
    const { game } = run;
    const sfx = game.sfx[event.type];
    if (sfx !== undefined && audible()) sound(sfx);
    const text = game.narrate(event, state);
    if (text !== undefined) say(text);
    const ms = game.haptics?.[event.type];
    if (ms !== undefined && !run.status.getState().watching) vibrate(ms);
  });
}
