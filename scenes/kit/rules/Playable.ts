import type { ConfigSpec } from './config';
import type { BaseAction, BaseFact, BaseState, Rules } from './contract';

/** The part of a game that playing it again needs, on a page or on a server. */
export interface Playable<
  State extends BaseState = BaseState,
  Action extends BaseAction = BaseAction,
  Fact extends BaseFact = BaseFact,
> {
  readonly id: string;
  readonly config: ConfigSpec;
  readonly rules: Rules<State, Action, Fact>;
}
