import { writtenAt } from '../lib/storage';
import { type Backup, backupOf, parseBackup } from './backup';
import { readDates, saveDates } from './dates';
import type { Entry } from './Entry';
import { storedKeyOf } from './saveGroups';

/** Every key of storage with its text; empty where the browser denies storage. */
export function allStoredTexts(): ReadonlyMap<string, string> {
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

/** Everything that the site has stored in this browser, without backups. */
export function readSaves(): readonly Entry[] {
  const dates = readDates();
  return [...allStoredTexts()]
    .filter(([key]) => storedKeyOf(key) !== undefined)
    .map(([key, text]) => ({ key, text, savedAt: dates.get(key) ?? 0 }));
}

export function readBackups(): readonly Backup[] {
  return [...allStoredTexts()]
    .map(([place, text]) => parseBackup(place, text))
    .filter((backup) => backup !== undefined);
}

/** Removes keys of the site. @returns whether all are gone */
export function deleteSaves(keys: readonly string[]): boolean {
  try {
    for (const key of keys) {
      localStorage.removeItem(key);
      writtenAt.delete(key);
    }
    saveDates();
    return true;
  } catch (error) {
    console.warn('The stored values could not be deleted.', error);
    return false;
  }
}

/** @returns whether the text is stored */
export function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch (error) {
    console.warn(`Could not store "${key}".`, error);
    return false;
  }
}

/** Swaps a backup with the stored one. */
export function swapBackup({ place, entry }: Backup): boolean {
  const now = localStorage.getItem(entry.key);
  const savedAt = readDates().get(entry.key) ?? 0;
  const text =
    now === null ? undefined : backupOf({ key: entry.key, text: now, savedAt }, new Set())[1];
  // Both use the same place, so that the browser never needs room for a third copy.
  const held = localStorage.getItem(place) ?? '';
  if (text === undefined) localStorage.removeItem(place);
  else if (!writeText(place, text)) return false;
  if (!writeText(entry.key, entry.text)) {
    writeText(place, held);
    return false;
  }
  writtenAt.delete(entry.key);
  saveDates([[entry.key, entry.savedAt]]);
  return true;
}
