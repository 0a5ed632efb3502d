/** Where a run stands: waiting for the first press, being played, or ended. */
export type Phase = 'ready' | 'playing' | 'over';

/**
 * How a game spends time. `realtime`: 60 ticks a second from the first action to the end. `turns`:
 * time stands still until an action, which takes as many ticks as the rules need to decide its
 * consequences.
 */
export type Clock = 'realtime' | 'turns';

/** A game's constants as plain values, one per key of its config. */
export type ConfigValues = Record<string, number | boolean | string>;

/**
 * What every state holds besides a game's own fields. A state is plain data and typed arrays only,
 * so the kit can copy, pack and hash it without knowing the game.
 */
export interface BaseState {
  /** Ticks begun since `start`, including the current one. The kit counts them, never the rules. */
  tick: number;
  phase: Phase;
  /** The constants in force. The run changes them in place when a value is tuned. */
  config: ConfigValues;
  /** The four 32-bit words of the random number generator. */
  rng: Uint32Array;
}

/**
 * A player's action: the same value from every device, view, replay and server. Plain data. Whole
 * numbers pack best: cells, cards, world points in pixels.
 */
export type BaseAction = Readonly<{ type: string }>;

/** What happened in a step. Pooled: read it at once, do not keep it. */
export type BaseEvent = Readonly<{ type: string }>;

/** The types of a game: named once beside its rules and passed on as one. */
export interface GameTypes<State = BaseState, Action = BaseAction, Event = BaseEvent> {
  state: State;
  action: Action;
  event: Event;
}

export type Emit<Event> = (event: Event) => void;

/** Tables that can be computed from the rest of a state after each step. */
export type Derived<State> = Readonly<{
  /** Left out of a run's keyframes. */
  fields: readonly string[];
  /** Computes them in place, after the state has been moved back. */
  lay(state: State): void;
}>;

/**
 * The rules of a game: pure functions over plain state. No engine, DOM, clock, network, randomness
 * outside `rng`, or `Math` function whose result depends on the engine. Module variables are
 * constant, or are written and read again before the next `emit`, because a listener may step
 * another run of the same game.
 */
export interface Rules<Types extends GameTypes = GameTypes> {
  /** Raised whenever the same config, seed and actions would give another state. */
  readonly version: number;
  /**
   * For a game whose variants changed at different times: the version that recordings with these
   * constants are of, at most `version`. `config` may come from a recording and lack fields.
   */
  versionOf?(config: Readonly<ConfigValues>): number;
  /**
   * One example of each action. Recordings refer to them by number. Append only while `version`
   * stays. A number in an example stands for any number.
   */
  readonly actions: readonly Types['action'][];
  /**
   * Types of actions that sample something continuous, such as where a pointer is. Of those that wait
   * for a tick only the last of each type counts, and recordings code them by how they move. Part of
   * the format: what is added here later wants a new `version`.
   */
  readonly continuous?: readonly string[];
  /** A fresh state in phase `ready`. `seed` is any unsigned 32-bit integer. */
  start(config: Types['state']['config'], seed: number): Types['state'];
  /** Advances one tick in place. Allocates nothing in steady state. `tick` is already counted. */
  step(
    state: Types['state'],
    actions: readonly Types['action'][],
    emit: Emit<Types['event']>,
  ): void;
  /** Recomputes what a state derives from its config, after the run has tuned `key`. */
  retune?(state: Types['state'], key: string): void;
  /** For large tables: recomputing them after a seek is faster than copying them. */
  readonly derived?: Derived<Types['state']>;
  /**
   * Fields of the state that were renamed since this `version`, with the names that saves and
   * hashes still use. Removed when the version is raised.
   */
  readonly storedNames?: Readonly<Record<string, string>>;
  /**
   * Fields of the state that were added since this `version`: hashes leave them out. No other field
   * may follow from them. Removed when the version is raised.
   */
  readonly addedFields?: readonly string[];
  /**
   * Whether a received state of the right shape may be stepped: false where one of its numbers would
   * keep a tick from ending. All its numbers are finite by then.
   */
  isPlausible?(state: Readonly<Types['state']>): boolean;
  /** Parses a stored or received action; undefined if it is malformed. */
  parseAction(value: unknown): Types['action'] | undefined;
  /**
   * Whether nothing happens until the player decides. Asked after each tick of a turn-based game.
   * Without it every tick is a turn.
   */
  awaitsDecision?(state: Readonly<Types['state']>): boolean;
}
