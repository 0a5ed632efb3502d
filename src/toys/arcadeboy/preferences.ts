import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '../../lib/storage';
import { isScreenName, type ScreenName } from './screens';

/** What a player sets once for the handheld; it stays when the handheld is switched off. */
export type Preferences = Readonly<{
  screen: ScreenName;
  ghosting: boolean;
  /** The hand that steers. */
  hand: 'left' | 'right';
  /** The handheld's own mute, below the site's. */
  muted: boolean;
  tune: boolean;
  /** Has seen the logo fall: from then on a press goes past it. */
  booted: boolean;
}>;

const key = 'arcadeboy';
const version = 1;
export const defaultPreferences: Preferences = {
  screen: 'color',
  ghosting: false,
  hand: 'left',
  muted: false,
  tune: true,
  booted: false,
};

/** Keeps every field that is valid; a foreign or malformed one falls back to its default. */
export function parsePreferences(stored: unknown): Preferences {
  if (typeof stored !== 'object' || stored === null) return defaultPreferences;
  const found = stored as Record<string, unknown>;
  if (found.version !== version) return defaultPreferences;
  const flag = (name: 'ghosting' | 'muted' | 'tune' | 'booted'): boolean => {
    const value = found[name];
    return typeof value === 'boolean' ? value : defaultPreferences[name];
  };
  return {
    screen: isScreenName(found.screen) ? found.screen : defaultPreferences.screen,
    ghosting: flag('ghosting'),
    hand: found.hand === 'right' ? 'right' : 'left',
    muted: flag('muted'),
    tune: flag('tune'),
    booted: flag('booted'),
  };
}

const preferences = createStore<Preferences>(() => defaultPreferences);

/** Takes over what is stored. Called in the browser only, after hydration. */
export function loadPreferences(): void {
  preferences.setState(parsePreferences(readStored(key)), true);
}

export function changePreferences(changes: Partial<Preferences>): void {
  preferences.setState(changes);
  writeStored(key, { version, ...preferences.getState() });
}

export function usePreferences(): Preferences {
  return useStore(preferences);
}
