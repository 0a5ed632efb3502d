import type { BaseAction, GameTypes } from './contract';
import { copy } from './copy';
import type { Playable } from './Playable';
import type { Recording } from './Recording';
import { stepTick } from './stepTick';

/** How far back acts are tried, and how long one must keep the player alive; ticks of 1/60 s. */
const backTicks = 60;
const savedTicks = 45;

/**
 * Finds why a life was lost, for a story: what happened, and the latest act with which the player
 * would have lived on. From each tick of the last second it plays on, with one act and none after it.
 * @param event the type of the event that was reported at `tick`
 * @param happened what happened, as a sentence
 * @param acts what the player could have done, by the words for it
 * @param deaths types of the events that cost a life
 * @param words what follows "would have" for an act that helps, and a noun for all the acts
 */
export function causeOf<Types extends GameTypes>(
  recording: Recording<Types>,
  tick: number,
  event: string,
  happened: string,
  acts: Readonly<Record<string, Types['action']>>,
  deaths: readonly string[],
  [saves, act]: readonly [saves: string, act: string],
) {
  const fatal = new Set(deaths);
  recording.seek(Math.max(recording.from, tick - backTicks));
  let instead: Readonly<{ tick: number; action: Types['action'] }> | undefined;
  let sentence = `${happened} No ${act} of the last second would have ${saves}.`;
  while (recording.state.tick < tick && recording.state.phase === 'playing') {
    const at = recording.state.tick;
    const found = Object.entries(acts).find(([, action]) =>
      survives(recording.game, copy(recording.state), action, tick + savedTicks, fatal),
    );
    if (found) {
      instead = { tick: at, action: found[1] };
      // As people say it: tenths of a second.
      const tenths = Math.max(1, Math.round((tick - at) / 6));
      const before = tenths === 10 ? 'a second' : `${(tenths / 10).toFixed(1)} seconds`;
      sentence = `${happened} ${found[0]} would still have ${saves} ${before} before.`;
    }
    recording.stepHeld();
  }
  return { event, tick, sentence, instead };
}

/** Whether nothing of `deaths` comes up to a tick after an act. Changes `state`. */
export function survives<Types extends GameTypes>(
  game: Playable<Types>,
  state: Types['state'],
  action: Types['action'],
  until: number,
  deaths: ReadonlySet<string>,
): boolean {
  game.rules.derived?.lay(state);
  let lives = true;
  const note = (event: Types['event']): void => {
    if (deaths.has(event.type)) lives = false;
  };
  let actions: readonly BaseAction[] = [action];
  while (lives && state.tick < until && state.phase === 'playing') {
    stepTick(game, state, actions, note);
    actions = [];
  }
  return lives && state.phase === 'playing';
}
