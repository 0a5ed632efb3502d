import type { BaseAction, BaseState, ConfigValues } from '../rules/contract';

/** Plays one game: returns the actions for the tick that follows this state. */
export type Bot<State extends BaseState = BaseState> = (
  state: Readonly<State>,
) => readonly BaseAction[];

/**
 * Makes a bot that makes mistakes at a fixed rate. The same seed makes the same mistakes.
 * `reaction` is in ticks: what it avoids, it sees so late. A bot without it plays at its own pace.
 */
export type MakeBot<State extends BaseState = BaseState> = (
  seed: number,
  reaction?: number,
) => Bot<State>;

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
