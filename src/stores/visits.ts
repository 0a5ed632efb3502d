import { readStored, writeStored } from '../lib/storage';

/** The pages that count their loads, by the key of their count. */
export type Counter = 'visits' | 'visits-old-web';

const version = 1;
/** What six wheels can show. */
const most = 999_999;

const counted: Partial<Record<Counter, number>> = {};

/** A count that was stored by us, or 0. */
export function parseVisits(stored: unknown): number {
  if (typeof stored !== 'object' || stored === null) return 0;
  const candidate = stored as Record<string, unknown>;
  if (candidate.version !== version) return 0;
  const { count } = candidate;
  const valid = typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= most;
  return valid ? count : 0;
}

function count(key: Counter): number {
  const visits = Math.min(parseVisits(readStored(key)) + 1, most);
  writeStored(key, { version, count: visits });
  return visits;
}

/**
 * How often a page was loaded on this device, this time included. Counts once a page load, however
 * often it is asked.
 */
export function countVisit(key: Counter): number {
  counted[key] ??= count(key);
  return counted[key];
}
