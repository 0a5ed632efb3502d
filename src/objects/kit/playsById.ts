import type { ObjectPlay } from './ObjectPlay';

/** The plays of a folder by card id. `import.meta.glob` gives them by file name. */
export function playsById(
  modules: Readonly<Record<string, ObjectPlay>>,
): Readonly<Record<string, ObjectPlay>> {
  return Object.fromEntries(
    Object.entries(modules).map(([file, play]) => [file.slice(2, -'.ts'.length), play]),
  );
}
