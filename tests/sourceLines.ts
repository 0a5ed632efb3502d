import { findSourceMap } from 'node:module';

/** A place in a module that Node loaded itself: `file:///…/rules.ts:1:333`. */
const place = /((?:file:\/\/)?\/[^\s()]+\.ts):(\d+):(\d+)/g;

/** The place in the source of a place in the code that runs. */
function inSource(found: string, file: string, line: string, column: string): string {
  const map = findSourceMap(file) ?? findSourceMap(`file://${file}`);
  const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!entry || !('originalLine' in entry)) return found;
  return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

// Vitest knows the lines only of modules that it has loaded. Once for all files that share a process.
const added = Symbol.for('tests/sourceLines');
if (!Reflect.has(globalThis, added)) {
  Reflect.set(globalThis, added, true);
  const asVitest = Error.prepareStackTrace?.bind(Error);
  Error.prepareStackTrace = (error, frames) => {
    const stack: unknown = asVitest?.(error, frames);
    return typeof stack === 'string' ? stack.replace(place, inSource) : stack;
  };
}
