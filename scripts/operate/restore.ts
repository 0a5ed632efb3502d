import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unpack } from './archive';
import { operate } from './openControl';

/**
 * `npm run restore -- FILE`: replaces the embedded database with a backup, whether the server runs
 * or not. The old database is kept beside it until the next restore.
 */
await operate(async ({ control, dataDir, databaseUrl }) => {
  const [, , file] = process.argv;
  if (databaseUrl !== undefined) {
    throw new Error('For PostgreSQL use its own tool: pg_restore --clean --dbname=… backup.dump');
  }
  if (file === undefined)
    throw new Error('Usage: npm run restore -- FILE, with a file that npm run backup wrote');
  const aside = join(dataDir, `restore-${process.pid}`);
  try {
    await control.restore(unpack(resolve(file), aside));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  console.log(`Restored from ${file}. The previous database is in ${dataDir}/database.before.`);
});
