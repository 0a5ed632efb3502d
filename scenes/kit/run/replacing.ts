import { isPractice } from '../rules/config';
import type { ConfigValues, GameTypes } from '../rules/contract';
import { copy } from '../rules/copy';
import { ticksPerSecond } from '../rules/FixedStep';
import { otherRules } from '../rules/Playable';
import { Recording } from '../rules/Recording';
import type { Replay, Save } from '../rules/Replay';
import { whyPractice } from '../rules/tune';
import type { PauseReason, Runnable } from './Run';
import { type RunCore, withChanges } from './RunCore';

/** Goes back to a tick. Unless a recording is watched, drops what came after. */
function goBackTo<Types extends GameTypes, Summary>(
  core: RunCore<Types, Summary>,
  tick: number,
): number {
  const { state, recording, watched, game } = core.stepper;
  const from = state.tick;
  recording.seek(tick);
  if (state.tick === from || watched) return from - state.tick;
  recording.cut();
  const config = { ...core.config };
  for (const key of Object.keys(config)) {
    if (!game.config[key].restart) config[key] = state.config[key];
  }
  core.config = config;
  return from - state.tick;
}

/** The commands that put another state in the place of the run's, and those that copy it. */
export function replacing<Types extends GameTypes, Summary>(core: RunCore<Types, Summary>) {
  const { stepper, options } = core;
  return {
    /**
     * Starts again in phase `ready`. Without a seed, the run draws a new one. Given constants
     * replace those in `config`, the others stay.
     * @throws RangeError for a constant that the game refuses
     */
    restart(wanted: Readonly<{ seed?: number; config?: ConfigValues }> = {}): void {
      if (stepper.disposed) return;
      stepper.replacing();
      const { game } = stepper;
      const { seed = options.seed(), config: changes = {} } = wanted;
      const config = withChanges(game, changes, core.config);
      core.config = config;
      core.practice = isPractice(game.config, config);
      stepper.paused = undefined;
      stepper.watched = undefined;
      core.replaced(new Recording(game, { config, seed }));
    },

    /**
     * Goes back by up to `ticks`, within the last seconds, and marks the run as practice. A watched
     * recording only goes back.
     * @returns the ticks gone back
     */
    rewind(ticks: number): number {
      if (stepper.disposed) return 0;
      stepper.replacing();
      const wanted = stepper.state.tick - Math.max(0, Math.trunc(ticks));
      const most = Math.round((options.rewindSeconds ?? 20) * ticksPerSecond);
      const gone = goBackTo(core, Math.max(0, stepper.reached - most, wanted));
      if (gone === 0) return 0;
      if (!stepper.watched) core.practice = true;
      core.replaced();
      return gone;
    },

    /** Takes back the last turn of a turn-based game. Returns false if there is none. */
    undo(): boolean {
      // The tick before the last action, with which the turn began.
      const turn = stepper.recording.lastAction;
      const { disposed, watched, paused } = stepper;
      if (disposed || watched || paused !== undefined || turn < 0) return false;
      stepper.replacing();
      goBackTo(core, turn);
      stepper.reached = turn;
      if (!stepper.game.freeUndo) core.practice = true;
      core.replaced();
      return true;
    },

    /** The recording so far, or the recording that is watched. */
    replay: (): Replay => stepper.watched ?? stepper.recording.replay(core.practice, core.today()),

    /** A separate copy of the run's recording from a tick on, by default from now. */
    fork: (tick?: number): Recording<Types> => stepper.recording.fork(tick),

    /**
     * Shows a recording from `decodeReplay` or `parseReplay` until `restart`. Refused with a
     * sentence if it is of another game or of other rules.
     */
    watch(replay: Replay): string | undefined {
      stepper.replacing();
      const { game } = stepper;
      const other = otherRules(game, replay);
      if (other !== undefined) return other;
      stepper.watched = replay;
      stepper.paused = undefined;
      core.practice = whyPractice(game, replay) !== undefined;
      core.replaced(new Recording(game, replay));
      return undefined;
    },

    /** Continues the watched recording from its current tick, as practice. */
    playOn(): void {
      if (!stepper.watched || stepper.disposed) return;
      stepper.replacing();
      stepper.watched = undefined;
      core.practice = true;
      core.config = { ...stepper.state.config };
      core.replaced(stepper.recording.fork());
    },

    /** The run as it is, to be continued later. */
    save: (): Save<Types['state']> => ({
      replay: stepper.recording.replay(core.practice, core.today()),
      state: copy(stepper.state),
      leftAt: core.now(),
    }),

    /**
     * Continues a saved run from `decodeSave`, paused. Refused with a sentence if it does not fit.
     */
    restore({ replay, state: kept, leftAt }: Save): string | undefined {
      stepper.replacing();
      const { game } = stepper;
      const other = otherRules(game, replay);
      if (other !== undefined) return other;
      const state = kept && copy(kept as Types['state']);
      const tried = new Recording<Types>(game, { ...replay, state });
      tried.stepTo(replay.ticks);
      if (!tried.verify(replay)) return 'The saved game does not play to where it stood.';
      core.config = { ...tried.state.config };
      // The log may still be packed. The current constants show what was tuned.
      core.practice =
        replay.practice ||
        isPractice(game.config, replay.config) ||
        isPractice(game.config, core.config);
      stepper.watched = undefined;
      stepper.paused = tried.state.phase === 'playing' ? 'player' : undefined;
      core.replaced(tried);
      const now = core.now();
      const away = leftAt > 0 && now > leftAt ? game.away?.(now - leftAt) : undefined;
      if (away) stepper.push(away);
      return undefined;
    },

    /** Replaces the recording, and perhaps the game by a changed module of it. */
    adopt(
      next: Runnable<Types, Summary>,
      recording: Recording<Types>,
      options: Readonly<{ config: ConfigValues; practice: boolean; paused?: PauseReason }>,
    ): void {
      stepper.replacing();
      core.config = options.config;
      core.practice = options.practice;
      stepper.paused = options.paused;
      stepper.watched = undefined;
      core.replaced(recording, next);
    },
  };
}
