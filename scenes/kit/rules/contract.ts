/** Where a run stands: waiting for the first press, being played, or ended. */
export type Phase = 'ready' | 'playing' | 'over';

/**
 * How a game spends time. `realtime`: 60 ticks a second from the first action to the end. `turns`:
 * time stands until an action, which takes as many ticks as the rules need to decide all that
 * follows from it.
 */
export type Clock = 'realtime' | 'turns';

/** A game's constants as plain values, one per key of its config. */
export type ConfigValues = Record<string, number | boolean | string>;

/**
 * What every state holds besides a game's own fields. A state is plain data and typed arrays
 * only, so that the kit can copy, pack and hash it without knowing the game.
 */
export interface BaseState {
  /** Ticks begun since `start`, the present one included. Counted by the kit, never by the rules. */
  tick: number;
  phase: Phase;
  /** The constants in force. The run changes them in place when a value is tuned. */
  config: ConfigValues;
  /** The four 32-bit words of the chance generator. */
  rng: Uint32Array;
}

/**
 * What a player's act becomes: the same value from every device, a view, a replay and a server.
 * Plain data. Numbers pack best when they are whole: cells, cards, world points in pixels.
 */
export type BaseAction = Readonly<{ type: string }>;

/** What a step reports to have happened. Pooled: read it at once, never keep it. */
export type BaseEvent = Readonly<{ type: string }>;

/** What a game is made of: named once beside its rules, and passed on whole. */
export interface GameTypes<State = BaseState, Action = BaseAction, Event = BaseEvent> {
  state: State;
  action: Action;
  event: Event;
}

export type Emit<Event> = (event: Event) => void;

/** Tables that follow from the rest of a state whenever a step is over. */
export type Derived<State> = Readonly<{
  /** Left out of the copies along a run's way. */
  fields: readonly string[];
  /** Makes them anew, in place, of a state that has been gone back to. */
  lay(state: State): void;
}>;

/**
 * The rules of a game: pure functions over plain state. No engine, DOM, clock, network, loose
 * chance, or `Math` function whose result the language leaves to the engine. What lies outside the
 * state is either constant or written and read again before the next `emit`: a listener may step
 * another run of the same game.
 */
export interface Rules<Types extends GameTypes = GameTypes> {
  /** Raised whenever the same config, seed and actions would give another state. */
  readonly version: number;
  /**
   * One example of each kind of action, which recordings go by number. Only ever added to at the
   * end, as long as `version` stays. Numbers in them stand for any number.
   */
  readonly actions: readonly Types['action'][];
  /** A fresh state in phase `ready`. `seed` is any unsigned 32-bit integer. */
  start(config: Types['state']['config'], seed: number): Types['state'];
  /** Advances one tick in place and allocates nothing in steady state. `tick` is counted already. */
  step(
    state: Types['state'],
    actions: readonly Types['action'][],
    emit: Emit<Types['event']>,
  ): void;
  /** Recomputes what a state derives from its config, after the run has tuned `key`. */
  retune?(state: Types['state'], key: string): void;
  /** Worth naming where they are large: going back to a state is then quicker than copying them. */
  readonly derived?: Derived<Types['state']>;
  /**
   * Fields of the state that were renamed since this `version`, each with the name under which
   * saves and hashes still hold it. Forgotten when the version is raised.
   */
  readonly storedNames?: Readonly<Record<string, string>>;
  /** The action a stored or received value stands for; undefined for anything malformed. */
  parseAction(value: unknown): Types['action'] | undefined;
  /**
   * Whether nothing happens until the player decides. Asked of games by turns after each tick;
   * without it every tick is a turn.
   */
  awaitsDecision?(state: Readonly<Types['state']>): boolean;
}
