import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '../../lib/storage';
import { parseStamps, type Stamps, withStamp } from '../../lib/today/today';

const key = 'stamps';

/** Starts empty, like the prerendered page. */
export const stamps = createStore<Readonly<{ days: Stamps }>>(() => ({ days: [] }));

/** Reads the stored stamps, and again when another tab writes. @returns disconnects */
export function connectStamps(): () => void {
  const read = () => stamps.setState({ days: parseStamps(readStored(key)) });
  read();
  addEventListener('storage', read);
  return () => removeEventListener('storage', read);
}

/** Stamps a day. @returns whether the stamp could be stored */
export function stampDay(day: string): boolean {
  const days = withStamp(parseStamps(readStored(key)), day);
  stamps.setState({ days });
  return writeStored(key, { version: 1, days });
}
