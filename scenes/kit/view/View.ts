import type { ReactNode } from 'react';
import type { ViewRun } from '../run/Run';

export type ViewOptions = Readonly<{
  /** No shake, flash, particles or drift. */
  reducedMotion: boolean;
  /** A palette by name, where a game has several. */
  palette?: string;
  /** Shows everything in these shades, as a liquid crystal does: CSS hex colours, darkest first. */
  shades?: readonly string[];
  /** Lets a picture fade slowly behind the next, as a liquid crystal does. */
  ghosting?: boolean;
}>;

/** A mounted scene or stage. The host calls `dispose` exactly once. */
export interface View {
  /** A sentence for the visitor about how it is drawn, where that is not the usual way. */
  readonly note?: string;
  /** The canvas box in CSS pixels and the device's pixel ratio. */
  resize(width: number, height: number, pixelRatio: number): void;
  pause(): void;
  resume(): void;
  /** Takes over changed options without losing the picture. */
  configure?(options: ViewOptions): void;
  dispose(): void;
}

/** A view that cannot be made, for a reason that its message tells a visitor in a sentence. */
export class ViewError extends Error {}

/**
 * Puts a view into an empty element. After every await it checks `signal`; when aborted it leaves
 * nothing behind and its result is disposed by the host.
 */
export interface MountView<Shown extends ViewRun = ViewRun> {
  mount(element: HTMLElement, run: Shown, signal: AbortSignal, options: ViewOptions): Promise<View>;
}

/** What a view without an engine is given. */
export type ReactViewProps<Shown extends ViewRun = ViewRun> = Readonly<{
  run: Shown;
  options: ViewOptions;
  /**
   * Calls back in every frame in which the run may have changed, after the host has advanced it:
   * for what is written to the DOM directly. What React shows comes from `run.status`.
   * @returns the undo
   */
  onFrame(draw: (deltaMs: number) => void): () => void;
}>;

/** A picture without an engine: a component over the same run, in the same frame loop. */
export type ReactView<Shown extends ViewRun = ViewRun> = Readonly<{
  kind: 'react';
  Component(props: ReactViewProps<Shown>): ReactNode;
}>;

/** The picture of a game, whichever it is. */
export type GameView<Shown extends ViewRun = ViewRun> = MountView<Shown> | ReactView<Shown>;
