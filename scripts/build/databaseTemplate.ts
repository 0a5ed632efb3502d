import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from '../../server/backend/database/openEmbedded';

/**
 * Makes the empty database that a first start copies, so that the server does not have to create
 * one.
 */
export async function databaseTemplate(folder: string): Promise<void> {
  const aside = await mkdtemp(join(folder, 'making-'));
  try {
    await (await openEmbedded(aside)).close();
    await rename(join(aside, 'database'), join(folder, 'template'));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
