import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** `none` where the system has no such lock, or not the program that takes it. */
export type SystemLock = 'held' | 'busy' | 'none';

/**
 * Takes the system's own lock (flock(2)) on an open file or folder. It lies on the descriptor, not
 * on the process: the program that takes it ends at once, and the system lets go of it when this
 * process dies, however it dies and in whatever container it runs.
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

/** Equal for processes that one kernel runs, until it starts again; empty where it does not tell. */
export function kernelName(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
