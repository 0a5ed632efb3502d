import { changedKey } from '../../lib/storage';
import { writeText } from '../../saves/savesStorage';

const key = 'settings-report';

/**
 * Tells the other tabs that stored values have changed: they reload, or ask.
 * @param keys the keys that were imported
 */
export function tellTabs(keys: readonly string[]): void {
  // The date makes it differ from the change before it: an equal value is no event.
  writeText(changedKey, JSON.stringify({ version: 1, at: Date.now(), keys }));
}

/** Keeps sentences for after a reload, for this tab only. @returns whether they are kept */
export function keepReport(sentences: readonly string[]): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(sentences));
    return true;
  } catch (error) {
    console.warn('The report could not be kept.', error);
    return false;
  }
}

/** Returns the sentences of before the reload, and removes them. */
export function takeReport(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    const list: unknown[] = Array.isArray(stored) ? stored : [];
    return list.filter((sentence) => typeof sentence === 'string').slice(0, 200);
  } catch {
    return [];
  }
}
