import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The file with the hash of the sources that the site was built from. It is written last, so an
 * unfinished build has none.
 * @param {string} root the project's folder
 */
const stampOf = (root) => join(root, 'dist-server', 'built-from');

/** @param {string} root the project's folder */
export async function readBuildStamp(root) {
  return readFile(stampOf(root), 'utf8').catch(() => undefined);
}

/**
 * @param {string} root the project's folder
 * @param {string} hash of the sources
 */
export async function writeBuildStamp(root, hash) {
  await mkdir(dirname(stampOf(root)), { recursive: true });
  await writeFile(stampOf(root), hash);
}

/** @param {string} root the project's folder */
export async function removeBuildStamp(root) {
  await rm(stampOf(root), { force: true });
}
