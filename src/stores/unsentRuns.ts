import { fieldsOf, readStored, removeStored, writeStored } from '../lib/storage';

/** Each run under a key of its own, so that two tabs that finish at once overwrite nothing. */
const prefix = 'unsent-run:';
const version = 1;
/** More than this are not kept; the oldest go first. */
const most = 20;
const maxTextLength = 60_000;

/** A run that is still to be sent to the tables. */
export type UnsentRun = Readonly<{
  key: string;
  text: string;
  name: string;
  /** Milliseconds since 1970. */
  at: number;
}>;

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** The runs that wait, the oldest first. */
export function unsentRuns(): readonly UnsentRun[] {
  const runs = keys().flatMap((key): UnsentRun[] => {
    const { text, name, at } = fieldsOf(readStored(key), version);
    const fits =
      typeof text === 'string' &&
      text.length <= maxTextLength &&
      typeof name === 'string' &&
      typeof at === 'number';
    return fits ? [{ key, text, name, at }] : [];
  });
  return runs.sort((one, other) => one.at - other.at);
}

/** Keeps a run until it is sent. @returns whether this browser keeps it */
export function saveUnsent(text: string, name: string): boolean {
  const before = unsentRuns();
  if (before.some((run) => run.text === text)) return true;
  for (const old of before.slice(0, Math.max(0, before.length - most + 1))) removeStored(old.key);
  const key = `${prefix}${crypto.randomUUID()}`;
  return writeStored(key, { version, text, name, at: Date.now() });
}

export function dropUnsent(key: string): void {
  removeStored(key);
}
