import { type ConfigSpec, isPractice, refusal, whyUnranked } from './config';
import type { BaseAction, ConfigValues } from './contract';
import type { Playable } from './Playable';
import type { Replay } from './Replay';

/** Changes a constant during a run. Logged and replayed like a player's action. */
export type TuneAction = Readonly<{ type: 'tune'; key: string; value: ConfigValues[string] }>;

export function isTune(action: BaseAction): action is TuneAction {
  return action.type === 'tune';
}

/** Parses a stored or received tuning action. */
export function parseTune(spec: ConfigSpec, value: unknown): TuneAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, key, value: wanted } = value as Record<string, unknown>;
  if (type !== 'tune' || typeof key !== 'string' || !Object.hasOwn(spec, key)) return undefined;
  if (spec[key].restart || refusal(spec[key], wanted) !== undefined) return undefined;
  return { type, key, value: wanted as ConfigValues[string] };
}

/** Why a recording counts for no leaderboard, in a sentence; undefined if it may. */
export function whyPractice({ config }: Playable, replay: Replay): string | undefined {
  const unranked = whyUnranked(config, replay.config);
  if (unranked !== undefined) return unranked;
  if (replay.practice) return 'It was practice.';
  if (isPractice(config, replay.config)) return 'It was played with changed settings.';
  const tuned = replay.actions.some(([, action]) => isTune(action));
  return tuned ? 'It was tuned while it ran.' : undefined;
}
