import type { ConfigSpec } from './config';
import type { Clock, ConfigValues, GameTypes, Rules } from './contract';

/** The part of a game that playing it again and judging it needs, on a page or on a server. */
export interface Playable<Types extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  readonly config: ConfigSpec;
  readonly rules: Rules<Types>;
  /** Real time where it says nothing. */
  readonly clock?: Clock;
  /** The score of a run as it stands; a whole number. */
  score(state: Readonly<Types['state']>): number;
  /**
   * The seed to play with where a number was drawn, for games in which not every seed will do.
   * Without it the number itself is the seed.
   * @param drawn unsigned 32 bits
   */
  seedFor?(drawn: number, config: Readonly<ConfigValues>): number;
}

/** Why a recording is not one of today's rules of this game, in a sentence. */
export function otherRules(
  { id, rules }: Playable,
  { game, version }: Readonly<{ game?: unknown; version?: unknown }>,
): string | undefined {
  if (game !== id) return 'The recording is of another game.';
  if (version === rules.version) return undefined;
  return 'The recording was made with another version of the rules.';
}
