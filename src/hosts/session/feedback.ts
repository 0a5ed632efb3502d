import type { Cue, Game } from '../../../scenes/kit/Game';
import type { BaseFact, BaseState } from '../../../scenes/kit/rules/contract';
import { play } from '../../audio/synth';
import { motionReduced } from '../../stores/motion';
import { settings } from '../../stores/settings';

/** Where a game's facts go besides its picture. */
export type FeedbackOptions = Readonly<{
  game: () => Game;
  say: (text: string) => void;
  /** Whether the page lets the game's own sounds be heard. */
  audible: () => boolean;
  /** A recording is shown: it is seen and heard, but not felt. */
  watching: () => boolean;
}>;

/**
 * Vibration is off when the visitor asks for less motion, and when the site is muted: a phone
 * buzzing on a table is a sound.
 */
function vibrate(ms: number): void {
  if (settings.getState().muted || motionReduced()) return;
  navigator.vibrate?.(ms);
}

/** Sounds unless the site is muted. */
export function sound(cue: Cue): void {
  if (!settings.getState().muted) play(cue);
}

/** Speaks, sounds and shakes for what a step reports. */
export function feedback(options: FeedbackOptions): (fact: BaseFact, state: BaseState) => void {
  const { game, say, audible, watching } = options;
  return (fact, state) => {
    const current = game();
    const cue = current.cues[fact.type];
    if (cue !== undefined && audible()) sound(cue);
    const text = current.narrate(fact, state);
    if (text !== undefined) say(text);
    const ms = current.haptics?.[fact.type];
    if (ms !== undefined && !watching()) vibrate(ms);
  };
}
