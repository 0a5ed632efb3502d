import { createStore } from 'zustand/vanilla';
import { fieldsOf, onStoredElsewhere, readStored, writeStored } from '../../lib/storage';

/** How long a page takes to arrive: no time, a tenth of the real time, or the real time. */
export type Wait = 'none' | 'short' | 'authentic';

export type Preferences = Readonly<{
  wait: Wait;
  /** Draws scan lines and the curve of a tube. */
  tube: boolean;
}>;

const key = 'teletext';
const version = 1;
const defaults: Preferences = { wait: 'none', tube: true };

/** Parses stored preferences. An invalid field gets its default. */
export function parsePreferences(stored: unknown): Preferences {
  const { wait, tube } = fieldsOf(stored, version);
  return {
    wait: wait === 'short' || wait === 'authentic' ? wait : defaults.wait,
    tube: typeof tube === 'boolean' ? tube : defaults.tube,
  };
}

/** Starts with the defaults, so that the first client render equals the prerendered one. */
export const preferences = createStore<Preferences>(() => defaults);

/** Loads the stored preferences. Call it only in the browser. */
export function loadPreferences(): void {
  preferences.setState(parsePreferences(readStored(key)));
}

// Otherwise the next change here would undo another tab's.
onStoredElsewhere(key, loadPreferences);

export function changePreferences(changed: Partial<Preferences>): void {
  preferences.setState(changed);
  writeStored(key, { version, ...preferences.getState() });
}
