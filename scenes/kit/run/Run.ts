import type { StoreApi } from 'zustand/vanilla';
import type { ConfigValues, GameTypes, Phase } from '../rules/contract';
import type { ControlSpec } from '../rules/controls';
import type { Playable } from '../rules/Playable';

/** The part of a game that a run needs. */
export interface Runnable<Types extends GameTypes = GameTypes, Summary = unknown>
  extends Playable<Types> {
  readonly controls: readonly ControlSpec<Types>[];
  /**
   * The coarse values that React shows. Called only after a tick that emitted or tuned something.
   */
  summarise(state: Readonly<Types['state']>): Summary;
  /**
   * One action of a limited length that stands for the time away.
   * @param ms since the player left the run
   */
  away?(ms: number): Types['action'] | undefined;
  /** Undo is part of the game: a run with `undo` still counts. */
  readonly freeUndo?: boolean;
}

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

/** Why a run is paused. Only `resume` continues it. */
export type PauseReason =
  | 'player'
  | 'blur'
  | 'hidden'
  | 'offscreen'
  | 'dialog'
  | 'gamepad'
  /** A player who has never played the game is counted in. */
  | 'first run';

/** The coarse values that React may show. Written when they change, never per frame. */
export type RunStatus<Summary> = Readonly<{
  /** Also `over` at the end of a recording that is watched. */
  phase: Phase;
  paused: PauseReason | undefined;
  /** The run was tuned, rewound, assisted or forked: it counts for no leaderboard. */
  practice: boolean;
  /** At least one constant other than a mode or an assist differs from the config file. */
  tuned: boolean;
  /** The run shows a recording and ignores the player's actions. */
  watching: boolean;
  /** Raised whenever another state object replaces the last (restart, rewind, restore). */
  generation: number;
  summary: Summary;
}>;

/** Called for an event within the step that emits it. */
export type RunListener<Types extends GameTypes> = (
  event: Types['event'],
  state: Readonly<Types['state']>,
) => void;

/** The part of a run that a view may use: it reads, advances time, dispatches and listens. */
export interface ViewRun<Types extends GameTypes = GameTypes, Summary = unknown> {
  /** The game's title. */
  readonly title: string;
  readonly state: Readonly<Types['state']>;
  /** Position of the picture between the last tick and the next, 0 to 1. */
  readonly alpha: number;
  readonly status: StoreApi<RunStatus<Summary>>;
  /**
   * Spends a frame's time in whole ticks of 1/60 s. In phase `ready` time stands still until an
   * action comes, in `over` for good. In a turn-based game it always waits for an action.
   * @param deltaMs time since the last frame; a backlog over a quarter of a second is dropped
   * @returns the ticks stepped
   */
  advance(deltaMs: number): number;
  /**
   * Passes an action to the next tick. Ignored while paused, watching or over, and for an action
   * that the rules do not know.
   */
  dispatch(action: Types['action']): void;
  /**
   * Calls `listener` within the step that emits an event. A listener may dispatch and pause. Calls
   * that replace the state throw within a step.
   * @returns a function that removes the listener
   */
  onEvent(listener: RunListener<Types>): () => void;
}
