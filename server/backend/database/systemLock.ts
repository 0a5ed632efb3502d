import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** `none` if the system has no such lock, or no program that takes it. */
export type SystemLock = 'held' | 'busy' | 'none';

/**
 * Takes the system's own lock (flock(2)) on an open file or folder. The lock belongs to the
 * descriptor, not to the process: the helper program ends at once, and the system releases the lock
 * when this process dies, however it dies and in whatever container.
 */
export async function takeSystemLock(descriptor: number): Promise<SystemLock> {
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
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
