import { createStore } from 'zustand/vanilla';
import { fieldsOf, readStored, writeStored } from '../../lib/storage';

/** How long a page takes to come round: not at all, a tenth of the time, or as it was. */
export type Wait = 'none' | 'short' | 'authentic';

export type Preferences = Readonly<{
  wait: Wait;
  /** The glass of a tube: lines and a bulge. */
  tube: boolean;
}>;

const key = 'teletext';
const version = 1;
const defaults: Preferences = { wait: 'none', tube: true };

/** Keeps every field that is valid; a foreign or malformed one falls back to its default. */
export function parsePreferences(stored: unknown): Preferences {
  const { wait, tube } = fieldsOf(stored, version);
  return {
    wait: wait === 'short' || wait === 'authentic' ? wait : defaults.wait,
    tube: typeof tube === 'boolean' ? tube : defaults.tube,
  };
}

/** Starts with the defaults, so that the first client render equals the prerendered one. */
export const preferences = createStore<Preferences>(() => defaults);

/** Takes over what is stored. Called in the browser only. */
export function loadPreferences(): void {
  preferences.setState(parsePreferences(readStored(key)));
}

export function changePreferences(changed: Partial<Preferences>): void {
  preferences.setState(changed);
  writeStored(key, { version, ...preferences.getState() });
}
