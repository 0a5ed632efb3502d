import { createStore } from 'zustand/vanilla';
import { defaultsOf, isPractice, isTuned, parseConfig, refusal } from '../rules/config';
import type { BaseAction, BaseFact, BaseState, ConfigValues } from '../rules/contract';
import { FixedStep, ticksPerSecond } from '../rules/FixedStep';
import { hash } from '../rules/hash';
import { parseReplay } from '../rules/parseReplay';
import type { Replay } from '../rules/Replay';
import { sameShape } from '../rules/sameShape';
import { isTune } from '../rules/tune';
import { carryConfig } from './carryConfig';
import { equalFields } from './equalFields';
import type { PauseReason, Run, Runnable, RunStatus } from './Run';
import { Timeline } from './Timeline';

export type RunOptions = Readonly<{
  /** A fresh seed for each restart: any unsigned 32-bit integer. */
  seed: () => number;
  /** Constants that differ from the config file, already validated. */
  config?: ConfigValues;
  /** How far the ring reaches back. */
  rewindSeconds?: number;
}>;

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

  let game = firstGame;
  let config = withChanges(options.config ?? {}, defaultsOf(game.config));
  const rewindTicks = Math.round((options.rewindSeconds ?? 20) * ticksPerSecond);
  let timeline = new Timeline(game, config, options.seed() >>> 0, rewindTicks);
  const clock = new FixedStep();

  let speed = 1;
  let practice = isPractice(game.config, config);
  let paused: PauseReason | undefined;
  let watched: Replay | undefined;
  let generation = 0;
  let disposed = false;
  let stepping = false;
  /** Something was reported or changed since the status was last written. */
  let stirred = false;
  /** Two lists take turns, so that an action dispatched within a step waits for the next. */
  let pending: BaseAction[] = [];
  let acting: BaseAction[] = [];
  /** Replaced, never changed, so that a listener may leave while the list is called. */
  let listeners: readonly Listener[] = [];

  const status = createStore<RunStatus<Summary>>(() => statusNow(game.summarise(timeline.state)));

  function statusNow(summary: Summary): RunStatus<Summary> {
    return {
      phase: watched && timeline.state.tick >= watched.ticks ? 'over' : timeline.state.phase,
      paused,
      practice,
      tuned: isTuned(game.config, config),
      watching: watched !== undefined,
      generation,
      summary,
    };
  }

  function publish(): void {
    stirred = false;
    const before = status.getState();
    const summary = game.summarise(timeline.state);
    const after = statusNow(equalFields(before.summary, summary) ? before.summary : summary);
    if (!equalFields(before, after)) status.setState(after, true);
  }

  function emit(fact: Fact): void {
    stirred = true;
    const called = listeners;
    for (let index = 0; index < called.length; index += 1) called[index](fact, timeline.state);
  }

  function withChanges(changes: ConfigValues, base: ConfigValues): ConfigValues {
    const parsed = parseConfig(game.config, changes, base);
    if (!parsed.ok) throw new RangeError(parsed.refusal);
    return parsed.value;
  }

  /** Whether another tick would do anything. */
  function canStep(): boolean {
    const { phase, tick } = timeline.state;
    if (disposed || paused !== undefined || phase === 'over') return false;
    if (watched) return tick < watched.ticks;
    return phase === 'playing' || pending.length > 0;
  }

  function step(): void {
    const { phase } = timeline.state;
    stepping = true;
    try {
      if (watched) timeline.stepLogged(emit);
      else {
        const actions = pending;
        pending = acting;
        acting = actions;
        timeline.step(actions, emit);
        if (actions.length > 0) {
          if (actions.some(isTune)) stirred = true;
          actions.length = 0;
        }
      }
    } finally {
      stepping = false;
    }
    if (timeline.state.phase !== phase || (watched && !canStep())) stirred = true;
  }

  function countsForNothing(replay: Replay): boolean {
    if (replay.practice || isPractice(game.config, replay.config)) return true;
    return replay.actions.some(([, action]) => isTune(action));
  }

  /** Before the state is replaced. @throws within a step, whose rules still hold the old state */
  function replacing(): void {
    if (stepping) throw new Error('a run cannot be replaced within its own step');
  }

  function replaced(): void {
    generation += 1;
    pending.length = 0;
    clock.reset();
    publish();
  }

  return {
    status,

    get state() {
      return timeline.state;
    },

    get alpha() {
      return clock.alpha;
    },

    get config() {
      return config;
    },

    get speed() {
      return speed;
    },

    advance(deltaMs) {
      if (!canStep()) return 0;
      let stepped = 0;
      clock.add(deltaMs * speed);
      while (clock.take()) {
        if (speed < 1 && !watched && !practice) {
          practice = true;
          stirred = true;
        }
        step();
        stepped += 1;
        if (!canStep()) {
          if (paused === undefined) clock.reset();
          break;
        }
      }
      if (stirred) publish();
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
      if (disposed || paused !== undefined || watched) return;
      if (timeline.state.phase !== 'over') pending.push(action);
    },

    pause(reason) {
      if (disposed || paused !== undefined || status.getState().phase === 'over') return;
      if (timeline.state.phase !== 'playing') return;
      paused = reason;
      publish();
    },

    resume() {
      if (paused === undefined) return;
      paused = undefined;
      publish();
    },

    restart({ seed = options.seed(), config: changes = {} } = {}) {
      if (disposed) return;
      replacing();
      config = withChanges(changes, config);
      timeline.begin(config, seed >>> 0);
      practice = isPractice(game.config, config);
      paused = undefined;
      watched = undefined;
      replaced();
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
      if (!field.restart && timeline.state.phase !== 'over') {
        pending = pending.filter((action) => !(isTune(action) && action.key === key));
        pending.push({ type: 'tune', key, value: wanted } as BaseAction);
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
      if (disposed) return 0;
      replacing();
      const gone = timeline.rewind(ticks);
      if (gone === 0) return 0;
      if (!watched) {
        timeline.log.truncate(timeline.state.tick);
        practice = true;
        const inForce: ConfigValues = { ...config };
        for (const key of Object.keys(config)) {
          if (!game.config[key].restart) inForce[key] = timeline.state.config[key];
        }
        config = inForce;
      }
      replaced();
      return gone;
    },

    replay() {
      if (watched) return watched;
      return {
        game: game.id,
        version: game.rules.version,
        config: { ...timeline.config },
        seed: timeline.seed,
        practice,
        ticks: timeline.state.tick,
        actions: timeline.log.entries(),
        hash: hash(timeline.state),
      };
    },

    watch(replay) {
      replacing();
      const parsed = parseReplay(game, replay);
      if (!parsed.ok) return parsed.refusal;
      watched = parsed.value;
      timeline.load(watched);
      paused = undefined;
      practice = countsForNothing(watched);
      replaced();
      return undefined;
    },

    restore(stored) {
      replacing();
      const parsed = parseReplay(game, stored);
      if (!parsed.ok) return parsed.refusal;
      const saved = parsed.value;
      const tried = new Timeline(game, saved.config, saved.seed, rewindTicks);
      tried.load(saved);
      tried.playTo(saved.ticks);
      if (tried.state.tick !== saved.ticks || hash(tried.state) !== saved.hash) {
        return 'The saved game does not play to where it stood.';
      }
      timeline = tried;
      config = { ...timeline.state.config };
      practice = countsForNothing(saved);
      watched = undefined;
      paused = timeline.state.phase === 'playing' ? 'player' : undefined;
      replaced();
      return undefined;
    },

    swapGame(next) {
      replacing();
      const { carried, changed } = carryConfig(game.config, next.config, config);
      const fresh = next.rules.start({ ...carried }, timeline.seed);
      game = next;
      config = carried;
      const stays = !watched && sameShape(fresh, timeline.state);
      if (stays) {
        timeline.adopt(next, changed);
        practice = true;
      } else {
        timeline = new Timeline(next, config, options.seed() >>> 0, rewindTicks);
        practice = isPractice(next.config, config);
        paused = undefined;
        watched = undefined;
      }
      replaced();
      return stays;
    },

    dispose() {
      disposed = true;
      listeners = [];
      pending.length = 0;
    },
  };
}
