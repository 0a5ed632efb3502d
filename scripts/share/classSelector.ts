import { readFileSync } from 'node:fs';
import { type ClassNotes, classNotes } from '../vite/shortClasses';

/**
 * A selector for the elements of the built site that have a class of a CSS module.
 * @param local the class's name in its sheet. If several sheets have it, all match
 * @throws if no sheet of the build has it
 */
export function classSelector(local: string): string {
  const notes: ClassNotes = JSON.parse(readFileSync(classNotes, 'utf8'));
  const names = Object.values(notes).flatMap((own) => own[local] ?? []);
  if (names.length === 0) throw new Error(`no sheet of the build has a class ${local}`);
  return `:is(${names.map((name) => `.${name}`).join()})`;
}
