import { createStore } from 'zustand/vanilla';
import type { Backup } from '../../saves/backup';
import type { Entry } from '../../saves/Entry';
import { readBackups, readSaves, writeText } from '../../saves/savesStorage';
import { settings } from '../../stores/settings';
import { keepReport, takeReport, tellTabs } from './report';

type StoredSaves = Readonly<{
  /** Undefined until it has been read: the page is prerendered without it. */
  entries: readonly Entry[] | undefined;
  backup: readonly Backup[];
  /** Sentences about what was done before the last reload. */
  report: readonly string[];
  /** Whether the browser refuses to store more. */
  isFull: boolean;
}>;

export const savesStore = createStore<StoredSaves>(() => ({
  entries: undefined,
  backup: [],
  report: [],
  isFull: false,
}));

const probeKey = 'kept-probe';

/** Tries to store a text as long as small saves are. */
function refusesMore(): boolean {
  if (!writeText(probeKey, 'x'.repeat(1000))) return true;
  localStorage.removeItem(probeKey);
  return false;
}

const read = () => savesStore.setState({ entries: readSaves(), backup: readBackups() });

/**
 * Reads the stored values, and again whenever another tab writes or a control of this page changes
 * one.
 * @returns disconnects
 */
export function connectSaves(): () => void {
  read();
  savesStore.setState({ isFull: refusesMore() });
  const report = takeReport();
  if (report.length > 0) savesStore.setState({ report });
  // Once the new value is stored.
  const readSoon = () => setTimeout(read);
  const unsubscribe = settings.subscribe(readSoon);
  addEventListener('change', readSoon);
  addEventListener('storage', read);
  return () => {
    unsubscribe();
    removeEventListener('change', readSoon);
    removeEventListener('storage', read);
  };
}

/**
 * Reloads the page, so that no part of it holds the values of before, and shows sentences afterwards.
 * A browser that cannot keep the sentences shows them without a reload.
 * @param keys the keys that were imported
 */
export function reloadWith(sentences: readonly string[], keys: readonly string[] = []): void {
  tellTabs(keys);
  if (keepReport(sentences)) {
    location.reload();
    return;
  }
  read();
  savesStore.setState({ report: sentences });
}
