import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @param {string} file a lockfile
 * @returns {Promise<Record<string, LockedPackage> | undefined>}
 */
async function lockedPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules contains what the lockfile names. npm writes a list of the installed
 * packages last; this compares that list with the lockfile.
 * @param {string} root the project's folder
 */
export async function dependenciesAreCurrent(root) {
  const wanted = await lockedPackages(join(root, 'package-lock.json'));
  const present = await lockedPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    if (!found) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
}
