import { readFileSync } from 'node:fs';
import { type ClassNotes, classNotes } from '../vite/shortClasses';

/**
 * The names in the built site of a class or an animation of the CSS modules.
 * @param local its name in its sheet. If several sheets have it, all are found
 * @throws if no sheet of the build has it
 */
export function builtNames(local: string): readonly string[] {
  const notes: ClassNotes = JSON.parse(readFileSync(classNotes, 'utf8'));
  const names = Object.values(notes).flatMap((own) => own[local] ?? []);
  if (names.length === 0) throw new Error(`no sheet of the build has a name ${local}`);
  return names;
}

/**
 * A selector for the elements of the built site that have a class of a CSS module.
 * @param local the class's name in its sheet. If several sheets have it, all match
 * @throws if no sheet of the build has it
 */
export function classSelector(local: string): string {
  const classes = builtNames(local).map((name) => `.${name}`);
  return `:is(${classes.join()})`;
}
