import { writtenAt } from '../lib/storage';
import { storedKeyOf } from './belongings';
import type { Bundle } from './bundle';
import { keepDates, readDates } from './dates';
import type { Entry } from './Entry';
import { asideEntry, parseAside, type SetAside } from './setAside';

/** Every key of storage with its text; empty where the browser denies storage. */
export function allTexts(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  try {
    for (const key of Object.keys(localStorage)) {
      const text = localStorage.getItem(key);
      if (text !== null) texts.set(key, text);
    }
  } catch (error) {
    console.warn('The stored values could not be read.', error);
  }
  return texts;
}

/** Everything that the site has stored in this browser, without what was set aside. */
export function readKept(): readonly Entry[] {
  const dates = readDates();
  return [...allTexts()]
    .filter(([key]) => storedKeyOf(key) !== undefined)
    .map(([key, text]) => ({ key, text, savedAt: dates.get(key) ?? 0 }));
}

export function readSetAside(): readonly SetAside[] {
  return [...allTexts()]
    .map(([place, text]) => parseAside(place, text))
    .filter((aside) => aside !== undefined);
}

/** All saves of this browser. @param now ms since 1970 */
export function bundleOf(entries: readonly Entry[], now: number): Bundle {
  return { savedAt: now, entries };
}

/** Removes keys of the site. @returns whether all are gone */
export function throwAway(keys: readonly string[]): boolean {
  try {
    for (const key of keys) {
      localStorage.removeItem(key);
      writtenAt.delete(key);
    }
    keepDates();
    return true;
  } catch (error) {
    console.warn('The stored values could not be deleted.', error);
    return false;
  }
}

/** @returns whether the text is stored */
export function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch (error) {
    console.warn(`Could not store "${key}".`, error);
    return false;
  }
}

/** Swaps a value that was set aside with the stored one. */
export function swapBack({ place, entry }: SetAside): boolean {
  const now = localStorage.getItem(entry.key);
  const savedAt = readDates().get(entry.key) ?? 0;
  const text =
    now === null ? undefined : asideEntry({ key: entry.key, text: now, savedAt }, new Set())[1];
  // Both use the same place, so that the browser never needs room for a third copy.
  const held = localStorage.getItem(place) ?? '';
  if (text === undefined) localStorage.removeItem(place);
  else if (!write(place, text)) return false;
  if (!write(entry.key, entry.text)) {
    write(place, held);
    return false;
  }
  writtenAt.delete(entry.key);
  keepDates([[entry.key, entry.savedAt]]);
  return true;
}
