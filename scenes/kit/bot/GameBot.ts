import type { BaseAction, BaseState, ConfigValues } from '../rules/contract';

/** Plays one game: what it does in the tick that follows this state. */
export type Bot<State extends BaseState = BaseState> = (
  state: Readonly<State>,
) => readonly BaseAction[];

/** Makes a player who is as likely to slip as the next one; the same seed slips the same way. */
export type MakeBot<State extends BaseState = BaseState> = (seed: number) => Bot<State>;

/** How a golden recording is made. */
export type Recipe<State extends BaseState = BaseState> = Readonly<{
  seed: number;
  /** Constants that differ from the config file. */
  config?: ConfigValues;
  /** Who plays, where it is not the game's usual bot. */
  make?: MakeBot<State>;
  /** Where the game has not ended by itself; a minute and a half without it. */
  mostTicks?: number;
  /** A constant that is tuned ten seconds into the run. */
  tuning?: readonly [key: string, value: number];
}>;

/** Who plays a game without a person: for tests, golden recordings and balance reports. */
export type GameBot<State extends BaseState = BaseState> = Readonly<{
  /** A plain player: it should lose for the reasons for which players lose. */
  make: MakeBot<State>;
  /** Golden recordings by name. `classic` is played with the config file as it stands. */
  recordings: Readonly<{ classic: Recipe<State> } & Record<string, Recipe<State>>>;
  /** The words of a balance report. A game that has no end has none. */
  report?: Readonly<{
    /** How far a run came, as a whole number from 1, and what that counts. */
    stage: Readonly<{ name: string; of(state: Readonly<State>): number }>;
    /** Why a run ended, in a word or two; never asked while it goes on. */
    cause(state: Readonly<State>): string;
  }>;
  /** Controls that end a run soonest, over and over: held for so many ticks, or nothing held. */
  soonestEnd?: readonly Readonly<{ control?: string; ticks: number }>[];
  /** A run that never ends, and the controls that are pressed in it now and then. */
  endless?: Readonly<{ config: ConfigValues; pressed: readonly string[] }>;
}>;

/** Keeps a bot's own types in its definition; the machinery needs only the common ones. */
export function defineBot<State extends BaseState>(bot: GameBot<State>): GameBot {
  return bot as unknown as GameBot;
}
