import { createStore } from 'zustand/vanilla';
import type { Entry } from '../../kept/Entry';
import { readKept, readSetAside } from '../../kept/keep';
import type { SetAside } from '../../kept/setAside';
import { takeReport } from './report';

type Kept = Readonly<{
  /** Undefined until it has been read: the page is prerendered without it. */
  entries: readonly Entry[] | undefined;
  aside: readonly SetAside[];
  /** Sentences about what was done before the last reload. */
  report: readonly string[];
}>;

export const keptStore = createStore<Kept>(() => ({ entries: undefined, aside: [], report: [] }));

/**
 * Reads the stored values, and again whenever another tab writes.
 * @returns disconnects
 */
export function connectKept(): () => void {
  const read = () => keptStore.setState({ entries: readKept(), aside: readSetAside() });
  read();
  const report = takeReport();
  if (report.length > 0) keptStore.setState({ report });
  addEventListener('storage', read);
  return () => removeEventListener('storage', read);
}
