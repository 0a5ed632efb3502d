import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildStamp } from './buildStamp.mjs';
import { dependenciesAreCurrent } from './dependencies.mjs';
import { run } from './run.mjs';
import { sourceHash } from './sourceHash.mjs';

/**
 * @param {string} root the project's folder
 * @param {readonly string[]} parameters
 */
async function npm(root, parameters) {
  const { code } = await run('npm', parameters, { cwd: root });
  if (code === 0) return;
  throw new Error(`npm ${parameters[0]} failed with status ${code}; see its output above.`);
}

/** @throws {Error} with a sentence when this Node is too old */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`90s Kid needs Node 20.19 or newer; this is ${process.version}.`);
}

/**
 * Installs the packages of the lockfile if they are missing or outdated.
 * @param {string} root the project's folder
 */
export async function installDependencies(root) {
  if (await dependenciesAreCurrent(root)) return;
  console.log('Installing the packages that the lockfile names …');
  await npm(root, ['ci', '--include=dev', '--loglevel=error']);
}

/**
 * Builds the site if its sources have changed since the last build.
 * @param {string} root the project's folder
 */
export async function buildIfStale(root) {
  const isBuilt = existsSync(join(root, 'dist', 'index.html'));
  if (isBuilt && (await readBuildStamp(root)) === sourceHash(root)) return;
  console.log('Building the site …');
  await npm(root, ['run', '--silent', 'build']);
}
