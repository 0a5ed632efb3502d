import { buildService, type Service } from './buildService';
import { readLocal } from './readLocal';

/** Builds the whole service for this browser, now. */
export async function loadService(): Promise<Service> {
  return buildService(await readLocal());
}
