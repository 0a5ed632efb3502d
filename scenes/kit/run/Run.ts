import type { StoreApi } from 'zustand/vanilla';
import type { BaseAction, BaseFact, BaseState, ConfigValues, Phase } from '../rules/contract';
import type { Playable } from '../rules/Playable';
import type { Replay } from '../rules/Replay';

export type { Replay } from '../rules/Replay';

/** The part of a game that a run needs. */
export interface Runnable<
  State extends BaseState = BaseState,
  Action extends BaseAction = BaseAction,
  Fact extends BaseFact = BaseFact,
  Summary = unknown,
> extends Playable<State, Action, Fact> {
  summarise(state: Readonly<State>): Summary;
}

/** Why a run stands still; only the player's own `resume` sets it going again. */
export type PauseReason = 'player' | 'blur' | 'hidden' | 'dialog' | 'gamepad';

/** The coarse facts that React may show, written when they change and never per frame. */
export type RunStatus<Summary> = Readonly<{
  /** `over` too where a recording has come to its end. */
  phase: Phase;
  paused: PauseReason | undefined;
  /** The run was tuned, rewound or assisted: it counts for no record. */
  practice: boolean;
  /** At least one constant other than a mode or an easement differs from the config file. */
  tuned: boolean;
  /** The run shows a recording; the player's actions do not reach it. */
  watching: boolean;
  /** Raised whenever another state object takes the place of the last (restart, rewind, resume). */
  generation: number;
  summary: Summary;
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
   * Spends a frame's time in whole ticks of 1/60 s. In phase `ready` time stands still until an
   * action comes, in `over` for good.
   * @param deltaMs time since the last frame; a backlog over a quarter of a second is dropped.
   * @returns the ticks stepped
   */
  advance(deltaMs: number): number;
  /**
   * Calls back within the step that reports the fact; returns the undo. A listener may dispatch
   * and pause; whatever replaces the state waits until the step is over.
   */
  onFact(listener: (fact: Fact, state: Readonly<State>) => void): () => void;
}

/** One game being played: created by the host, outliving every view mounted over it. */
export interface Run<
  State extends BaseState = BaseState,
  Action extends BaseAction = BaseAction,
  Fact extends BaseFact = BaseFact,
  Summary = unknown,
> extends ViewRun<State, Fact, Summary> {
  /** The constants that the next restart begins with, tuned values included. */
  readonly config: Readonly<ConfigValues>;
  /** Game time per real time, 0.1 to 1. */
  readonly speed: number;
  /** Hands an action to the next tick. Ignored while paused, watching or over. */
  dispatch(action: Action): void;
  /**
   * Stands still, if the run is being played. Release held controls first: what is dispatched
   * afterwards is dropped.
   */
  pause(reason: PauseReason): void;
  resume(): void;
  /**
   * Starts again in phase `ready`; without a seed a fresh one is drawn by the caller's source.
   * Given constants take the place of those in `config`, the others stay.
   * @throws RangeError for a constant that the game refuses
   */
  restart(options?: Readonly<{ seed?: number; config?: ConfigValues }>): void;
  /**
   * Changes a constant from the next tick on and marks the run as practice; a constant that needs
   * a restart waits for it.
   * @returns a sentence that names the allowed range when refused, otherwise undefined
   */
  tune(key: string, value: unknown): string | undefined;
  /**
   * Slows the game down; what is played slower than 1 is practice.
   * @returns a sentence that names the allowed range when refused, otherwise undefined
   */
  setSpeed(speed: number): string | undefined;
  /**
   * Goes back by up to `ticks`, as far as the ring reaches, and marks the run as practice. In a
   * recording it only goes back.
   * @returns the ticks gone back
   */
  rewind(ticks: number): number;
  /** What has been played so far; of a recording, the recording. */
  replay(): Replay;
  /** Shows a recording of the same game until `restart`; refused with a sentence. */
  watch(replay: Replay): string | undefined;
  /** Takes up a saved run where it stood, paused; refused with a sentence when it does not fit. */
  restore(saved: Replay): string | undefined;
  /**
   * Lets a changed module of the same game take over. The state stays, as practice, where the new
   * rules start with one of the same shape; otherwise the run restarts.
   * @returns whether the state stayed
   */
  swapGame(game: Runnable<State, Action, Fact, Summary>): boolean;
  /** Stands still for ever and forgets its listeners. */
  dispose(): void;
}
