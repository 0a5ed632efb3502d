import { createStore } from 'zustand/vanilla';
import type { Backup } from '../../saves/backup';
import type { Entry } from '../../saves/Entry';
import { readBackups, readSaves } from '../../saves/savesStorage';
import { takeReport } from './report';

type StoredSaves = Readonly<{
  /** Undefined until it has been read: the page is prerendered without it. */
  entries: readonly Entry[] | undefined;
  backup: readonly Backup[];
  /** Sentences about what was done before the last reload. */
  report: readonly string[];
}>;

export const savesStore = createStore<StoredSaves>(() => ({
  entries: undefined,
  backup: [],
  report: [],
}));

/**
 * Reads the stored values, and again whenever another tab writes.
 * @returns disconnects
 */
export function connectSaves(): () => void {
  const read = () => savesStore.setState({ entries: readSaves(), backup: readBackups() });
  read();
  const report = takeReport();
  if (report.length > 0) savesStore.setState({ report });
  addEventListener('storage', read);
  return () => removeEventListener('storage', read);
}
