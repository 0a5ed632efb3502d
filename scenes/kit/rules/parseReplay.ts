import { parseConfig } from './config';
import type { BaseAction } from './contract';
import { accepted, type Parsed, refused } from './Parsed';
import type { Playable } from './Playable';
import type { Replay } from './Replay';
import { parseTune } from './tune';

/** Twelve hours of ticks. */
export const maxReplayTicks = 12 * 3600 * 60;
export const maxReplayActions = 300_000;

function isWhole(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
}

/** The action that a stored value stands for in a log of this game. */
function parseLogged(game: Playable, value: unknown): BaseAction | undefined {
  return parseTune(game.config, value) ?? game.rules.parseAction(value);
}

function parseActions(game: Playable, value: unknown, ticks: number): Parsed<Replay['actions']> {
  if (!Array.isArray(value)) return refused('The recording has no list of actions.');
  if (value.length > maxReplayActions) return refused('The recording is too long.');
  const actions: [number, BaseAction][] = [];
  let last = 0;
  for (const entry of value as unknown[]) {
    const [tick, stored] = Array.isArray(entry) && entry.length === 2 ? entry : [];
    if (!isWhole(tick, ticks - 1) || tick < last) {
      return refused('The recording has an action out of its time.');
    }
    const action = parseLogged(game, stored);
    if (!action) return refused('The recording has an action that this game does not know.');
    actions.push([tick, action]);
    last = tick;
  }
  return accepted(actions);
}

/**
 * The replay that a stored or received value stands for, refused with a sentence when it is
 * malformed, too long, of another game or of another version of its rules. Whether it plays to
 * its hash is for `verify` to find out.
 */
export function parseReplay(game: Playable, value: unknown): Parsed<Replay> {
  if (typeof value !== 'object' || value === null) return refused('The recording is malformed.');
  const stored = value as Record<string, unknown>;
  const { ticks, seed, practice, hash } = stored;
  if (stored.game !== game.id) return refused('The recording is of another game.');
  if (stored.version !== game.rules.version) {
    return refused('The recording was made with another version of the rules.');
  }
  if (!isWhole(ticks, Number.MAX_SAFE_INTEGER) || !isWhole(seed, 0xffffffff)) {
    return refused('The recording is malformed.');
  }
  if (ticks > maxReplayTicks) return refused('The recording is too long.');
  if (typeof practice !== 'boolean' || typeof hash !== 'string' || !/^[0-9a-f]{16}$/.test(hash)) {
    return refused('The recording is malformed.');
  }
  const config = parseConfig(game.config, stored.config);
  if (!config.ok) return config;
  const missing = Object.keys(game.config).some(
    (key) => !Object.hasOwn(stored.config as object, key),
  );
  if (missing) return refused('The recording lacks a setting.');
  const actions = parseActions(game, stored.actions, ticks);
  if (!actions.ok) return actions;
  return accepted({
    game: game.id,
    version: game.rules.version,
    config: config.value,
    seed,
    practice,
    ticks,
    actions: actions.value,
    hash,
  });
}
