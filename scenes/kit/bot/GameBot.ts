import type { BaseAction, BaseState, ConfigValues } from '../rules/contract';

/**
 * Plays one game: returns the actions for the tick that follows the state. It decides by what it
 * sees. `now` is for what a player knows without looking: where their own figure is, and what they
 * have pressed. Both are the same state unless `withReaction` makes the bot see late.
 */
export type Bot<State extends BaseState = BaseState> = (
  seen: Readonly<State>,
  now?: Readonly<State>,
) => readonly BaseAction[];

/** Makes a bot that makes mistakes at a fixed rate. The same seed makes the same mistakes. */
export type MakeBot<State extends BaseState = BaseState> = (seed: number) => Bot<State>;

/** How a golden recording is made. */
export type Recipe<State extends BaseState = BaseState> = Readonly<{
  seed: number;
  /** Constants that differ from the config file. */
  config?: ConfigValues;
  /** The bot that plays, if it is not the game's default bot. */
  make?: MakeBot<State>;
  /** The longest recording, if the game has not ended. Without it: a minute and a half. */
  maxTicks?: number;
  /** A constant that is tuned ten seconds into the run. */
  tuning?: readonly [key: string, value: number];
}>;

/** Who plays a game without a person: for tests, golden recordings and balance reports. */
export type GameBot<State extends BaseState = BaseState> = Readonly<{
  /** A plain player. It should lose for the same reasons as people do. */
  make: MakeBot<State>;
  /** Golden recordings by name. `classic` is played with the config file as it stands. */
  recordings: Readonly<{ classic: Recipe<State> } & Record<string, Recipe<State>>>;
  /** The words of a balance report. A game that never ends has none. */
  report?: Readonly<{
    /** How far a run came, as a whole number from 1, and the name of that measure. */
    stage: Readonly<{ name: string; of(state: Readonly<State>): number }>;
    /** The name of that measure in modes with another one, and how many stages end a run. */
    stageIn?(config: Readonly<State['config']>): Readonly<{ name: string; count?: number }>;
    /** What a reader of the report of its modes must know. Sentences. */
    note?: string;
    /** Why a run ended, in a word or two. Called only after the end. */
    cause(state: Readonly<State>): string;
  }>;
  /**
   * Controls that end a run as soon as possible, in a loop: each is held for some ticks, or none is
   * held.
   */
  soonestEnd?: readonly Readonly<{ control?: string; ticks: number }>[];
  /** The config of a run that never ends, and the controls that are pressed in it now and then. */
  endless?: Readonly<{ config: ConfigValues; pressed: readonly string[] }>;
}>;

/** Keeps a bot's own types in its definition. The callers need only the common ones. */
export function defineBot<State extends BaseState>(bot: GameBot<State>): GameBot {
  return bot as unknown as GameBot;
}
