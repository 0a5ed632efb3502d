/** No stored value of ours comes near this many characters; a longer one is not ours. */
const maxLength = 500_000;

/**
 * Reads a JSON value from local storage.
 * @returns undefined when absent, malformed, huge or when storage is not to be had
 */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    if (text.length > maxLength) {
      console.warn(`Dropped the stored "${key}": ${text.length} characters are not ours.`);
      return undefined;
    }
    return JSON.parse(text);
  } catch (error) {
    console.warn(`Dropped the stored "${key}": it could not be read.`, error);
    return undefined;
  }
}

/** The fields of a stored object of that version; none of anything else. */
export function fieldsOf(stored: unknown, version: number): Readonly<Record<string, unknown>> {
  const fields = Object(stored) as Readonly<Record<string, unknown>>;
  return fields.version === version ? fields : {};
}

/**
 * Writes a JSON value. A full or refused storage is logged, and keeps what it had.
 * @returns whether the value is kept
 */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`Could not store "${key}".`, error);
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`Could not remove the stored "${key}".`, error);
  }
}
