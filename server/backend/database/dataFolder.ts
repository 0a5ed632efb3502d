import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from './StartRefusal';

/** The engine's PostgreSQL version. It reads only files of this version. */
const VERSION = '18';
const REMEDY =
  'Nothing was changed. Put a backup in its place, or move the folder away to begin with an empty one.';

/** A marker beside the database, so that a missing database is noticed. */
const MADE = 'database.made';

/**
 * Makes the data directory, for its owner only.
 * @throws StartRefusal when it cannot be made or written to
 */
export function makeDataDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, 'database.probe');
    try {
      // One byte: a full disk still accepts an empty file.
      writeFileSync(probe, '\n', { mode: 0o600 });
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new StartRefusal(
      `The data directory ${dataDir} cannot be made or written to (${code}). ` +
        'Give its folder to the user that runs the server, make room on the disk, ' +
        'or set DATA_DIR to another directory.',
    );
  }
}

/** Restricts a folder's files to their owner; the engine makes them with mode 0666. */
export function closeToOthers(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) closeToOthers(path);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
}

/** Writes the marker of an existing database. */
export function noteMade(dataDir: string): void {
  const note = join(dataDir, MADE);
  if (!existsSync(note)) writeFileSync(note, `${new Date().toISOString()}\n`, { mode: 0o600 });
}

/**
 * Whether the folder exists.
 * @throws StartRefusal if something else has its name
 */
function isThere(directory: string): boolean {
  const entry = lstatSync(directory, { throwIfNoEntry: false });
  if (entry === undefined) return false;
  try {
    if (statSync(directory).isDirectory()) return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const what = entry.isSymbolicLink() ? 'is a link to a missing folder' : 'cannot be read';
    throw new StartRefusal(
      `The folder of the database, ${directory}, ${what} (${code}). ` +
        'Mount or restore its target, or give it to the user that runs the server.',
    );
  }
  throw new StartRefusal(`The folder of the database, ${directory}, is a file. ${REMEDY}`);
}

/**
 * Whether the data directory has a database. The engine creates a new one if it finds no version
 * file, over whatever is there: so missing files are looked for first.
 *
 * @throws StartRefusal if there was one and it is gone or incomplete
 */
export function hasDatabase(dataDir: string): boolean {
  const directory = join(dataDir, 'database');
  if (!isThere(directory)) {
    if (!existsSync(join(dataDir, MADE))) return false;
    throw new StartRefusal(
      `There was a database in ${directory}, and the folder is gone. ` +
        `Put it back, or delete ${join(dataDir, MADE)} to begin with an empty one.`,
    );
  }
  let names: readonly string[] = [];
  try {
    names = readdirSync(directory);
  } catch {
    throw new StartRefusal(`The database in ${directory} cannot be read. ${REMEDY}`);
  }
  if (names.length === 0) {
    throw new StartRefusal(`The folder of the database, ${directory}, is empty. ${REMEDY}`);
  }
  for (const name of ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact']) {
    if (existsSync(join(directory, name))) continue;
    throw new StartRefusal(
      `The database in ${directory} is damaged: ${name} is missing. ${REMEDY}`,
    );
  }
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  if (version !== VERSION) {
    throw new StartRefusal(
      `The database in ${directory} is of PostgreSQL ${JSON.stringify(version.slice(0, 20))}, ` +
        `and this server reads ${VERSION}. ${REMEDY}`,
    );
  }
  return true;
}

/**
 * Replaces a data directory's database by another one. The old one is kept beside it as
 * `database.before`. Calling it again with the same folder undoes that, if the folder's path is
 * free.
 */
export function swapDatabase(dataDir: string, folder: string): void {
  const [directory, before] = [join(dataDir, 'database'), join(dataDir, 'database.before')];
  if (existsSync(folder)) {
    closeToOthers(folder);
    rmSync(before, { recursive: true, force: true });
    renameSync(directory, before);
    renameSync(folder, directory);
  } else if (existsSync(before)) {
    renameSync(directory, folder);
    renameSync(before, directory);
  }
}

/** Why the engine could not open a database: its own message, or a full disk. */
export function unopened(dataDir: string, error: unknown, hasRoom: boolean): StartRefusal {
  const cause = error instanceof Error ? error.message : String(error);
  const directory = join(dataDir, 'database');
  if (!hasRoom) {
    return new StartRefusal(
      `The database in ${directory} cannot be opened: there is no room on its disk. ` +
        'Nothing is lost. Free some space, and it will open again.',
    );
  }
  return new StartRefusal(
    `The database in ${directory} cannot be opened (${cause.split('\n')[0]}). ${REMEDY}`,
  );
}
