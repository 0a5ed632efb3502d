import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The built files by address, each with the size of its smallest served form in bytes. */
export function servedSizes(folder: string): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const address = `/${file.slice(folder.length + 1).replace(/\.(?:br|gz)$/, '')}`;
    const size = statSync(file).size;
    sizes.set(address, Math.min(size, sizes.get(address) ?? size));
  }
  return sizes;
}
