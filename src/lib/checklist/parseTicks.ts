import * as z from 'zod/mini';
import type { ChecklistItem } from '../../content/checklist';

export interface ParsedTicks {
  /** Known ids, each once, in the order of the list. */
  readonly ids: readonly string[];
  /** Entries that were unknown, double or malformed. */
  readonly dropped: number;
  /** True when nothing was read: the value was not a list, or too long to be ours. */
  readonly refused: boolean;
}

/** Upper bound for a list's entries; our own lists are far shorter. */
const maxEntries = 1000;

const listSchema = z.array(z.unknown()).check(z.maxLength(maxEntries));
const indexesSchema = z.array(z.number());

/**
 * Reads the stored list of ticked items: ids, or only numbers, which are positions in the list
 * counted from 0.
 * @param value what storage held, undefined when nothing
 */
export function parseTicks(value: unknown, items: readonly ChecklistItem[]): ParsedTicks {
  if (value === undefined || value === null) return { ids: [], dropped: 0, refused: false };
  const list = listSchema.safeParse(value);
  if (!list.success) return { ids: [], dropped: 0, refused: true };
  const indexes = indexesSchema.safeParse(list.data);
  const entries = indexes.success ? indexes.data.map((index) => items[index]?.id) : list.data;
  const found = new Set(entries);
  const ids = items.map((item) => item.id).filter((id) => found.has(id));
  return { ids, dropped: entries.length - ids.length, refused: false };
}

/** A sentence for the visitor about what could not be read, when there is something to say. */
export function describeLost({ dropped, refused }: ParsedTicks): string | undefined {
  if (refused) return 'The stored list of ticks could not be read.';
  if (dropped === 0) return undefined;
  return `Dropped: ${dropped} ${dropped === 1 ? 'entry' : 'entries'} that this list does not know.`;
}
