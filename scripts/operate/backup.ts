import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pack } from './archive';
import { operate } from './openControl';

const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');

/**
 * `npm run backup [-- FILE]`: writes the embedded database to one file, whether the server runs or
 * not.
 */
await operate(async ({ control, dataDir, databaseUrl }) => {
  if (databaseUrl !== undefined) {
    throw new Error(`For PostgreSQL use its own tool: pg_dump --format=custom --file=backup.dump`);
  }
  const file = resolve(process.argv[2] ?? join(dataDir, 'backups', `database-${stamp}.tar.gz`));
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const aside = join(dataDir, `backup-${process.pid}`);
  try {
    mkdirSync(aside, { mode: 0o700 });
    await control.snapshot(join(aside, 'database'));
    pack(join(aside, 'database'), file);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  console.log(`Backed up to ${file} (${statSync(file).size.toLocaleString('en-GB')} bytes).`);
});
