import { readFileSync } from 'node:fs';
import { type ScriptNotes, scriptNotes } from '../build/shortenNames';

let read: ScriptNotes | undefined;

function notes(): ScriptNotes {
  read ??= JSON.parse(readFileSync(scriptNotes, 'utf8')) as ScriptNotes;
  return read;
}

/**
 * The bundler's name of a script of the built site: that of its module, or of its group in the
 * configuration.
 * @param path its address, or its file's name
 * @returns nothing if the build has no such script
 */
export function scriptName(path: string): string {
  return notes()[path.slice(path.lastIndexOf('/') + 1)] ?? '';
}

/**
 * The addresses of the scripts of one name.
 * @throws if the build has none
 */
export function scriptPaths(name: string): readonly string[] {
  const files = Object.keys(notes()).filter((file) => scriptName(file) === name);
  if (files.length === 0) throw new Error(`no script of the build is named ${name}`);
  return files.map((file) => `/assets/${file}`);
}

/** A pattern of the whole addresses of the scripts of one name. */
export const scriptAddress = (name: string): RegExp =>
  new RegExp(`(?:${scriptPaths(name).join('|').replaceAll('.', '\\.')})$`);
