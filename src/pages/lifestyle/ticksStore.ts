import { createStore } from 'zustand/vanilla';
import { toastMissed } from '../../components/toast';
import { checklistItems } from '../../content/checklist';
import { onStoredElsewhere, readStored, writeStored } from '../../lib/storage';

const key = 'lifestyle-checked';

type Ticks = Readonly<{
  /** The ids of the ticked items. */
  ids: ReadonlySet<string>;
  /** What was ticked before the last reset, so that it can be restored. */
  before?: ReadonlySet<string>;
  /** Whether the stored ticks have been read. Nothing is written before that. */
  read: boolean;
}>;

/** Starts with nothing ticked, like the prerendered page. */
export const ticks = createStore<Ticks>(() => ({ ids: new Set(), read: false }));

function keep(ids: ReadonlySet<string>): void {
  ticks.setState({ ids });
  if (!ticks.getState().read) return;
  const inOrder = checklistItems.map(({ id }) => id).filter((id) => ids.has(id));
  writeStored(key, inOrder);
}

export function toggleTick(id: string): void {
  const ids = new Set(ticks.getState().ids);
  if (!ids.delete(id)) ids.add(id);
  keep(ids);
}

export function resetTicks(): void {
  const before = ticks.getState().ids;
  if (before.size > 0) ticks.setState({ before });
  keep(new Set());
}

/** Restores the ticks of before the last reset, and keeps those made since. */
export function bringBackTicks(): void {
  const { ids, before = [] } = ticks.getState();
  ticks.setState({ before: undefined });
  keep(new Set([...ids, ...before]));
}

/**
 * Reads the stored ticks, and again whenever another tab writes.
 * @param tell called with a sentence when stored ticks could not be read
 * @returns disconnects
 */
export function connectTicks(tell: (lost: string) => void): () => void {
  let isGone = false;

  const load = async (first: boolean) => {
    // The parser is not needed before the page is interactive: let the other effects run first.
    await Promise.resolve();
    const { describeLost, parseTicks } = await import('../../lib/checklist/parseTicks');
    if (isGone) return;
    const parsed = parseTicks(readStored(key), checklistItems);
    const { read, ids: meanwhile } = ticks.getState();
    ticks.setState({ ids: new Set(read ? parsed.ids : [...parsed.ids, ...meanwhile]), read: true });
    if (!read && meanwhile.size > 0) keep(ticks.getState().ids);
    const lost = describeLost(parsed);
    if (first && lost) tell(lost);
  };

  const undo = onStoredElsewhere(key, () => void load(false));
  load(true).catch(toastMissed('The part that keeps your ticks'));
  return () => {
    isGone = true;
    undo();
  };
}
