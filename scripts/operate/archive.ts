import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hasDatabase } from '../../server/backend/database/dataFolder';

function tar(parameters: readonly string[]): void {
  const { error, status, stderr } = spawnSync('tar', parameters, { encoding: 'utf8' });
  if (error) throw new Error(`The program tar is needed and could not be run (${error.message}).`);
  if (status !== 0) throw new Error(`tar: ${stderr.trim().split('\n')[0]}`);
}

/**
 * Packs a database's folder into a file that only its owner can read. The file appears complete or
 * not at all.
 */
export function pack(folder: string, file: string): void {
  const part = `${file}.part`;
  try {
    tar(['-czf', part, '-C', dirname(folder), basename(folder)]);
    chmodSync(part, 0o600);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Unpacks a backup into a new folder, which then contains `database`.
 * @throws with a sentence when it is not a backup of a database that this server can read
 */
export function unpack(file: string, folder: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  tar(['-xzf', file, '-C', folder, '--no-same-owner']);
  // Refuse links and devices, so that an archive cannot make the server use files elsewhere.
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (odd) throw new Error(`${file} is not a backup: ${odd.name} is neither a file nor a folder.`);
  if (!hasDatabase(folder)) throw new Error(`${file} contains no database.`);
  return join(folder, 'database');
}
