import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartRefusal } from './StartRefusal';

/** `none` if the system has no such lock, or no program that takes it. */
type SystemLock = 'held' | 'busy' | 'none';

/**
 * Takes the system's own lock (flock(2)) on an open file or folder. The lock belongs to the
 * descriptor, not to the process: the helper program ends at once, and the system releases the lock
 * when this process dies, however it dies and in whatever container.
 */
async function takeSystemLock(descriptor: number): Promise<SystemLock> {
  const child = spawn('flock', ['-xn', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
  try {
    const [status] = (await once(child, 'exit')) as [number | null];
    if (status === 0) return 'held';
    return status === 1 ? 'busy' : 'none';
  } catch {
    return 'none';
  }
}

/** Equal for processes under one kernel until it restarts; empty if the system does not tell. */
export function kernelName(): string {
  return read('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
}

type LockOptions = Readonly<{
  /** Called when another owner has taken the file: nothing may be written any more. */
  onLost?: () => void;
  /** How often the owner shows that it is alive, in ms. */
  beat?: number;
  /** Without a sign for this long the owner counts as dead, in ms. */
  stall?: number;
  /** Takes the system's lock on an open folder. */
  system?: (descriptor: number) => Promise<SystemLock>;
}>;

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** What an owner changes with each beat; null if the file is gone. */
function pulse(file: string): string | null {
  try {
    return `${readFileSync(file, 'utf8')} ${statSync(file).mtimeMs}`;
  } catch {
    return null;
  }
}

function inUse(file: string): StartRefusal {
  return new StartRefusal(
    `The data directory is in use by another server (${file}). ` +
      'Stop that one first, or set DATA_DIR to another directory.',
  );
}

/** Watches a lock file until its owner shows a sign of life, or has shown none for long enough. */
async function isAlive(file: string, beat: number, stall: number): Promise<boolean> {
  const first = pulse(file);
  for (let waited = 0; waited < stall && first !== null; waited += beat) {
    await delay(beat);
    const now = pulse(file);
    if (now === null) return false;
    if (now !== first) return true;
  }
  return false;
}

/**
 * Takes the lock file of a folder. The embedded database does not protect its files: two servers on
 * one folder would overwrite each other's pages. The system's lock on the folder tells at once
 * whether an owner under the same kernel is dead, even in another container. Otherwise the file's
 * modification time does, which its owner updates at every beat. The owner's name is random,
 * because process ids mean nothing across containers.
 *
 * @returns a function that releases the lock
 * @throws StartRefusal if a living server holds it
 */
export async function lockDirectory(file: string, options: LockOptions = {}): Promise<() => void> {
  const { onLost, beat = 1_000, stall = 10_000, system = takeSystemLock } = options;
  const owner = randomUUID();
  const kernel = kernelName();
  const folder = openSync(dirname(file), 'r');
  const mine = `${file}.${owner}`;
  try {
    const lock = await system(folder);
    if (lock === 'busy') throw inUse(file);
    const content = `${owner} ${kernel || '-'} ${lock}\n`;
    writeFileSync(mine, content, { mode: 0o600 });
    /** Whether the last owner held the system's lock, which we hold now: then it must be dead. */
    const isSurelyDead = (found: string) =>
      lock === 'held' && kernel !== '' && found.endsWith(` ${kernel} held\n`);

    for (let attempt = 0; attempt < 10; attempt++) {
      try {
        linkSync(mine, file); // Atomic: fails if the file exists.
        return keepLock(file, content, folder, beat, onLost);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const found = read(file);
      if (found === null) continue;
      if (!isSurelyDead(found) && (await isAlive(file, beat, stall))) throw inUse(file);
      // Moved, not deleted: if another process took over in between, it gets its lock back.
      const aside = `${mine}.stale`;
      try {
        renameSync(file, aside);
        if (read(aside) !== found) linkSync(aside, file);
      } catch {
        // Another process was faster: look again.
      }
      rmSync(aside, { force: true });
    }
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      throw new StartRefusal(`The lock ${file} is a folder but must be a file: delete it.`);
    }
    throw new StartRefusal(`The lock ${file} keeps changing hands.`);
  } catch (error) {
    closeSync(folder);
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

function keepLock(
  file: string,
  content: string,
  folder: number,
  beat: number,
  onLost?: () => void,
): () => void {
  const timer = setInterval(() => {
    if (read(file) === content) {
      const now = new Date();
      try {
        utimesSync(file, now, now);
      } catch {
        // A folder that cannot be written to cannot get another owner either.
      }
      return;
    }
    clearInterval(timer);
    onLost?.();
  }, beat);
  timer.unref();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    clearInterval(timer);
    if (read(file) === content) rmSync(file, { force: true });
    closeSync(folder);
  };
}
