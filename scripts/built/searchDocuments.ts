import { packDocuments } from '../search/packDocuments';

/** Made while the module loads: Vite's runner fetches nothing more for it afterwards. */
export const built = await packDocuments();
