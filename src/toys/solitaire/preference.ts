import { readStored, writeStored } from '../../lib/storage';

const key = 'solitaire';

/** Whether the player last had the plain game open. */
export function prefersSimple(): boolean {
  const stored = readStored(key);
  if (typeof stored !== 'object' || stored === null) return false;
  const { version, simple } = stored as Record<string, unknown>;
  return version === 1 && simple === true;
}

export function writePrefersSimple(simple: boolean): void {
  writeStored(key, { version: 1, simple });
}
