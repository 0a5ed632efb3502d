import type { BaseAction, BaseState, GameTypes } from './rules/contract';
import type { Recording } from './rules/Recording';
import type { Replay } from './rules/Replay';

/** Why a run ended, or why a life was lost. */
export type Cause = Readonly<{
  /** The type of the event that ended it, and the tick at which that was reported. */
  event: string;
  tick: number;
  /** One or two plain sentences, true of this run. */
  sentence: string;
  /** An act by which the player would have lived on, taken from the state at that tick. */
  instead?: Readonly<{ tick: number; action: BaseAction }>;
}>;

/** What a finished run was like, in figures. */
export type Figures = Readonly<{
  rows: readonly Readonly<{ label: string; value: string }>[];
  best?: Readonly<{ /** When it was. */ tick: number; sentence: string }> | undefined;
}>;

/** What a shape stands for; the drawing chooses its colour and dash. */
export type Tone = 'own' | 'danger' | 'target' | 'ghost';

/** Something drawn over a game's picture, in the pixels of its world. */
export type Shape = Readonly<{ tone: Tone }> &
  (
    | Readonly<{ type: 'box'; x: number; y: number; width: number; height: number; filled?: true }>
    /** A line through points: x, y, x, y … */
    | Readonly<{ type: 'line'; points: readonly number[] }>
    | Readonly<{ type: 'label'; x: number; y: number; text: string }>
  );

/** The part of a game's world that its picture shows, and device pixels per world pixel. */
export type World = Readonly<{
  left: number;
  top: number;
  width: number;
  height: number;
  zoom: number;
}>;

/** What may be drawn over a game's picture. */
export type Overlay<State extends BaseState = BaseState> = Readonly<{
  /** What the rules go by: hit boxes, targets, queues, timers. */
  rule(state: Readonly<State>, world: World): readonly Shape[];
  /** Another player's run of the same seed, over one's own. */
  ghost?(other: Readonly<State>, own: Readonly<State>, world: World): readonly Shape[];
}>;

/** Draws the state of a game whose view is no canvas, for pictures and clips. */
export type Painter<State extends BaseState = BaseState> = Readonly<{
  /** Pixels. */
  size(state: Readonly<State>): Readonly<{ width: number; height: number }>;
  paint(context: CanvasRenderingContext2D, state: Readonly<State>): void;
}>;

/** What a game says about a watched run. It loads with the viewer, never with the game. */
export interface Story<Types extends GameTypes = GameTypes> {
  /** The events that a viewer marks, by type, as people call them. */
  readonly marks: Readonly<Partial<Record<Types['event']['type'], string>>>;
  /** Those of them that cost the player something. */
  readonly deaths: readonly Types['event']['type'][];
  /**
   * Why the run ended.
   * @param recording the whole run, standing anywhere; it is left standing elsewhere
   * @param tick at which one of `deaths` was reported
   */
  why?(recording: Recording<Types>, tick: number): Cause | undefined;
  /** Figures for the screen at a run's end, for a game that has `hasFigures`. */
  figures?(replay: Replay): Figures;
  loadOverlay?(): Promise<Overlay<Types['state']>>;
  loadPainter?(): Promise<Painter<Types['state']>>;
}
