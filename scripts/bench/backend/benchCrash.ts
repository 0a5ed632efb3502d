import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashRun } from '../../../tests/backend/support/crashRun';
import type { Bench } from '../lib/BenchTable';
import { median } from '../lib/statistics';

/**
 * Kills the server again and again while rows are written, and counts the rows that are missing
 * afterwards.
 */
export const benchCrash: Bench = async ({ short, log }) => {
  const directory = mkdtempSync(join(tmpdir(), 'kid-crash-'));
  const load = loadavg()[0];
  const [kills, writers, watchers] = [short ? 1 : 10, 8, 5];
  try {
    log(`crash: killed ${kills} times`);
    const result = await crashRun(directory, { kills, writers, watchers, writesPerKill: 100 });
    return [
      {
        title: 'Messenger: killed under load',
        columns: [
          '',
          'killed',
          'acknowledged',
          'lost',
          'missed by a client',
          'first response after the kill, ms',
          'slowest, ms',
        ],
        rows: [
          [
            `${writers} writers, ${watchers} clients`,
            kills,
            result.acknowledged,
            result.lost,
            result.missed,
            median(result.restarts),
            Math.max(...result.restarts),
          ],
        ],
        notes: [
          `SIGKILL with the embedded database; the clients reconnect by themselves. Times (median and slowest) count from the start of the process from its sources; load of the machine ${load.toFixed(1)}.`,
        ],
      },
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
};
