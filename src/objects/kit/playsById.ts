import type { ObjectPlay } from './ObjectPlay';

/** The plays of a folder, as `import.meta.glob` gives them, by the names of their files. */
export function playsById(
  modules: Readonly<Record<string, ObjectPlay>>,
): Readonly<Record<string, ObjectPlay>> {
  return Object.fromEntries(
    Object.entries(modules).map(([file, play]) => [file.slice(2, -'.ts'.length), play]),
  );
}
