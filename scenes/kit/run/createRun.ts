import { defaultsOf, isPractice, isTuned, kindOf, parseConfig, refusal } from '../rules/config';
import type { BaseAction, BaseFact, BaseState, ConfigValues, Phase } from '../rules/contract';
import { copy } from '../rules/copy';
import { FixedStep, ticksPerSecond } from '../rules/FixedStep';
import { Recording } from '../rules/Recording';
import type { Replay, ReplayOutline } from '../rules/Replay';
import { isTune } from '../rules/tune';
import { createStatus } from './createStatus';
import type { PauseReason, Run, Runnable } from './Run';
import { Stepper } from './Stepper';

export type RunOptions = Readonly<{
  /** A fresh seed for each restart: any unsigned 32-bit integer. */
  seed: () => number;
  /** Constants that differ from the config file, already validated. */
  config?: ConfigValues;
  /** How far a rewind goes back from where the run has come to. */
  rewindSeconds?: number;
  /** Whether a control is really held; without it the state's own idea is left alone. */
  isHeld?: (control: string) => boolean;
  /** Milliseconds since 1970, for what is dated; without it nothing is. */
  now?: () => number;
}>;

const msPerDay = 86_400_000;

function withChanges(game: Runnable, changes: ConfigValues, base: ConfigValues): ConfigValues {
  const parsed = parseConfig(game.config, changes, base);
  if (!parsed.ok) throw new RangeError(parsed.refusal);
  return parsed.value;
}

/** Why a parsed recording cannot be played here, in a sentence. */
function otherRules(game: Runnable, { game: id, version }: ReplayOutline): string | undefined {
  if (id !== game.id) return 'The recording is of another game.';
  return version === game.rules.version
    ? undefined
    : 'The recording was made with another version of the rules.';
}

function countsForNothing(game: Runnable, replay: Replay): boolean {
  if (replay.practice || isPractice(game.config, replay.config)) return true;
  return replay.actions.some(([, action]) => isTune(action));
}

/** Starts a run of `game` in phase `ready`. */
export function createRun<
  State extends BaseState,
  Action extends BaseAction,
  Fact extends BaseFact,
  Summary,
>(
  firstGame: Runnable<State, Action, Fact, Summary>,
  options: RunOptions,
): Run<State, Action, Fact, Summary> {
  type Listener = (fact: Fact, state: Readonly<State>) => void;

  const { isHeld, now = () => 0 } = options;
  const rewindTicks = Math.round((options.rewindSeconds ?? 20) * ticksPerSecond);
  const clock = new FixedStep();
  let game = firstGame;
  let config = withChanges(game, options.config ?? {}, defaultsOf(game.config));
  const first = new Recording(game, { config, seed: options.seed() });
  const stepper = new Stepper(game, first, callListeners, isHeld);

  let speed = 1;
  let practice = isPractice(game.config, config);
  let paused: PauseReason | undefined;
  let watched: Replay | undefined;
  let generation = 0;
  /** Replaced, never changed, so that a listener may leave while the list is called. */
  let listeners: readonly Listener[] = [];

  const status = createStatus(
    () => ({
      phase: shownPhase(),
      paused,
      practice,
      tuned: isTuned(game.config, config),
      watching: watched !== undefined,
      generation,
    }),
    () => ({ phase: shownPhase(), practice }),
    () => game.summarise(stepper.state),
  );

  function shownPhase(): Phase {
    return watched && stepper.state.tick >= watched.ticks ? 'over' : stepper.state.phase;
  }

  function callListeners(fact: Fact): void {
    const called = listeners;
    for (let index = 0; index < called.length; index += 1) called[index](fact, stepper.state);
  }

  function today(): number {
    return Math.floor(now() / msPerDay);
  }

  function pauseFor(reason: PauseReason | undefined): void {
    paused = reason;
    stepper.paused = reason !== undefined;
    stepper.refresh();
  }

  /** The state has been replaced; what is watched, paused and practice has been said before. */
  function replaced(recording: Recording<State, Action, Fact> = stepper.recording): void {
    generation += 1;
    stepper.watchedTicks = watched?.ticks;
    stepper.replaced(recording, game);
    clock.reset();
    pauseFor(paused);
    status.publish();
  }

  function spend(deltaMs: number): number {
    let stepped = 0;
    clock.add(deltaMs * speed);
    while (clock.take()) {
      if (speed < 1 && !watched && !practice) {
        practice = true;
        stepper.stale = true;
      }
      stepper.step();
      stepped += 1;
      if (!stepper.runs) {
        if (paused === undefined) clock.reset();
        break;
      }
    }
    return stepped;
  }

  /** Goes back to a tick and, unless a recording is watched, forgets what came after. */
  function goBackTo(tick: number): number {
    const { state, recording } = stepper;
    const from = state.tick;
    recording.seek(tick);
    if (state.tick === from || watched) return from - state.tick;
    recording.cut();
    const inForce: ConfigValues = { ...config };
    for (const key of Object.keys(config)) {
      if (!game.config[key].restart) inForce[key] = state.config[key];
    }
    config = inForce;
    return from - state.tick;
  }

  return {
    status: status.store,

    get game() {
      return game;
    },

    get title() {
      return game.title;
    },

    get state() {
      return stepper.state;
    },

    get alpha() {
      return clock.alpha;
    },

    get config() {
      return config;
    },

    get kind() {
      return kindOf(game.config, stepper.recording.config);
    },

    get speed() {
      return speed;
    },

    advance(deltaMs) {
      if (!stepper.runs) return 0;
      const stepped = stepper.byTurns && !watched ? stepper.takeTurns() : spend(deltaMs);
      if (stepper.stale) {
        stepper.stale = false;
        status.publishTick();
      }
      return stepped;
    },

    onFact(listener) {
      // A wrapper of its own, so that a listener added twice is called twice and leaves once.
      const own: Listener = (fact, state) => listener(fact, state);
      listeners = [...listeners, own];
      return () => {
        listeners = listeners.filter((other) => other !== own);
      };
    },

    dispatch(action) {
      if (stepper.disposed || paused !== undefined || watched) return;
      const parsed = stepper.state.phase === 'over' ? undefined : game.rules.parseAction(action);
      if (parsed) stepper.push(parsed);
    },

    pause(reason) {
      if (stepper.disposed || paused !== undefined || shownPhase() === 'over') return;
      if (stepper.state.phase !== 'playing') return;
      pauseFor(reason);
      status.publish();
    },

    resume() {
      if (paused === undefined) return;
      pauseFor(undefined);
      stepper.syncSoon();
      status.publish();
    },

    syncHeld: () => stepper.syncSoon(),

    restart({ seed = options.seed(), config: changes = {} } = {}) {
      if (stepper.disposed) return;
      stepper.replacing();
      config = withChanges(game, changes, config);
      practice = isPractice(game.config, config);
      paused = undefined;
      watched = undefined;
      replaced(new Recording(game, { config, seed }));
    },

    tune(key, value) {
      if (!Object.hasOwn(game.config, key)) return 'is not a value of this game';
      const field = game.config[key];
      const reason = refusal(field, value);
      if (reason !== undefined) return reason;
      if (watched) return 'cannot change while a recording is shown';
      const wanted = value as ConfigValues[string];
      if (config[key] === wanted) return undefined;
      config = { ...config, [key]: wanted };
      if (!field.restart && stepper.state.phase !== 'over') {
        stepper.pushTune(key, wanted);
        practice = true;
      }
      status.publish();
      return undefined;
    },

    setSpeed(wanted) {
      if (!(wanted >= 0.1 && wanted <= 1)) return 'must be a number from 0.1 to 1';
      speed = wanted;
      return undefined;
    },

    rewind(ticks) {
      if (stepper.disposed) return 0;
      stepper.replacing();
      const wanted = stepper.state.tick - Math.max(0, Math.trunc(ticks));
      const gone = goBackTo(Math.max(0, stepper.reached - rewindTicks, wanted));
      if (gone === 0) return 0;
      if (!watched) practice = true;
      replaced();
      return gone;
    },

    undo() {
      // To before the last action, which is what the turn began with.
      const turn = stepper.recording.lastAction;
      if (stepper.disposed || watched || paused !== undefined || turn < 0) return false;
      stepper.replacing();
      goBackTo(turn);
      stepper.reached = turn;
      if (!game.freeUndo) practice = true;
      replaced();
      return true;
    },

    replay: () => watched ?? stepper.recording.replay(practice, today()),

    fork: (tick) => stepper.recording.fork(tick),

    watch(replay) {
      stepper.replacing();
      const other = otherRules(game, replay);
      if (other !== undefined) return other;
      watched = replay;
      paused = undefined;
      practice = countsForNothing(game, watched);
      replaced(new Recording(game, watched));
      return undefined;
    },

    seek(tick) {
      if (watched && !stepper.disposed) {
        stepper.replacing();
        stepper.recording.seek(tick);
        replaced();
      }
      return stepper.state.tick;
    },

    playOn() {
      if (!watched || stepper.disposed) return;
      stepper.replacing();
      watched = undefined;
      practice = true;
      config = { ...stepper.state.config };
      replaced(stepper.recording.fork());
    },

    save: () => ({
      replay: stepper.recording.replay(practice, today()),
      state: copy(stepper.state),
      leftAt: now(),
    }),

    restore({ replay, state: kept, leftAt }) {
      stepper.replacing();
      const other = otherRules(game, replay);
      if (other !== undefined) return other;
      const state = kept && copy(kept as State);
      const tried = new Recording<State, Action, Fact>(game, { ...replay, state });
      tried.stepTo(replay.ticks);
      if (!tried.verify(replay)) return 'The saved game does not play to where it stood.';
      // Its log may be packed still: what was tuned shows in the constants that it stands with.
      practice = [replay.config, tried.state.config].reduce(
        (counts, values) => counts || isPractice(game.config, values),
        replay.practice,
      );
      watched = undefined;
      paused = tried.state.phase === 'playing' ? 'player' : undefined;
      config = { ...tried.state.config };
      replaced(tried);
      const away = leftAt > 0 && now() > leftAt ? game.away?.(now() - leftAt) : undefined;
      if (away) stepper.push(away);
      return undefined;
    },

    adopt(next, recording, how) {
      stepper.replacing();
      game = next;
      config = how.config;
      practice = how.practice;
      paused = how.paused;
      watched = undefined;
      replaced(recording);
    },

    dispose() {
      stepper.disposed = true;
      listeners = [];
      stepper.forgetPending();
      stepper.refresh();
    },
  };
}
