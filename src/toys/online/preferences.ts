import { fieldsOf, readStored, writeStored } from '../../lib/storage';
import { parseScreenName } from './screenName';

/** What the service stores about its visitor. */
export type Preferences = Readonly<{
  /** The last screen name. */
  name: string;
  /** The service's own sounds. The site's mute comes first. */
  sounds: boolean;
}>;

const key = 'online';
const version = 1;

/** Parses stored preferences. Invalid fields get their defaults. */
export function parsePreferences(stored: unknown): Preferences {
  const { name, sounds } = fieldsOf(stored, version);
  return { name: parseScreenName(name) ?? '', sounds: sounds !== false };
}

/** Call it only after hydration: the prerendered page has no stored preferences. */
export function readPreferences(): Preferences {
  return parsePreferences(readStored(key));
}

export function writePreferences(preferences: Preferences): void {
  writeStored(key, { version, ...preferences });
}
