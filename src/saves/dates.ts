import { fieldsOf, readStored, writeStored, writtenAt } from '../lib/storage';

/** Storage has no dates. This entry holds when each key was written. */
export const datesKey = 'kept-dates';
const version = 1;

/** When each key was last written, in ms since 1970, by key. */
export function readDates(): ReadonlyMap<string, number> {
  const { dates } = fieldsOf(readStored(datesKey), version);
  const stored = Object.entries(Object(dates) as object).filter(
    (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && Number(entry[1]) > 0,
  );
  return new Map([...stored, ...writtenAt]);
}

/** Stores the dates of all keys that still exist, where the browser allows it. */
export function saveDates(more: readonly (readonly [string, number])[] = []): void {
  try {
    const dates = new Map([...readDates(), ...more]);
    const kept = [...dates].filter(
      ([key]) => key !== datesKey && localStorage.getItem(key) !== null,
    );
    if (kept.length === 0 && localStorage.getItem(datesKey) === null) return;
    writeStored(datesKey, { version, dates: Object.fromEntries(kept) });
  } catch (error) {
    console.warn('The dates of the saves could not be stored.', error);
  }
}

/** Stores the dates whenever the page is hidden or left: no later event is reliable. */
export function connectDates(signal: AbortSignal): void {
  const keep = () => {
    if (writtenAt.size > 0) saveDates();
  };
  addEventListener('pagehide', keep, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && keep(), { signal });
}
