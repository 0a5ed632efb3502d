import type { StoreApi } from 'zustand/vanilla';
import type { ConfigValues, GameTypes, Phase } from '../rules/contract';
import type { ControlSpec } from '../rules/controls';
import type { Playable } from '../rules/Playable';
import type { Recording } from '../rules/Recording';
import type { Replay, Save } from '../rules/Replay';

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

/** One game being played. The host creates it; it outlives every view of it. */
export interface Run<Types extends GameTypes = GameTypes, Summary = unknown>
  extends ViewRun<Types, Summary> {
  readonly game: Runnable<Types, Summary>;
  /** The constants of the next restart, including tuned values. */
  readonly config: Readonly<ConfigValues>;
  /** The leaderboard category of the run: that of the modes it began with. */
  readonly category: string;
  /** Pauses the run if it is being played. */
  pause(reason: PauseReason): void;
  /**
   * Continues. Actions in the next tick make the state agree with what is really held, as after
   * every replacement of the state.
   */
  resume(): void;
  /**
   * Starts again in phase `ready`. Without a seed, the run draws a new one. Given constants replace
   * those in `config`, the others stay.
   * @throws RangeError for a constant that the game refuses
   */
  restart(options?: Readonly<{ seed?: number; config?: ConfigValues }>): void;
  /**
   * Changes a constant from the next tick on and marks the run as practice. A constant that needs a
   * restart takes effect then.
   * @returns a sentence that names the allowed range if refused, otherwise undefined
   */
  tune(key: string, value: unknown): string | undefined;
  /**
   * Slows the game down. A run below speed 1 is practice.
   * @param speed game time per real time, 0.1 to 1
   * @returns a sentence that names the allowed range if refused, otherwise undefined
   */
  setSpeed(speed: number): string | undefined;
  /**
   * Goes back by up to `ticks`, within the last seconds, and marks the run as practice. A watched
   * recording only goes back.
   * @returns the ticks gone back
   */
  rewind(ticks: number): number;
  /** Takes back the last turn of a turn-based game. Returns false if there is none. */
  undo(): boolean;
  /** The recording so far, or the recording that is watched. */
  replay(): Replay;
  /** A separate copy of the run's recording from a tick on, by default from now. */
  fork(tick?: number): Recording<Types>;
  /**
   * Shows a recording from `decodeReplay` or `parseReplay` until `restart`. Refused with a sentence
   * if it is of another game or of other rules.
   */
  watch(replay: Replay): string | undefined;
  /** Continues the watched recording from its current tick, as practice. */
  playOn(): void;
  /** The run as it is, to be continued later. */
  save(): Save<Types['state']>;
  /**
   * Continues a saved run from `decodeSave`, paused. Refused with a sentence if it does not fit.
   */
  restore(saved: Save): string | undefined;
  /** Replaces the recording, and perhaps the game by a changed module of it. */
  adopt(
    game: Runnable<Types, Summary>,
    recording: Recording<Types>,
    options: Readonly<{ config: ConfigValues; practice: boolean; paused?: PauseReason }>,
  ): void;
  /** Stops the run for good and removes its listeners. */
  dispose(): void;
}
