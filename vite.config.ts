import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backend } from './scripts/vite/backend.ts';
import { hotGames } from './scripts/vite/hotGames.ts';
import { leanPixi } from './scripts/vite/leanPixi.ts';
import { productionRouter } from './scripts/vite/productionRouter.ts';
import { trackImports } from './scripts/vite/trackImports.ts';
import { tuning } from './scripts/vite/tuning.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    backend(),
    productionRouter(),
    trackImports(),
    leanPixi(),
    tuning(),
    hotGames(),
  ],
  publicDir: 'assets',
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
