import { changedKey } from '../../lib/storage';

const key = 'settings-report';

/**
 * Reloads the page, so that no part of it holds the values of before, and shows sentences afterwards.
 * They are kept for this tab only. Other tabs reload too, or show a notice.
 */
export function reloadWith(sentences: readonly string[]): void {
  try {
    localStorage.setItem(changedKey, '1');
    localStorage.removeItem(changedKey);
    sessionStorage.setItem(key, JSON.stringify(sentences));
  } catch (error) {
    console.warn('The report could not be kept.', error);
  }
  location.reload();
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
