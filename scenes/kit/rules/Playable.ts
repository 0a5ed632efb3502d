import type { ConfigSpec } from './config';
import type { BaseAction, BaseFact, BaseState, Clock, Rules } from './contract';

/** The part of a game that playing it again and judging it needs, on a page or on a server. */
export interface Playable<
  State extends BaseState = BaseState,
  Action extends BaseAction = BaseAction,
  Fact extends BaseFact = BaseFact,
> {
  readonly id: string;
  readonly title: string;
  readonly config: ConfigSpec;
  readonly rules: Rules<State, Action, Fact>;
  /** Real time where it says nothing. */
  readonly clock?: Clock;
  /** The score of a run as it stands; a whole number. */
  score(state: Readonly<State>): number;
}
