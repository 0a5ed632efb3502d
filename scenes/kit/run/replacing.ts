import { isPractice } from '../rules/config';
import type { GameTypes } from '../rules/contract';
import { copy } from '../rules/copy';
import { otherRules } from '../rules/Playable';
import { Recording } from '../rules/Recording';
import { whyPractice } from '../rules/tune';
import type { Run } from './Run';
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
    restart({ seed = options.seed(), config: changes = {} } = {}) {
      if (stepper.disposed) return;
      stepper.replacing();
      const { game } = stepper;
      const config = withChanges(game, changes, core.config);
      core.config = config;
      core.practice = isPractice(game.config, config);
      stepper.paused = undefined;
      stepper.watched = undefined;
      core.replaced(new Recording(game, { config, seed }));
    },

    rewind(ticks) {
      if (stepper.disposed) return 0;
      stepper.replacing();
      const wanted = stepper.state.tick - Math.max(0, Math.trunc(ticks));
      const gone = goBackTo(core, Math.max(core.earliest(), wanted));
      if (gone === 0) return 0;
      if (!stepper.watched) core.practice = true;
      core.replaced();
      return gone;
    },

    undo() {
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

    replay: () => stepper.watched ?? stepper.recording.replay(core.practice, core.today()),

    fork: (tick) => stepper.recording.fork(tick),

    watch(replay) {
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

    playOn() {
      if (!stepper.watched || stepper.disposed) return;
      stepper.replacing();
      stepper.watched = undefined;
      core.practice = true;
      core.config = { ...stepper.state.config };
      core.replaced(stepper.recording.fork());
    },

    save: () => ({
      replay: stepper.recording.replay(core.practice, core.today()),
      state: copy(stepper.state),
      leftAt: core.now(),
    }),

    restore({ replay, state: kept, leftAt }) {
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

    adopt(next, recording, { config, practice, paused }) {
      stepper.replacing();
      core.config = config;
      core.practice = practice;
      stepper.paused = paused;
      stepper.watched = undefined;
      core.replaced(recording, next);
    },
  } satisfies Partial<Run<Types, Summary>>;
}
