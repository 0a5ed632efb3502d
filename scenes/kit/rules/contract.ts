/** Where a run stands: waiting for the first press, being played, or ended. */
export type Phase = 'ready' | 'playing' | 'over';

/** A game's constants as plain values, one per key of its config. */
export type ConfigValues = Record<string, number | boolean | string>;

/**
 * What every state holds besides a game's own fields. A state is plain data and typed arrays
 * only, so that the kit can copy, encode, decode and hash it without knowing the game.
 */
export interface BaseState {
  /** Ticks of 1/60 s stepped since `start`. */
  tick: number;
  phase: Phase;
  /** The constants in force. The run changes them in place when a value is tuned. */
  config: ConfigValues;
  /** The four 32-bit words of the chance generator. */
  chance: Uint32Array;
}

/** What a player's act becomes: the same value from every device, a replay and a server. */
export type BaseAction = Readonly<{ type: string }>;

/** What a step reports to have happened. Pooled: read it at once, never keep it. */
export type BaseFact = Readonly<{ type: string }>;

export type Emit<Fact> = (fact: Fact) => void;

/**
 * The rules of a game: pure functions over plain state. No engine, DOM, clock, network, loose
 * chance, or `Math` function whose result the language leaves to the engine.
 */
export interface Rules<
  State extends BaseState = BaseState,
  Action extends BaseAction = BaseAction,
  Fact extends BaseFact = BaseFact,
> {
  /** Raised whenever the same config, seed and actions would give another state. */
  readonly version: number;
  /** A fresh state in phase `ready`. `seed` is any unsigned 32-bit integer. */
  start(config: State['config'], seed: number): State;
  /** Advances one tick in place and allocates nothing in steady state. */
  step(state: State, actions: readonly Action[], emit: Emit<Fact>): void;
  /** Recomputes what a state derives from its config, after the run has tuned `key`. */
  retune?(state: State, key: string): void;
  /** The action a stored or received value stands for; undefined for anything malformed. */
  parseAction(value: unknown): Action | undefined;
}
