import type { BaseFact, BaseState } from '../rules/contract';
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

/**
 * Puts a view into an empty element. After every await it checks `signal`; when aborted it leaves
 * nothing behind and its result is disposed by the host.
 */
export interface MountView<
  State extends BaseState = BaseState,
  Fact extends BaseFact = BaseFact,
  Summary = unknown,
> {
  mount(
    element: HTMLElement,
    run: ViewRun<State, Fact, Summary>,
    signal: AbortSignal,
    options: ViewOptions,
  ): Promise<View>;
}
