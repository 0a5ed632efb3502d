import { readStored, writeStored } from '../lib/storage';

const key = 'visits';
const version = 1;
/** What the odometer can show. */
const most = 999_999;

let counted: number | undefined;

/** A count that was stored by us, or 0. */
export function parseVisits(stored: unknown): number {
  if (typeof stored !== 'object' || stored === null) return 0;
  const candidate = stored as Record<string, unknown>;
  if (candidate.version !== version) return 0;
  const { count } = candidate;
  const valid = typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= most;
  return valid ? count : 0;
}

/**
 * How often Home was loaded on this device, this time included. Counts once a page load, however
 * often it is asked.
 */
export function countVisit(): number {
  if (counted === undefined) {
    counted = Math.min(parseVisits(readStored(key)) + 1, most);
    writeStored(key, { version, count: counted });
  }
  return counted;
}
