import { readStored, writeStored } from '../../lib/storage';

/** How this visitor reads the room. It is not sent to anybody. */
export type Preferences = Readonly<{
  masked: boolean;
  /** Names as they were written when they were muted. */
  muted: readonly string[];
}>;

export const key = 'messenger';
const version = 1;
const maxMuted = 200;
export const defaultPreferences: Preferences = { masked: true, muted: [] };

/** Parses stored preferences. Invalid fields get their defaults. */
export function parsePreferences(stored: unknown): Preferences {
  if (typeof stored !== 'object' || stored === null) return defaultPreferences;
  const { version: storedVersion, masked, muted } = stored as Record<string, unknown>;
  if (storedVersion !== version) return defaultPreferences;
  const names: unknown[] = Array.isArray(muted) ? muted : [];
  return {
    masked: masked !== false,
    muted: names
      .filter((name) => typeof name === 'string' && name !== '' && name.length <= 30)
      .slice(-maxMuted) as string[],
  };
}

export function readPreferences(): Preferences {
  return parsePreferences(readStored(key));
}

export function writePreferences(preferences: Preferences): void {
  writeStored(key, { version, ...preferences });
}

/** Names that differ only in case or form count as the same. */
function folded(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

export function isMuted({ muted }: Preferences, name: string): boolean {
  return muted.some((one) => folded(one) === folded(name));
}

/** Mutes a name, or unmutes it. */
export function toggleMuted(preferences: Preferences, name: string): Preferences {
  const others = preferences.muted.filter((one) => folded(one) !== folded(name));
  const muted = others.length < preferences.muted.length ? others : [...others, name];
  return { ...preferences, muted: muted.slice(-maxMuted) };
}
