import { refusal } from '../rules/config';
import type { ConfigValues, GameTypes } from '../rules/contract';
import type { PauseReason, RunListener } from './Run';
import type { RunCore } from './RunCore';

/** Steps the ticks of a frame's time. @returns how many */
function spend<Types extends GameTypes, Summary>(
  core: RunCore<Types, Summary>,
  deltaMs: number,
): number {
  const { clock, stepper, speed } = core;
  let stepped = 0;
  clock.add(deltaMs * speed);
  while (clock.take()) {
    if (core.speed < 1 && !stepper.watched && !core.practice) {
      core.practice = true;
      stepper.stale = true;
    }
    stepper.step();
    stepped += 1;
    if (!stepper.runs) {
      if (stepper.paused === undefined) clock.reset();
      break;
    }
  }
  return stepped;
}

/** The commands by which a run goes on from where it stands. */
export function playing<Types extends GameTypes, Summary>(core: RunCore<Types, Summary>) {
  const { stepper, listeners } = core;
  const pauseFor = (reason: PauseReason | undefined): void => {
    stepper.paused = reason;
    stepper.refresh();
    core.publish();
  };
  return {
    advance(deltaMs: number): number {
      if (!stepper.runs) return 0;
      const byTurns = stepper.byTurns && !stepper.watched;
      const stepped = byTurns ? stepper.takeTurns() : spend(core, deltaMs);
      if (stepper.stale) {
        stepper.stale = false;
        core.publishTick();
      }
      return stepped;
    },

    onEvent(listener: RunListener<Types>): () => void {
      return listeners.add(listener);
    },

    dispatch(action: Types['action']): void {
      const { disposed, paused, watched, state, game } = stepper;
      if (disposed || paused !== undefined || watched || state.phase === 'over') return;
      const parsed = game.rules.parseAction(action);
      if (parsed) stepper.push(parsed);
    },

    /** Pauses the run if it is being played. */
    pause(reason: PauseReason): void {
      const { disposed, paused } = stepper;
      if (disposed || paused !== undefined || core.shownPhase() !== 'playing') return;
      pauseFor(reason);
    },

    /**
     * Continues. Actions in the next tick make the state agree with what is really held, as after
     * every replacement of the state.
     */
    resume(): void {
      if (stepper.paused === undefined) return;
      stepper.syncSoon();
      pauseFor(undefined);
    },

    /**
     * Changes a constant from the next tick on and marks the run as practice. A constant that needs
     * a restart takes effect then.
     * @returns a sentence that names the allowed range if refused, otherwise undefined
     */
    tune(key: string, value: unknown): string | undefined {
      const { game, state, watched } = stepper;
      if (!Object.hasOwn(game.config, key)) return 'is not a value of this game';
      const field = game.config[key];
      const reason = refusal(field, value);
      if (reason !== undefined) return reason;
      if (watched) return 'cannot change while a recording is shown';
      const wanted = value as ConfigValues[string];
      if (core.config[key] === wanted) return undefined;
      core.config = { ...core.config, [key]: wanted };
      core.noteTuned();
      if (!field.restart && state.phase !== 'over') {
        stepper.pushTune(key, wanted);
        core.practice = true;
      }
      core.publish();
      return undefined;
    },

    /**
     * Slows the game down. A run below speed 1 is practice.
     * @param wanted game time per real time, 0.1 to 1
     * @returns a sentence that names the allowed range if refused, otherwise undefined
     */
    setSpeed(wanted: number): string | undefined {
      if (!(wanted >= 0.1 && wanted <= 1)) return 'must be a number from 0.1 to 1';
      core.speed = wanted;
      return undefined;
    },

    /** Stops the run for good and removes its listeners. */
    dispose(): void {
      listeners.clear();
      stepper.dispose();
    },
  };
}
