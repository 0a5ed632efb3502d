import type { ReactNode } from 'react';
import type { ViewRun } from '../run/Run';
import type { World } from '../Story';

export type ViewOptions = Readonly<{
  /** No shake, flash, particles or drift. */
  reducedMotion: boolean;
  /** A palette by name, where a game has several. */
  palette?: string;
  /**
   * Shows everything in these shades, like a liquid crystal display: CSS hex colours, darkest
   * first.
   */
  shades?: readonly string[];
  /** Each picture fades slowly into the next, like a liquid crystal display. */
  ghosting?: boolean;
}>;

/** Converts a point on the picture, in CSS pixels from its top left, to the world's units. */
export type WorldAt = (x: number, y: number) => Readonly<{ x: number; y: number }>;

/** A mounted scene or stage. The host calls `dispose` exactly once. */
export interface View {
  /** A sentence for the visitor if it cannot be drawn in the usual way. */
  readonly note?: string;
  /** The canvas box in CSS pixels and the device's pixel ratio. */
  resize(width: number, height: number, pixelRatio: number): void;
  pause(): void;
  resume(): void;
  /** For controls that are a place or an axis. */
  readonly worldAt?: WorldAt;
  /** Applies changed options without losing the picture. */
  configure?(options: ViewOptions): void;
  /** The part of the game's world that the picture shows now. */
  world?(): World;
  /** A copy of the next picture that is drawn. */
  capture?(): Promise<HTMLCanvasElement>;
  dispose(): void;
}

/** A view that cannot be made. The message tells the visitor why, in a sentence. */
export class ViewError extends Error {}

/**
 * Puts a view into an empty element. After every await it checks `signal`. When aborted it leaves
 * nothing behind, and the host disposes its result.
 */
export interface MountView<Shown extends ViewRun = ViewRun> {
  mount(element: HTMLElement, run: Shown, signal: AbortSignal, options: ViewOptions): Promise<View>;
}

/** The props of a view without an engine. */
export type ReactViewProps<Shown extends ViewRun = ViewRun> = Readonly<{
  run: Shown;
  options: ViewOptions;
  /**
   * Calls `draw` in every frame in which the run may have changed, after the host has advanced it.
   * For direct writes to the DOM. React reads `run.status` instead.
   * @returns a function that removes the callback
   */
  onFrame(draw: (deltaMs: number) => void): () => void;
  /**
   * Registers the conversion of points to the world's units, for pointer controls. Absent where
   * nobody plays.
   */
  mapPlaces?(worldAt: WorldAt): () => void;
}>;

/** A view without an engine: a component over the same run, in the same frame loop. */
export type ReactView<Shown extends ViewRun = ViewRun> = Readonly<{
  kind: 'react';
  Component(props: ReactViewProps<Shown>): ReactNode;
}>;

/** A game's view of either type. */
export type GameView<Shown extends ViewRun = ViewRun> = MountView<Shown> | ReactView<Shown>;
