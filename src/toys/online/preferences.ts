import { fieldsOf, readStored, writeStored } from '../../lib/storage';
import { parseScreenName } from './screenName';

/** What the service remembers of its visitor. */
export type Preferences = Readonly<{
  /** The name that was signed on last. */
  name: string;
  /** The service's own sounds; the site's mute is master. */
  sounds: boolean;
}>;

const key = 'online';
const version = 1;

/** Keeps every field that is valid. */
export function parsePreferences(stored: unknown): Preferences {
  const { name, sounds } = fieldsOf(stored, version);
  return { name: parseScreenName(name) ?? '', sounds: sounds !== false };
}

/** Only after hydration: what is stored is no part of the first picture. */
export function readPreferences(): Preferences {
  return parsePreferences(readStored(key));
}

export function writePreferences(preferences: Preferences): void {
  writeStored(key, { version, ...preferences });
}
