import { parseConfig } from './config';
import type { BaseAction } from './contract';
import { accepted, isWhole, type Parsed, refused } from './Parsed';
import { otherRules, type Playable, versionOf } from './Playable';
import type { Replay, ReplayOutline } from './Replay';
import { parseTune } from './tune';

/** A thousand hours of ticks. The caller decides how many of them are worth playing. */
export const maxReplayTicks = 1000 * 3600 * 60;
export const maxReplayActions = 300_000;
const maxDay = 0xffffff;

/** Parses the log of a recording of `ticks` ticks. */
export function parseActions(
  game: Playable,
  value: unknown,
  ticks: number,
): Parsed<Replay['actions']> {
  if (!Array.isArray(value)) return refused('The recording has no list of actions.');
  if (value.length > maxReplayActions) return refused('The recording is too long.');
  const actions: [number, BaseAction][] = [];
  /** A text gives the same object for the same action each time. */
  const known = new Map<unknown, BaseAction | undefined>();
  let last = 0;
  for (const entry of value as unknown[]) {
    const [tick, stored] = Array.isArray(entry) && entry.length === 2 ? entry : [];
    if (!isWhole(tick, ticks - 1) || tick < last) {
      return refused('The recording has an action out of its time.');
    }
    const action =
      known.get(stored) ?? parseTune(game.config, stored) ?? game.rules.parseAction(stored);
    known.set(stored, action);
    if (!action) return refused('The recording has an action that this game does not know.');
    actions.push([tick, action]);
    last = tick;
  }
  return accepted(actions);
}

/** Parses a recording without its actions, as `parseReplay` does. */
export function parseOutline(game: Playable, value: unknown): Parsed<ReplayOutline> {
  if (typeof value !== 'object' || value === null) return refused('The recording is malformed.');
  const stored = value as Record<string, unknown>;
  const { ticks, seed, practice, hash, day, score } = stored;
  const other = otherRules(game, stored);
  if (other !== undefined) return refused(other);
  if (
    !isWhole(ticks, Number.MAX_SAFE_INTEGER) ||
    !isWhole(seed, 0xffffffff) ||
    !isWhole(day, maxDay) ||
    typeof score !== 'number' ||
    !Number.isFinite(score) ||
    typeof practice !== 'boolean' ||
    typeof hash !== 'string' ||
    !/^[0-9a-f]{16}$/.test(hash)
  ) {
    return refused('The recording is malformed.');
  }
  if (ticks > maxReplayTicks) return refused('The recording is too long.');
  const config = parseConfig(game.config, stored.config);
  if (!config.ok) return config;
  const missing = Object.keys(game.config).some(
    (key) => !Object.hasOwn(stored.config as object, key),
  );
  if (missing) return refused('The recording lacks a setting.');
  return accepted({
    game: game.id,
    version: versionOf(game, config.value),
    day,
    score,
    config: config.value,
    seed,
    practice,
    ticks,
    hash,
  });
}

/**
 * Parses a stored or received replay. Refused with a sentence if it is malformed, too long, of
 * another game or of another version of its rules. `Recording.verify` checks its hash.
 */
export function parseReplay(game: Playable, value: unknown): Parsed<Replay> {
  const outline = parseOutline(game, value);
  if (!outline.ok) return outline;
  const actions = parseActions(game, (value as Replay).actions, outline.value.ticks);
  return actions.ok ? accepted({ ...outline.value, actions: actions.value }) : actions;
}
