import { buildService, type Service } from './buildService';
import { readLocal } from './readLocal';

/** The whole service as it is now, for this browser. */
export async function loadService(): Promise<Service> {
  return buildService(await readLocal());
}
