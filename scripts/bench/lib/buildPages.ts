import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { leanPixi } from '../../vite/leanPixi';
import { serveFolder } from './serveFolder';

/**
 * Builds a folder with an index.html in the same way as the site, and serves it.
 * @param root absolute path of the folder
 */
export async function buildPages(
  root: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-'));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react(), leanPixi()],
    build: { outDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  });
  const { origin, close } = await serveFolder(outDir);
  return {
    origin,
    close: async () => {
      await close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
