import { divertWrites, unreadKeys } from '../lib/storage';
import { backupOf, parseBackup } from './backup';
import { storedKeyOf } from './saveGroups';
import { allStoredTexts, swapBackup, writeText } from './savesStorage';

/** Sets a value aside, at a place of its own. @returns the place; undefined if there is no room */
function setAside(key: string, text: string, place?: string): string | undefined {
  const taken = new Set(allStoredTexts().keys());
  const [free, held] = backupOf({ key, text, savedAt: Date.now() }, taken);
  return writeText(place ?? free, held) ? (place ?? free) : undefined;
}

/** The stored value and this page's own, joined; undefined where they cannot be joined. */
function join(key: string, own: string, stored: string): string | undefined {
  try {
    const joined = storedKeyOf(key)?.merge?.(JSON.parse(own), JSON.parse(stored));
    return joined === undefined ? undefined : JSON.stringify(joined);
  } catch {
    return undefined;
  }
}

/**
 * Keeps a page that is in use from writing over saves that another tab has imported. Until the
 * visitor decides, what the page writes is joined with the imported save, or set aside. A key that
 * the page has read since the import is written as usual.
 * @param keys the imported keys
 * @returns lets this page's own values take the place of the imported ones, which are set aside
 */
export function keepApart(keys: readonly string[]): () => void {
  const imported = new Set(keys);
  /** Where this page's own values are, by key. */
  const places = new Map<string, string>();
  let isOwnKept = false;

  /** Sets the imported save aside, so that this page may write its own in its place. */
  const release = (key: string): void => {
    const stored = localStorage.getItem(key);
    if (stored === null || setAside(key, stored) !== undefined) unreadKeys.delete(key);
  };
  divertWrites((key, text) => {
    if (isOwnKept && imported.has(key) && unreadKeys.has(key)) release(key);
    const stored = localStorage.getItem(key);
    if (!imported.has(key) || !unreadKeys.has(key) || stored === null) return undefined;
    // What this page has finished with is not what was imported.
    if (text === undefined) return true;
    const joined = join(key, text, stored);
    if (joined !== undefined) return writeText(key, joined);
    const place = setAside(key, text, places.get(key));
    if (place !== undefined) places.set(key, place);
    return place !== undefined;
  });
  return () => {
    isOwnKept = true;
    for (const [key, place] of places) {
      const aside = parseBackup(place, localStorage.getItem(place) ?? '');
      if (aside && swapBackup(aside)) unreadKeys.delete(key);
    }
    places.clear();
  };
}
