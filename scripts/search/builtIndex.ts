import { searchIndex } from './searchIndex';

/** Made while the module loads: Vite's runner fetches nothing more for it afterwards. */
export const builtIndex = await searchIndex();
