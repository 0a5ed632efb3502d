import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backend } from './scripts/vite/backend.ts';
import { builtModules } from './scripts/vite/builtModules.ts';
import { hotGames } from './scripts/vite/hotGames.ts';
import { leanPhaser } from './scripts/vite/leanPhaser.ts';
import { leanPixi } from './scripts/vite/leanPixi.ts';
import { productionRouter } from './scripts/vite/productionRouter.ts';
import { trackImports } from './scripts/vite/trackImports.ts';
import { tuning } from './scripts/vite/tuning.ts';

/**
 * Class names of CSS modules: the local name and three characters of its file's own. The line
 * number that would stand there by default is half a kilobyte of noise on a page.
 */
function scopedName(name: string, file: string): string {
  const place = relative(import.meta.dirname, file.split('?')[0]).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 3)}`;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    backend(),
    productionRouter(),
    trackImports(),
    leanPhaser(),
    leanPixi(),
    tuning(),
    hotGames(),
    builtModules(),
  ],
  publicDir: 'assets',
  css: { modules: { generateScopedName: scopedName } },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : // What every page loads is one file: many small ones compress worse.
        { output: { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] } } },
    // Phaser comes as one module, long after the page.
    chunkSizeWarningLimit: 1_500,
  },
}));
