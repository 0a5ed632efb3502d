import type { BaseAction, BaseState } from '../../../scenes/kit/rules/contract';

/** Plays one game: what it does in the tick that follows this state. */
export type Bot<State extends BaseState = BaseState> = (
  state: Readonly<State>,
) => readonly BaseAction[];

/** Makes a player who is as likely to slip as the next one; the same seed slips the same way. */
export type MakeBot<State extends BaseState = BaseState> = (seed: number) => Bot<State>;
