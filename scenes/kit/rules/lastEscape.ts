import type { BaseAction, GameTypes } from './contract';
import { copy } from './copy';
import type { Playable } from './Playable';
import type { Recording } from './Recording';
import { stepTick } from './stepTick';

/** How far back an act that saves is looked for, and how long it must save; ticks of 1/60 s. */
const backTicks = 60;
const savedTicks = 45;

function nothing(): void {}

/**
 * The latest act by which a player would have lived on: tried by playing on from every tick before,
 * with that act and none after it.
 * @param actions what the player could have done
 * @param deaths types of the events that cost a life
 */
export function lastEscape<Types extends GameTypes>(
  recording: Recording<Types>,
  died: number,
  actions: readonly Types['action'][],
  deaths: ReadonlySet<string>,
): Readonly<{ tick: number; action: Types['action'] }> | undefined {
  const from = Math.max(recording.from, died - backTicks);
  recording.seek(from);
  let found: Readonly<{ tick: number; action: Types['action'] }> | undefined;
  while (recording.state.tick < died && recording.state.phase === 'playing') {
    const { tick } = recording.state;
    for (const action of actions) {
      if (survives(recording.game, copy(recording.state), action, died + savedTicks, deaths)) {
        found = { tick, action };
        break;
      }
    }
    recording.stepHeld(nothing);
  }
  return found;
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

/** A time before the end, as people say it. @param ticks of 1/60 s */
export function secondsBefore(ticks: number): string {
  const tenths = Math.max(1, Math.round(ticks / 6));
  return tenths === 10 ? 'a second' : `${(tenths / 10).toFixed(1)} seconds`;
}
