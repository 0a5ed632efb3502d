import { createStore } from 'zustand/vanilla';
import { categoryOf, defaultsOf, isPractice, isTuned, parseConfig, refusal } from '../rules/config';
import type { ConfigValues, GameTypes, Phase } from '../rules/contract';
import { copy } from '../rules/copy';
import { FixedStep, ticksPerSecond } from '../rules/FixedStep';
import { otherRules } from '../rules/Playable';
import { Recording } from '../rules/Recording';
import { whyPractice } from '../rules/tune';
import { equalFields } from './equalFields';
import type { PauseReason, Run, RunListener, Runnable, RunStatus } from './Run';
import { Stepper } from './Stepper';

export type RunOptions = Readonly<{
  /** A fresh seed for each restart: any unsigned 32-bit integer. */
  seed: () => number;
  /** Constants that differ from the config file, already validated. */
  config?: ConfigValues;
  /** How far a rewind may go back from the furthest tick. */
  rewindSeconds?: number;
  /** Whether a control is really held. Without it held controls are not synced. */
  isHeld?: (control: string) => boolean;
  /** Milliseconds since 1970, to date replays. Without it they have no date. */
  now?: () => number;
}>;

const msPerDay = 86_400_000;

function withChanges(game: Runnable, changes: ConfigValues, base: ConfigValues): ConfigValues {
  const parsed = parseConfig(game.config, changes, base);
  if (!parsed.ok) throw new RangeError(parsed.refusal);
  return parsed.value;
}

/** Starts a run of `game` in phase `ready`. */
export function createRun<Types extends GameTypes, Summary>(
  firstGame: Runnable<Types, Summary>,
  options: RunOptions,
): Run<Types, Summary> {
  const { isHeld, now = () => 0 } = options;
  const rewindTicks = Math.round((options.rewindSeconds ?? 20) * ticksPerSecond);
  const clock = new FixedStep();
  let config = withChanges(firstGame, options.config ?? {}, defaultsOf(firstGame.config));
  const first = new Recording(firstGame, { config, seed: options.seed() });
  const stepper = new Stepper(firstGame, first, callListeners, isHeld);

  let speed = 1;
  let practice = isPractice(firstGame.config, config);
  /** The result of `isTuned`. Updated whenever `config` changes; ticks cannot change it. */
  let tuned = isTuned(firstGame.config, config);
  let generation = 0;
  /** Replaced, never mutated, so that a listener can be removed during delivery. */
  let listeners: readonly RunListener<Types>[] = [];

  const status = createStore(() => statusWith(stepper.game.summarise(stepper.state)));

  function statusWith(summary: Summary): RunStatus<Summary> {
    const { paused, watched } = stepper;
    const watching = watched !== undefined;
    return { phase: shownPhase(), paused, practice, tuned, watching, generation, summary };
  }

  /** The values that React shows. The previous object if nothing has changed. */
  function summaryNow(): Summary {
    const { summary } = status.getState();
    const fresh = stepper.game.summarise(stepper.state);
    return equalFields(summary, fresh) ? summary : fresh;
  }

  /** Writes the status if something in it has changed. */
  function publish(summary = summaryNow()): void {
    const fresh = statusWith(summary);
    if (!equalFields(status.getState(), fresh)) status.setState(fresh, true);
  }

  /**
   * Like `publish`, for what a tick can change. Most events change nothing and must cost nothing.
   */
  function publishTick(): void {
    const before = status.getState();
    const summary = summaryNow();
    const same = summary === before.summary && practice === before.practice;
    if (!same || shownPhase() !== before.phase) publish(summary);
  }

  function shownPhase(): Phase {
    const { watched, state } = stepper;
    return watched && state.tick >= watched.ticks ? 'over' : state.phase;
  }

  function callListeners(event: Types['event']): void {
    const called = listeners;
    for (let index = 0; index < called.length; index += 1) called[index](event, stepper.state);
  }

  function today(): number {
    return Math.floor(now() / msPerDay);
  }

  function pauseFor(reason: PauseReason | undefined): void {
    stepper.paused = reason;
    stepper.refresh();
    publish();
  }

  /** Called after the state was replaced. `watching`, `paused` and `practice` are set before. */
  function replaced(recording = stepper.recording, game = stepper.game): void {
    generation += 1;
    stepper.replaced(recording, game);
    clock.reset();
    tuned = isTuned(game.config, config);
    publish();
  }

  function spend(deltaMs: number): number {
    let stepped = 0;
    clock.add(deltaMs * speed);
    while (clock.take()) {
      if (speed < 1 && !stepper.watched && !practice) {
        practice = true;
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

  /** Goes back to a tick. Unless a recording is watched, drops what came after. */
  function goBackTo(tick: number): number {
    const { state, recording, watched, game } = stepper;
    const from = state.tick;
    recording.seek(tick);
    if (state.tick === from || watched) return from - state.tick;
    recording.cut();
    config = { ...config };
    for (const key of Object.keys(config)) {
      if (!game.config[key].restart) config[key] = state.config[key];
    }
    return from - state.tick;
  }

  return {
    status,

    get game() {
      return stepper.game;
    },

    get title() {
      return stepper.game.title;
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

    get category() {
      return categoryOf(stepper.game.config, stepper.recording.config);
    },

    advance(deltaMs) {
      if (!stepper.runs) return 0;
      const stepped = stepper.byTurns && !stepper.watched ? stepper.takeTurns() : spend(deltaMs);
      if (stepper.stale) {
        stepper.stale = false;
        publishTick();
      }
      return stepped;
    },

    onEvent(listener) {
      // A wrapper, so that a listener added twice is called twice and removed once.
      const own: RunListener<Types> = (event, state) => listener(event, state);
      listeners = [...listeners, own];
      return () => {
        listeners = listeners.filter((other) => other !== own);
      };
    },

    dispatch(action) {
      const { disposed, paused, watched, state, game } = stepper;
      if (disposed || paused !== undefined || watched || state.phase === 'over') return;
      const parsed = game.rules.parseAction(action);
      if (parsed) stepper.push(parsed);
    },

    pause(reason) {
      if (stepper.disposed || stepper.paused !== undefined || shownPhase() !== 'playing') return;
      pauseFor(reason);
    },

    resume() {
      if (stepper.paused === undefined) return;
      stepper.syncSoon();
      pauseFor(undefined);
    },

    restart({ seed = options.seed(), config: changes = {} } = {}) {
      if (stepper.disposed) return;
      stepper.replacing();
      const { game } = stepper;
      config = withChanges(game, changes, config);
      practice = isPractice(game.config, config);
      stepper.paused = undefined;
      stepper.watched = undefined;
      replaced(new Recording(game, { config, seed }));
    },

    tune(key, value) {
      const { game, state, watched } = stepper;
      if (!Object.hasOwn(game.config, key)) return 'is not a value of this game';
      const field = game.config[key];
      const reason = refusal(field, value);
      if (reason !== undefined) return reason;
      if (watched) return 'cannot change while a recording is shown';
      const wanted = value as ConfigValues[string];
      if (config[key] === wanted) return undefined;
      config = { ...config, [key]: wanted };
      tuned = isTuned(game.config, config);
      if (!field.restart && state.phase !== 'over') {
        stepper.pushTune(key, wanted);
        practice = true;
      }
      publish();
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
      if (!stepper.watched) practice = true;
      replaced();
      return gone;
    },

    undo() {
      // The tick before the last action, with which the turn began.
      const turn = stepper.recording.lastAction;
      const { disposed, watched, paused } = stepper;
      if (disposed || watched || paused !== undefined || turn < 0) return false;
      stepper.replacing();
      goBackTo(turn);
      stepper.reached = turn;
      if (!stepper.game.freeUndo) practice = true;
      replaced();
      return true;
    },

    replay: () => stepper.watched ?? stepper.recording.replay(practice, today()),

    fork: (tick) => stepper.recording.fork(tick),

    watch(replay) {
      stepper.replacing();
      const { game } = stepper;
      const other = otherRules(game, replay);
      if (other !== undefined) return other;
      stepper.watched = replay;
      stepper.paused = undefined;
      practice = whyPractice(game, replay) !== undefined;
      replaced(new Recording(game, replay));
      return undefined;
    },

    playOn() {
      if (!stepper.watched || stepper.disposed) return;
      stepper.replacing();
      stepper.watched = undefined;
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
      const { game } = stepper;
      const other = otherRules(game, replay);
      if (other !== undefined) return other;
      const state = kept && copy(kept as Types['state']);
      const tried = new Recording<Types>(game, { ...replay, state });
      tried.stepTo(replay.ticks);
      if (!tried.verify(replay)) return 'The saved game does not play to where it stood.';
      config = { ...tried.state.config };
      // The log may still be packed. The current constants show what was tuned.
      practice =
        replay.practice ||
        isPractice(game.config, replay.config) ||
        isPractice(game.config, config);
      stepper.watched = undefined;
      stepper.paused = tried.state.phase === 'playing' ? 'player' : undefined;
      replaced(tried);
      const away = leftAt > 0 && now() > leftAt ? game.away?.(now() - leftAt) : undefined;
      if (away) stepper.push(away);
      return undefined;
    },

    adopt(next, recording, how) {
      stepper.replacing();
      ({ config, practice } = how);
      stepper.paused = how.paused;
      stepper.watched = undefined;
      replaced(recording, next);
    },

    dispose() {
      listeners = [];
      stepper.dispose();
    },
  };
}
