const key = 'settings-report';

/**
 * Loads the page anew, so that no part of it still holds what was there before, and shows sentences
 * then. A tab keeps them for itself.
 */
export function reloadWith(sentences: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(sentences));
  } catch (error) {
    console.warn('The report could not be kept.', error);
  }
  location.reload();
}

/** The sentences of the load before, once. */
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
