import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from '../../server/backend/database/openEmbedded';

/** Makes the empty database that a first start begins with, so that no server has to make one. */
export async function databaseTemplate(folder: string): Promise<void> {
  const aside = await mkdtemp(join(folder, 'making-'));
  try {
    await (await openEmbedded(aside)).close();
    await rename(join(aside, 'database'), join(folder, 'template'));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
