import type { GameTypes } from './rules/contract';
import type { Run } from './run/createRun';
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

/** The music that repeats while a game runs. Voices of different lengths repeat independently. */
export type Tune = Readonly<{
  /** Length of a step. */
  stepMs: number;
  voices: readonly TuneVoice[];
}>;

/** A number that the HUD shows besides the score. */
export type Count<Summary> = Readonly<{
  id: string;
  /** Short, for a line of the screen. */
  label: string;
  /** Undefined where this run does not count it. */
  of(summary: Summary): number | undefined;
}>;

/** The text over the picture when a run has ended. */
export type Ending = Readonly<{
  title: string;
  /** Why the run ended, or how well it went. */
  sentence?: string | undefined;
  /** The run reached what it was for: nobody asks why it was lost. */
  won?: boolean;
}>;

/** How a mode of the config is shown to a player. */
export type ModeText = Readonly<{
  title: string;
  /** Labels by option. An option without one is shown as it is written. */
  options?: Readonly<Record<string, string>>;
}>;

/** Everything about a game except its view: enough for a run, a bench, a test or a server. */
export interface HeadlessGame<Types extends GameTypes = GameTypes, Summary = unknown>
  extends Runnable<Types, Summary> {
  /** What the HUD shows besides the score, in order. */
  readonly counts?: readonly Count<Summary>[];
  /** Seconds of a clock that the HUD shows, which runs without events. */
  seconds?(state: Readonly<Types['state']>): number;
  /** How a run ended. Without this every run ends with 'Game over'. */
  ending?(state: Readonly<Types['state']>): Ending;
  /** Labels of the modes by key. A mode without one is shown by its key. */
  readonly modes?: Readonly<Record<string, ModeText>>;
  /** The mode that the title screen offers, by its key. */
  readonly titleMode?: string;
  /**
   * What to press, for all devices or for keys and touch screens. It is shown in the countdown of a
   * visitor who has no record. Without a hint there is no such countdown.
   */
  readonly firstHint?: string | Readonly<{ keys: string; touch: string }>;
  /** What an event won a medal for, and its rank: 1 bronze, 2 silver, 3 gold, 0 none. */
  medal?(
    event: Types['event'],
    state: Readonly<Types['state']>,
  ): Readonly<{ name: string; rank: number }> | undefined;
  /** A sentence for the live region, for the events that deserve one. */
  narrate(event: Types['event'], state: Readonly<Types['state']>): string | undefined;
  /** The sound of an event, by its type. */
  readonly sfx: Readonly<Partial<Record<Types['event']['type'], Sfx>>>;
  /** Milliseconds of vibration, by the type of the event. */
  readonly haptics?: Readonly<Partial<Record<Types['event']['type'], number>>>;
  /** Starts, pauses and resumes with the run. */
  readonly tune?: Tune;
  /** Its story has figures of a finished run. */
  readonly hasFigures?: true;
  /** The game's own toy stores an unfinished run, in its own format. */
  readonly keepsItself?: true;
}

/** A game with a loader for its view. The module that exports it imports no engine. */
export interface Game<Types extends GameTypes = GameTypes, Summary = unknown>
  extends HeadlessGame<Types, Summary> {
  /** Loads the view, and its engine if it has one, on demand. */
  loadView(): Promise<GameView<ViewRun<Types, Summary>>>;
}

/** A run of a game. */
export type GameRun = Run & Readonly<{ game: Game }>;

/** Defines a game whose types are inferred from its rules. */
export function defineGame<Types extends GameTypes, Summary>(
  game: HeadlessGame<Types, Summary> & Pick<Game<NoInfer<Types>, NoInfer<Summary>>, 'loadView'>,
): Game<Types, Summary> {
  return game;
}
