import type { ConfigSpec, ValuesOf } from './rules/config';
import type { BaseAction, BaseFact, BaseState } from './rules/contract';
import type { Runnable } from './run/Run';
import type { MountView } from './view/View';

/** The short sounds that a game may ask for by name; the synth makes them. */
export const cues = [
  'beep',
  'chime',
  'click',
  'eat',
  'bonus',
  'crash',
  'menu',
  'start',
  'jump',
  'coin',
  'power',
  'hurt',
  'land',
  'rotate',
  'lock',
  'clear',
  'level',
  'over',
] as const;
export type Cue = (typeof cues)[number];

/** One voice of a tune, repeated from its beginning for as long as the tune plays. */
export type TuneVoice = Readonly<{
  wave: 'sine' | 'square' | 'triangle' | 'sawtooth' | 'noise';
  /** 0 to 1. */
  level: number;
  /**
   * Its steps, apart by white space: a note (`C4`, `F#5`, `Bb3`), `x` for a beat of noise, `-` to
   * hold on what went before, `.` for silence. `|` may stand between bars.
   */
  steps: string;
}>;

/** What plays over and over while a game runs. Voices of different lengths repeat by themselves. */
export type Tune = Readonly<{
  /** Length of a step. */
  stepMs: number;
  voices: readonly TuneVoice[];
}>;

/** A semantic control: what a key, a pad button or a thumb stands for. */
export type ControlSpec = Readonly<{
  id: string;
  /** Shown in settings and on the controls card. */
  label: string;
  /** `KeyboardEvent.code` values, all of them rebindable. */
  keys: readonly string[];
  /** Buttons of the standard gamepad mapping; the left stick doubles the four directions. */
  gamepad: readonly number[];
  /** The on-screen place that presses it. */
  pad?: 'up' | 'down' | 'left' | 'right' | 'a' | 'b' | 'start' | 'select';
  /** A swipe in this direction presses and releases it. */
  swipe?: 'up' | 'down' | 'left' | 'right';
}>;

/** Everything about a game but its picture; enough for a run, a bench, a test or a server. */
export interface HeadlessGame<
  State extends BaseState = BaseState,
  Action extends BaseAction = BaseAction,
  Fact extends BaseFact = BaseFact,
  Summary = unknown,
> extends Runnable<State, Action, Fact, Summary> {
  readonly title: string;
  readonly controls: readonly ControlSpec[];
  /** The action a control stands for, where it stands for one. */
  toAction(control: string, pressed: boolean): Action | undefined;
  /** The coarse facts that React shows; called only after a tick that reported or tuned something. */
  summarise(state: Readonly<State>): Summary;
  /** The score of a finished run. */
  score(state: Readonly<State>): number;
  /** Which table of records a config belongs to; runs of different kinds are never compared. */
  recordKey(config: State['config']): string;
  /** A sentence for the live region, for the facts worth one. */
  narrate(fact: Fact, state: Readonly<State>): string | undefined;
  cue(fact: Fact): Cue | undefined;
  /** Milliseconds of vibration, for the facts that are felt. */
  haptic?(fact: Fact): number | undefined;
  /** Starts, stands still and goes on with the run. */
  readonly tune?: Tune;
}

/** A game with the way to its picture; the module that exports it imports no engine. */
export interface Game<
  State extends BaseState = BaseState,
  Action extends BaseAction = BaseAction,
  Fact extends BaseFact = BaseFact,
  Summary = unknown,
> extends HeadlessGame<State, Action, Fact, Summary> {
  /** The view with its engine, loaded on demand. */
  loadView(): Promise<MountView<State, Fact, Summary>>;
}

/** Config values of a game by its spec, for games that name their values' type. */
export type ConfigOf<Spec extends ConfigSpec> = ValuesOf<Spec>;
