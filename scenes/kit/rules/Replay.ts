import type { BaseAction, BaseState, ConfigValues } from './contract';

/** What can be read from a recording without playing it, even when its rules are gone. */
export type ReplayHead = Readonly<{
  game: string;
  /** The version of the rules it was made with. */
  version: number;
  /** Days since 1 January 1970, UTC; 0 if unknown. */
  day: number;
  /** The score that its maker claims. */
  score: number;
  /** Tuned, rewound, assisted or forked: it counts for no leaderboard. */
  practice: boolean;
  /** Length in ticks. */
  ticks: number;
}>;

/** The actions of one run by tick, enough to play it again anywhere. */
export type Replay = ReplayHead &
  Readonly<{
    /** The constants at tick 0. */
    config: ConfigValues;
    /** Unsigned 32 bits. */
    seed: number;
    /** `[tick, action]`, ticks ascending; an action acts in the step that leads from that tick. */
    actions: readonly (readonly [number, BaseAction])[];
    /** Hash of the state after the last tick. */
    hash: string;
    /** Only what came from this tick on is known: it cannot be played from its seed. */
    from?: number;
  }>;

/** A recording without its actions. */
export type ReplayOutline = Omit<Replay, 'actions'>;

/**
 * Actions, or a function that unpacks them. A run that continues from a state may never need them.
 */
export type PackedActions = Replay['actions'] | (() => Replay['actions']);

/** An unfinished run: its recording and its state, so that nothing has to be replayed. */
export type Save<State extends BaseState = BaseState> = Readonly<{
  replay: ReplayOutline & Readonly<{ actions: PackedActions }>;
  /** Missing if the state has another shape by now: then the recording is replayed instead. */
  state?: State;
  /** When the player left it: milliseconds since 1970, UTC; 0 if unknown. */
  leftAt: number;
}>;
