import { readStored, removeStored, writeStored } from '../lib/storage';

const version = 1;
/** A longer text would crowd everything else out of the browser's storage. */
const maxText = 400_000;

function read(key: string): string | undefined {
  const stored = readStored(key);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { version: found, text } = stored as Record<string, unknown>;
  return found === version && typeof text === 'string' && text.length <= maxText ? text : undefined;
}

/** @returns false when the text is too long to be kept */
function write(key: string, text: string): boolean {
  if (text.length > maxText) return false;
  writeStored(key, { version, text });
  return true;
}

/** The recording of a run that was left in the middle, as text that its game decodes. */
export function unfinishedRun(game: string): string | undefined {
  return read(`run:${game}`);
}

export function keepUnfinishedRun(game: string, text: string): boolean {
  return write(`run:${game}`, text);
}

export function dropUnfinishedRun(game: string): void {
  removeStored(`run:${game}`);
}

/** The recording of the last finished run of that kind. */
export function lastRun(game: string, kind: string): string | undefined {
  return read(`replay:${game}:${kind}`);
}

export function keepLastRun(game: string, kind: string, text: string): boolean {
  return write(`replay:${game}:${kind}`, text);
}
