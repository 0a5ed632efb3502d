import { createStore } from 'zustand/vanilla';
import { onStoredElsewhere, readStored, writeStored } from '../lib/storage';

/** `KeyboardEvent.code` values by control. */
export type KeysByControl = Readonly<Record<string, readonly string[]>>;
/** A player's own keys, by game. A control that is not listed keeps the game's keys. */
export type Bindings = Readonly<Record<string, KeysByControl>>;

/** The fields of a control that bindings need. */
export type Bindable = Readonly<{ id: string; label: string; keys: readonly string[] }>;

const key = 'bindings';
const version = 1;
const codePattern = /^[A-Z][A-Za-z0-9]{0,24}$/;
const maxEntries = 60;
const maxKeys = 4;

/** Keys that the browser or the page's navigation uses. */
const reserved = new Set(['Tab', 'MetaLeft', 'MetaRight', 'ContextMenu', 'PrintScreen', 'Power']);

function isKeys(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= maxKeys &&
    value.every((code) => typeof code === 'string' && codePattern.test(code) && !reserved.has(code))
  );
}

/** Keeps the valid keys of every control; drops the rest. */
export function parseBindings(stored: unknown): Bindings {
  if (typeof stored !== 'object' || stored === null) return {};
  const { version: found, games } = stored as Record<string, unknown>;
  if (found !== version || typeof games !== 'object' || games === null) return {};
  const parsed: Record<string, KeysByControl> = {};
  for (const [game, controls] of Object.entries(games).slice(0, maxEntries)) {
    if (typeof controls !== 'object' || controls === null) continue;
    const entries = Object.entries(controls as Record<string, unknown>).slice(0, maxEntries);
    parsed[game] = Object.fromEntries(
      entries.filter((entry): entry is [string, string[]] => isKeys(entry[1])),
    );
  }
  return parsed;
}

export const bindings = createStore<Bindings>(() => ({}));

/** Loads what is stored. Browser only. */
export function loadBindings(): void {
  bindings.setState(parseBindings(readStored(key)), true);
}

// Otherwise the next change here would undo another tab's keys.
onStoredElsewhere(key, loadBindings);

/**
 * The keys of every control of a game. When a key that the player chose is also another control's
 * default key, for example after an update of the game, the player's choice wins.
 */
export function keysOf(
  state: Bindings,
  game: string,
  controls: readonly Bindable[],
): Record<string, readonly string[]> {
  const own = state[game] ?? {};
  const chosen = new Set(controls.flatMap((control) => own[control.id] ?? []));
  return Object.fromEntries(
    controls.map(({ id, keys }) => [id, own[id] ?? keys.filter((code) => !chosen.has(code))]),
  );
}

/**
 * Replaces a control's keys with one key.
 * @returns a sentence when refused: a reserved key, or one that another control has
 */
export function rebind(
  game: string,
  controls: readonly Bindable[],
  control: string,
  code: string,
): string | undefined {
  if (!codePattern.test(code) || reserved.has(code)) return 'That key belongs to the browser.';
  const state = bindings.getState();
  const keys = keysOf(state, game, controls);
  const holder = controls.find(({ id }) => id !== control && keys[id].includes(code));
  if (holder) return `That key is already taken by “${holder.label}”.`;
  save({ ...state, [game]: { ...state[game], [control]: [code] } });
  return undefined;
}

/**
 * Resets every control of a game to its default keys.
 * @returns the player's keys that this replaced; undefined if there were none
 */
export function resetBindings(game: string): KeysByControl | undefined {
  const { [game]: replaced, ...rest } = bindings.getState();
  save(rest);
  return replaced;
}

/** Brings back the player's keys that a reset replaced. */
export function restoreBindings(game: string, keys: KeysByControl): void {
  save({ ...bindings.getState(), [game]: keys });
}

function save(next: Bindings): void {
  bindings.setState(next, true);
  writeStored(key, { version, games: next });
}
