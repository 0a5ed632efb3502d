import { readStored, writeStored } from '../lib/storage';

/** The pages that count their loads, by the key of their count. */
export type Counter = 'visits' | 'visits-old-web';

const version = 1;
/** The largest number that six digits can show. */
const most = 999_999;

const counted: Partial<Record<Counter, number>> = {};

/** A valid stored count, or 0. */
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
 * How often a page was loaded on this device, this load included. It counts once per page load, no
 * matter how often it is called.
 */
export function countVisit(key: Counter): number {
  counted[key] ??= count(key);
  return counted[key];
}
