import type { ConfigSpec } from './config';
import type { Clock, ConfigValues, GameTypes, Rules } from './contract';

/** The part of a game that is needed to replay and judge it, on a page or on a server. */
export interface Playable<Types extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  readonly config: ConfigSpec;
  readonly rules: Rules<Types>;
  /** `realtime` by default. */
  readonly clock?: Clock;
  /** The score of a run at this state; a whole number. */
  score(state: Readonly<Types['state']>): number;
  /**
   * The seed to play with for a random number, for games that cannot be played with every seed.
   * Without it the number itself is the seed.
   * @param drawn unsigned 32 bits
   */
  seedFor?(drawn: number, config: Readonly<ConfigValues>): number;
}

/** The version of the rules that recordings with these constants are of. */
export function versionOf(
  { rules }: Pick<Playable, 'rules'>,
  config: Readonly<ConfigValues>,
): number {
  return rules.versionOf?.(config) ?? rules.version;
}

/** Why a recording does not fit the current rules of this game, in a sentence. */
export function otherRules(
  { id, rules }: Playable,
  { game, version, config }: Readonly<{ game?: unknown; version?: unknown; config?: unknown }>,
): string | undefined {
  if (game !== id) return 'The recording is of another game.';
  if (version === versionOf({ rules }, Object(config) as ConfigValues)) return undefined;
  return 'The recording was made with another version of the rules.';
}
