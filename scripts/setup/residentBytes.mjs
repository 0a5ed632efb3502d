import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The resident memory of a process, shared pages included, in bytes. Not on Windows.
 * @param {number} pid
 */
export function residentBytes(pid) {
  if (process.platform === 'linux') {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024;
}
