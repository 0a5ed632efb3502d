import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { onStoredElsewhere, readStored, writeStored } from '../../lib/storage';
import { isScreenName, type ScreenName } from './screens';

/** The player's settings for the handheld. They survive switching it off. */
export type Preferences = Readonly<{
  screen: ScreenName;
  ghosting: boolean;
  /** The hand that holds the direction pad. */
  hand: 'left' | 'right';
  /** The handheld's own mute, below the site's. */
  muted: boolean;
  tune: boolean;
  /** Whether the boot logo has been seen: from then on a press skips it. */
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

/** Parses stored settings. An invalid field gets its default. */
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

/** Loads the stored settings. Call it only in the browser, after hydration. */
export function loadPreferences(): void {
  preferences.setState(parsePreferences(readStored(key)), true);
}

// Otherwise the next change here would undo another tab's.
onStoredElsewhere(key, loadPreferences);

export function changePreferences(changes: Partial<Preferences>): void {
  preferences.setState(changes);
  writeStored(key, { version, ...preferences.getState() });
}

export function usePreferences(): Preferences {
  return useStore(preferences);
}
