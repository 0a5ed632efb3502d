/**
 * Calls back when another tab has written or removed a key. Where all storage was emptied, what is
 * open goes on.
 * @returns a cleanup function
 */
export function onStoredElsewhere(key: string, act: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key) act();
  };
  // The server has no other tabs.
  globalThis.addEventListener?.('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Upper bound in characters for a stored value; most of our own values are far shorter. */
export const maxLength = 500_000;

/** When this page wrote each key, in ms since 1970. `src/saves/dates.ts` stores it when the page is left. */
export const writtenAt = new Map<string, number>();

/** Keys that another tab has written since this page last read them. `SiteFeatures` adds them. */
export const unreadKeys = new Set<string>();

/**
 * Reads a JSON value from local storage.
 * @param longest upper bound in characters, for what may be longer than most
 * @returns undefined when the value is absent, malformed or huge, or when storage is unavailable
 */
export function readStored(key: string, longest = maxLength): unknown {
  unreadKeys.delete(key);
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

/**
 * Written when saves are imported or deleted, so that other tabs get a storage event. It holds the
 * keys of the imported saves: `parseChange` in `src/saves/keepApart.ts` reads it.
 */
export const changedKey = 'kept-changed';

/**
 * Puts a value in another place. A text of undefined is a removal.
 * @returns whether it was stored; undefined if the value belongs in its usual place
 */
type Divert = (key: string, text: string | undefined) => boolean | undefined;

let divert: Divert | undefined;

/** From now on every write of this page is offered to a function first. */
export function divertWrites(to: Divert | undefined): void {
  divert = to;
}

let isStopped = false;

let isRefused = false;
let tellRefused: (() => void) | undefined;

/** Calls back once if a value could not be stored: also if that was before. */
export function onRefused(tell: () => void): void {
  tellRefused = tell;
  if (isRefused) tell();
}

/** From now on this page stores nothing: another tab has imported saves, and this one reloads. */
export function stopWriting(): void {
  isStopped = true;
}

/** Where a value waits that could not take the place of a later version's: see `src/saves/backup.ts`. */
const asidePlace = (key: string) => `aside:0:${key}`;

/** Whether a later version of the site, in another tab, has stored a value under a key. */
function isLaterStored(key: string, value: unknown): boolean {
  const [, stored] = /^{"version":(\d+)/.exec(localStorage.getItem(key) ?? '') ?? [];
  return Number(stored) > Number((Object(value) as { version?: unknown }).version);
}

/**
 * Writes a JSON value. When storage is full or refused, this is logged and the old value stays. A
 * value that a later version of the site has stored stays too, and this one is set aside.
 * @returns whether the value is kept
 */
export function writeStored(key: string, value: unknown): boolean {
  if (isStopped) return false;
  try {
    const text = JSON.stringify(value);
    const diverted = divert?.(key, text);
    if (diverted !== undefined) return diverted;
    if (isLaterStored(key, value)) {
      const aside = { version: 1, key, text, savedAt: Date.now() };
      localStorage.setItem(asidePlace(key), JSON.stringify(aside));
      return true;
    }
    localStorage.setItem(key, text);
    writtenAt.set(key, Date.now());
    return true;
  } catch (error) {
    console.warn(`Could not store "${key}".`, error);
    if (!isRefused) tellRefused?.();
    isRefused = true;
    return false;
  }
}

export function removeStored(key: string): void {
  if (isStopped) return;
  try {
    if (divert?.(key, undefined) === undefined) localStorage.removeItem(key);
  } catch (error) {
    console.warn(`Could not remove the stored "${key}".`, error);
  }
}
