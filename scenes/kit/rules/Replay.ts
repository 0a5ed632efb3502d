import type { BaseAction, BaseState, ConfigValues } from './contract';

/** What a recording tells without being played: to anyone, also when its rules are gone. */
export type ReplayHead = Readonly<{
  game: string;
  /** The version of the rules it was made with. */
  version: number;
  /** Days since 1 January 1970, UTC; 0 where nobody said. */
  day: number;
  /** What its maker claims. */
  score: number;
  /** Tuned, rewound, eased or forked: it counts for no record. */
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
  }>;

/** A recording but for its actions. */
export type ReplayOutline = Omit<Replay, 'actions'>;

/** Actions, or what unpacks them: a run that goes on from a state may never need those before it. */
export type PackedActions = Replay['actions'] | (() => Replay['actions']);

/** A run left in the middle: its recording, and where it stood, so that nothing need be replayed. */
export type Save<State extends BaseState = BaseState> = Readonly<{
  replay: ReplayOutline & Readonly<{ actions: PackedActions }>;
  /** Missing where the state has another shape by now: then the recording is played instead. */
  state?: State;
  /** When it was left: milliseconds since 1970, UTC; 0 where nobody said. */
  leftAt: number;
}>;
