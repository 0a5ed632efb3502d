import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A file or folder in this folder or one above it, so that source, bundle and its chunks find the
 * same; undefined if there is none.
 */
export function findAbove(name: string): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, name))) {
    if (folder === dirname(folder)) return undefined;
    folder = dirname(folder);
  }
  return join(folder, name);
}
