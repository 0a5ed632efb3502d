import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/backend/database/Database';
import { migrate } from '../../server/backend/database/migrate';
import { openEmbedded } from '../../server/backend/database/openEmbedded';
import { dataDirectory } from './support/dataDirectory';

let data: Awaited<ReturnType<typeof dataDirectory>>;
let database: Database;
beforeAll(async () => {
  data = await dataDirectory();
  database = await openEmbedded(data.path);
});
afterAll(async () => {
  await database.close();
  data.remove();
});

/** How many SQL files `migrate` runs. */
async function filesRun(of: Database): Promise<number> {
  let count = 0;
  await migrate({
    ...of,
    script(sql) {
      count++;
      return of.script(sql);
    },
  });
  return count;
}

it('runs no file again on an embedded database that has had them all', async () => {
  expect(await filesRun(database)).toBe(0);
});

it('runs them when the files have changed since, and then not again', async () => {
  await database.ownerQuery(`comment on schema supabase_migrations is 'of other files'`);
  // Both migrations are on record; what surrounds them is run at every change.
  expect(await filesRun(database)).toBe(2);
  expect(await filesRun(database)).toBe(0);
});

it('ignores the stamp of a database that others can change too', async () => {
  expect(await filesRun({ ...database, kind: 'postgres' })).toBe(2);
});
