import type { GameTypes } from './rules/contract';
import type { Runnable, ViewRun } from './run/Run';
import type { GameView } from './view/View';

export type { ControlSpec } from './rules/controls';

/** The short sounds that a game may ask for by name; the synth makes them. */
export const sfxNames = [
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
export type Sfx = (typeof sfxNames)[number];

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

/** A number that the HUD shows besides the score. */
export type Count<Summary> = Readonly<{
  id: string;
  /** Short, for a line of the glass. */
  label: string;
  /** Undefined where this run does not count it. */
  of(summary: Summary): number | undefined;
}>;

/** What stands over the picture of a run that has ended. */
export type Ending = Readonly<{
  title: string;
  /** Why, or how well. */
  sentence?: string;
}>;

/** How a mode of the config reads to a player. */
export type ModeText = Readonly<{
  title: string;
  /** By option; one that is missing reads as it is written. */
  options?: Readonly<Record<string, string>>;
}>;

/** Everything about a game but its picture; enough for a run, a bench, a test or a server. */
export interface HeadlessGame<Types extends GameTypes = GameTypes, Summary = unknown>
  extends Runnable<Types, Summary> {
  /** What the HUD shows besides the score, in its order. */
  readonly counts?: readonly Count<Summary>[];
  /** How a run ended. Without it every end is 'Game over'. */
  ending?(state: Readonly<Types['state']>): Ending;
  /** How its modes read, by key; others read as their keys. */
  readonly modes?: Readonly<Record<string, ModeText>>;
  /** A sentence for the live region, for the events worth one. */
  narrate(event: Types['event'], state: Readonly<Types['state']>): string | undefined;
  /** The sound of a event, by its type. */
  readonly sfx: Readonly<Partial<Record<Types['event']['type'], Sfx>>>;
  /** Milliseconds of vibration, for the events that are felt. */
  readonly haptics?: Readonly<Partial<Record<Types['event']['type'], number>>>;
  /** Starts, stands still and goes on with the run. */
  readonly tune?: Tune;
  /** Its toy keeps what is left in the middle, in a form of its own. */
  readonly keepsItself?: true;
}

/** A game whose types follow from its rules. */
export function defineGame<Types extends GameTypes, Summary>(
  game: HeadlessGame<Types, Summary>,
): HeadlessGame<Types, Summary> {
  return game;
}

/** A game with the way to its picture; the module that exports it imports no engine. */
export interface Game<Types extends GameTypes = GameTypes, Summary = unknown>
  extends HeadlessGame<Types, Summary> {
  /** The view, with its engine where it has one, loaded on demand. */
  loadView(): Promise<GameView<ViewRun<Types, Summary>>>;
}
