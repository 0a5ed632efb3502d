import { fieldsOf, readStored, removeStored, writeStored } from '../lib/storage';

const version = 1;
/** Upper bound in characters: a longer text would fill the browser's storage. */
const maxText = 400_000;

/** Where on the site a game is played: each place keeps a run of its own. */
export type RunSlot = 'page' | (string & {});

function read(key: string): string | undefined {
  const { text } = fieldsOf(readStored(key), version);
  return typeof text === 'string' && text.length <= maxText ? text : undefined;
}

/** @returns a sentence when the text was not stored; the earlier one then stays */
function write(key: string, text: string): string | undefined {
  if (text.length > maxText) return 'The run was too long to be stored.';
  return writeStored(key, { version, text }) ? undefined : 'This browser’s storage is full.';
}

function unfinishedKey(game: string, place: RunSlot): string {
  return place === 'page' ? `run:${game}` : `run:${game}@${place}`;
}

/** The recording of an unfinished run, as text that its game decodes. */
export function unfinishedRun(game: string, place: RunSlot): string | undefined {
  return read(unfinishedKey(game, place));
}

/** @returns a sentence when it was not stored; the earlier run then stays */
export function saveUnfinishedRun(game: string, place: RunSlot, text: string): string | undefined {
  return write(unfinishedKey(game, place), text);
}

export function dropUnfinishedRun(game: string, place: RunSlot): void {
  removeStored(unfinishedKey(game, place));
}

/** The recording of the last finished run of that kind. */
export function lastRun(game: string, category: string): string | undefined {
  return read(`replay:${game}:${category}`);
}

/** @returns a sentence when it was not stored */
export function saveLastRun(game: string, category: string, text: string): string | undefined {
  return write(`replay:${game}:${category}`, text);
}
