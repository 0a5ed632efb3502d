import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const heldHere = new Set<string>();

/** When a process started, in clock ticks since boot; null where the system does not tell. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name may hold spaces and brackets, so count fields after its last bracket.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // The same number may since have been given to another process.
  const startNow = startOf(pid);
  return startNow === null || start === '' || startNow === start;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Whether the content of a lock file names a process that is running. */
function isHeld(file: string, content: string): boolean {
  const [pid, start = ''] = content.trim().split(' ');
  if (!/^[1-9]\d*$/.test(pid ?? '')) return false;
  if (Number(pid) === process.pid) return heldHere.has(file);
  return isAlive(Number(pid), start);
}

/**
 * Takes the lock file, which holds the owner's process id. The embedded database does not guard its
 * own directory: two processes on one would overwrite each other's pages. Only a dead owner's lock
 * is replaced.
 *
 * @returns a function that gives the lock back
 * @throws when a running process holds it
 */
export function lockDirectory(file: string): () => void {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${process.pid} ${startOf(process.pid) ?? ''}\n`);
  try {
    for (let attempt = 0; attempt < 10; attempt++) {
      try {
        linkSync(mine, file); // atomic: fails when the file is there
        heldHere.add(file);
        return () => {
          heldHere.delete(file);
          rmSync(file, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const content = read(file);
      if (content === null) continue;
      if (isHeld(file, content)) {
        throw new Error(
          `The data directory is in use by process ${content.trim().split(' ')[0]} (${file}). ` +
            'Stop that process first, or set DATA_DIR to another directory.',
        );
      }
      // Moved aside, not deleted: if another process took over in between, it gets its lock back.
      const aside = `${mine}.stale`;
      try {
        renameSync(file, aside);
        if (read(aside) !== content) linkSync(aside, file);
      } catch {
        // somebody else was quicker; look again
      }
      rmSync(aside, { force: true });
    }
    throw new Error(`The lock ${file} keeps changing hands.`);
  } finally {
    rmSync(mine, { force: true });
  }
}
