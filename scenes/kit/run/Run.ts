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
  /** The coarse events that React shows; called only after a tick that reported or tuned something. */
  summarise(state: Readonly<Types['state']>): Summary;
  /** What time away comes to, as one action of a capped length. @param ms since the run was left */
  away?(ms: number): Types['action'] | undefined;
  /** Taking back a turn is part of the game: a run with `undo` still counts. */
  readonly freeUndo?: boolean;
}

/** Why a run stands still; only the player's own `resume` sets it going again. */
export type PauseReason = 'player' | 'blur' | 'hidden' | 'offscreen' | 'dialog' | 'gamepad';

/** The coarse events that React may show, written when they change and never per frame. */
export type RunStatus<Summary> = Readonly<{
  /** `over` too where a recording has come to its end. */
  phase: Phase;
  paused: PauseReason | undefined;
  /** The run was tuned, rewound, eased or forked: it counts for no record. */
  practice: boolean;
  /** At least one constant other than a mode or an assist differs from the config file. */
  tuned: boolean;
  /** The run shows a recording; the player's actions do not reach it. */
  watching: boolean;
  /** Raised whenever another state object takes the place of the last (restart, rewind, resume). */
  generation: number;
  summary: Summary;
}>;

/** Told of a event within the step that reports it. */
export type RunListener<Types extends GameTypes> = (
  event: Types['event'],
  state: Readonly<Types['state']>,
) => void;

/** The part of a run that a view may use: it reads, advances time, acts and listens, no more. */
export interface ViewRun<Types extends GameTypes = GameTypes, Summary = unknown> {
  /** The game's, for a person. */
  readonly title: string;
  readonly state: Readonly<Types['state']>;
  /** How far the picture lies between the last tick and the next, 0 to 1. */
  readonly alpha: number;
  readonly status: StoreApi<RunStatus<Summary>>;
  /**
   * Spends a frame's time in whole ticks of 1/60 s. In phase `ready` time stands still until an
   * action comes, in `over` for good; in a game by turns always, until an action comes.
   * @param deltaMs time since the last frame; a backlog over a quarter of a second is dropped.
   * @returns the ticks stepped
   */
  advance(deltaMs: number): number;
  /**
   * Hands an action to the next tick. Ignored while paused, watching or over, and where the rules
   * do not know such an action.
   */
  dispatch(action: Types['action']): void;
  /**
   * Calls back within the step that reports the event; returns the undo. A listener may dispatch
   * and pause; whatever replaces the state waits until the step is over.
   */
  onEvent(listener: RunListener<Types>): () => void;
}

/** One game being played: created by the host, outliving every view mounted over it. */
export interface Run<Types extends GameTypes = GameTypes, Summary = unknown>
  extends ViewRun<Types, Summary> {
  readonly game: Runnable<Types, Summary>;
  /** The constants that the next restart begins with, tuned values included. */
  readonly config: Readonly<ConfigValues>;
  /** Which table of records the run belongs to: that of the modes it began with. */
  readonly category: string;
  /** Stands still, if the run is being played. */
  pause(reason: PauseReason): void;
  /**
   * Goes on. What the state believes to be held is made equal to what is, by actions in the next
   * tick, as after whatever replaces the state.
   */
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
   * @param speed game time per real time, 0.1 to 1
   * @returns a sentence that names the allowed range when refused, otherwise undefined
   */
  setSpeed(speed: number): string | undefined;
  /**
   * Goes back by up to `ticks`, within the last seconds, and marks the run as practice. In a
   * recording it only goes back.
   * @returns the ticks gone back
   */
  rewind(ticks: number): number;
  /** Takes the last turn back, in a game by turns; false where there is none. */
  undo(): boolean;
  /** What has been played so far; of a recording, the recording. */
  replay(): Replay;
  /** A copy of the run's recording that goes its own way from a tick on, by default from now. */
  fork(tick?: number): Recording<Types>;
  /**
   * Shows a recording, as `decodeReplay` or `parseReplay` gives it, until `restart`; refused with a
   * sentence where it is of another game or of other rules.
   */
  watch(replay: Replay): string | undefined;
  /** Takes over the recording that is watched, from where it stands, as practice. */
  playOn(): void;
  /** Where the run stands, to be taken up later. */
  save(): Save<Types['state']>;
  /**
   * Takes up a saved run, as `decodeSave` gives it, where it stood, paused; refused with a sentence
   * when it does not fit.
   */
  restore(saved: Save): string | undefined;
  /** Lets another recording, perhaps of a changed module of the game, take the place of this. */
  adopt(
    game: Runnable<Types, Summary>,
    recording: Recording<Types>,
    options: Readonly<{ config: ConfigValues; practice: boolean; paused?: PauseReason }>,
  ): void;
  /** Stands still for ever and forgets its listeners. */
  dispose(): void;
}
