import { createStore } from 'zustand/vanilla';
import { toastMissed } from '../../components/toast';
import { checklistItems } from '../../content/checklist';
import { onStoredElsewhere, readStored, removeStored, writeStored } from '../../lib/storage';

const key = 'lifestyle-checked';
/** What was ticked before a reset, until it is brought back. */
const beforeKey = 'lifestyle-reset';

type Ticks = Readonly<{
  /** The ids of the ticked items. */
  ids: ReadonlySet<string>;
  /** What was ticked before each reset since the last restoring, so that it can be restored. */
  before?: ReadonlySet<string>;
  /** Whether the stored ticks have been read. Nothing is written before that. */
  read: boolean;
}>;

/** Starts with nothing ticked, like the prerendered page. */
export const ticks = createStore<Ticks>(() => ({ ids: new Set(), read: false }));

/** The known ids, in the order of the list. */
const inOrder = (ids: ReadonlySet<unknown>): readonly string[] =>
  checklistItems.map(({ id }) => id).filter((id) => ids.has(id));

function keep(ids: ReadonlySet<string>): void {
  ticks.setState({ ids });
  if (ticks.getState().read) writeStored(key, inOrder(ids));
}

function storedBefore(): readonly string[] {
  const stored = readStored(beforeKey);
  return Array.isArray(stored) ? inOrder(new Set(stored)) : [];
}

export function toggleTick(id: string): void {
  const ids = new Set(ticks.getState().ids);
  if (!ids.delete(id)) ids.add(id);
  keep(ids);
}

export function resetTicks(): void {
  const { ids, before = [] } = ticks.getState();
  const all = new Set([...ids, ...before, ...storedBefore()]);
  ticks.setState({ before: all });
  writeStored(beforeKey, inOrder(all));
  keep(new Set());
}

/** Restores the ticks of before the resets, and keeps those made since. */
export function bringBackTicks(): void {
  const { ids, before = [] } = ticks.getState();
  ticks.setState({ before: undefined });
  removeStored(beforeKey);
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
    const before = storedBefore();
    if (first && before.length > 0) ticks.setState({ before: new Set(before) });
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
