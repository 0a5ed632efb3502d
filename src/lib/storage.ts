/** Upper bound in characters for a stored value; most of our own values are far shorter. */
export const maxLength = 500_000;

/** When this page wrote each key, in ms since 1970. `src/saves/dates.ts` stores it when the page is left. */
export const writtenAt = new Map<string, number>();

/**
 * Reads a JSON value from local storage.
 * @param longest upper bound in characters, for what may be longer than most
 * @returns undefined when the value is absent, malformed or huge, or when storage is unavailable
 */
export function readStored(key: string, longest = maxLength): unknown {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    if (text.length > longest) {
      console.warn(`Dropped the stored "${key}": ${text.length} characters are not ours.`);
      return undefined;
    }
    return JSON.parse(text);
  } catch (error) {
    console.warn(`Dropped the stored "${key}": it could not be read.`, error);
    return undefined;
  }
}

/** The fields of a stored object of the given version; an empty object for anything else. */
export function fieldsOf(stored: unknown, version: number): Readonly<Record<string, unknown>> {
  const fields = Object(stored) as Readonly<Record<string, unknown>>;
  return fields.version === version ? fields : {};
}

/** Written when saves are imported or deleted, so that other tabs get a storage event. */
export const changedKey = 'kept-changed';

let isStopped = false;

/** From now on this page stores nothing: another tab has imported saves, and this one reloads. */
export function stopWriting(): void {
  isStopped = true;
}

/**
 * Writes a JSON value. When storage is full or refused, this is logged and the old value stays.
 * @returns whether the value is kept
 */
export function writeStored(key: string, value: unknown): boolean {
  if (isStopped) return false;
  try {
    localStorage.setItem(key, JSON.stringify(value));
    writtenAt.set(key, Date.now());
    return true;
  } catch (error) {
    console.warn(`Could not store "${key}".`, error);
    return false;
  }
}

export function removeStored(key: string): void {
  if (isStopped) return;
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`Could not remove the stored "${key}".`, error);
  }
}
