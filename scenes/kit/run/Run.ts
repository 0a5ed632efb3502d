import type { StoreApi } from 'zustand/vanilla';
import type { BaseAction, BaseFact, BaseState, ConfigValues, Phase } from '../rules/contract';

/** Why a run stands still; only the player's own `resume` sets it going again. */
export type PauseReason = 'player' | 'blur' | 'hidden' | 'dialog' | 'gamepad';

/** The coarse facts that React may show, written when they change and never per frame. */
export type RunStatus<Summary> = Readonly<{
  phase: Phase;
  paused: PauseReason | undefined;
  /** The run was tuned, rewound or assisted: it counts for no record. */
  practice: boolean;
  /** At least one constant differs from the config file. */
  tuned: boolean;
  /** The run shows a recording; the player's actions do not reach it. */
  watching: boolean;
  /** Raised whenever another state object takes the place of the last (restart, rewind, resume). */
  generation: number;
  summary: Summary;
}>;

/** The actions of one run by tick, enough to play it again anywhere. */
export type Replay = Readonly<{
  game: string;
  /** The version of the rules it was made with. */
  version: number;
  config: ConfigValues;
  /** Unsigned 32 bits. */
  seed: number;
  practice: boolean;
  /** Length in ticks. */
  ticks: number;
  /** `[tick, action]`, ticks ascending; an action acts in the step that leads from that tick. */
  actions: readonly (readonly [number, BaseAction])[];
  /** Hash of the state after the last tick. */
  hash: string;
}>;

/** The part of a run that a view may use: it reads, advances time and listens, no more. */
export interface ViewRun<
  State extends BaseState = BaseState,
  Fact extends BaseFact = BaseFact,
  Summary = unknown,
> {
  readonly state: Readonly<State>;
  /** How far the picture lies between the last tick and the next, 0 to 1. */
  readonly alpha: number;
  readonly status: StoreApi<RunStatus<Summary>>;
  /**
   * Spends a frame's time in whole ticks of 1/60 s.
   * @param deltaMs time since the last frame; a backlog over a quarter of a second is dropped.
   * @returns the ticks stepped
   */
  advance(deltaMs: number): number;
  /** Calls back within the step that reports the fact; returns the undo. */
  onFact(listener: (fact: Fact, state: Readonly<State>) => void): () => void;
}

/** One game being played: created by the host, outliving every view mounted over it. */
export interface Run<
  State extends BaseState = BaseState,
  Action extends BaseAction = BaseAction,
  Fact extends BaseFact = BaseFact,
  Summary = unknown,
> extends ViewRun<State, Fact, Summary> {
  /** Hands an action to the next tick. Ignored while paused or watching. */
  dispatch(action: Action): void;
  pause(reason: PauseReason): void;
  resume(): void;
  /** Starts again in phase `ready`; without a seed a fresh one is drawn by the caller's source. */
  restart(options?: Readonly<{ seed?: number; config?: ConfigValues }>): void;
  /**
   * Changes a constant from the next tick on and marks the run as practice.
   * @returns a sentence that names the allowed range when refused, otherwise undefined
   */
  tune(key: string, value: unknown): string | undefined;
  /** Goes back by up to `ticks`, as far as the ring reaches, and marks the run as practice. */
  rewind(ticks: number): number;
  /** What has been played so far. */
  replay(): Replay;
  /** Shows a recording of the same game; refused with a sentence when it does not fit. */
  watch(replay: Replay): string | undefined;
  /** Takes up a saved run where it stood, paused; refused with a sentence when it does not fit. */
  restore(saved: Replay): string | undefined;
  dispose(): void;
}
