import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the built site is made from. */
const sources = [
  'assets',
  'index.html',
  'package-lock.json',
  'package.json',
  'scenes',
  'scripts/build',
  'scripts/vite',
  'server',
  'src',
  'supabase',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * @param {string} path of a file or folder, which may be missing
 * @returns {string[]}
 */
function filesAt(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * A hash over the names and contents of all sources and over the public settings. Every start waits
 * for it, and synchronous reads are the fastest way to read a thousand small files.
 * @param {string} root the project's folder
 */
export function sourceHash(root) {
  const hash = createHash('sha256').update(process.version);
  const settings = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  for (const name of settings.sort()) hash.update(`${name}=${process.env[name]}\n`);
  const environments = readdirSync(root)
    .filter((name) => name.startsWith('.env'))
    .sort();
  for (const source of [...sources, ...environments]) {
    for (const file of filesAt(join(root, source))) {
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
