import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backend } from './scripts/vite/backend.ts';
import { leanPixi } from './scripts/vite/leanPixi.ts';
import { trackImports } from './scripts/vite/trackImports.ts';

export default defineConfig({
  plugins: [react(), backend(), trackImports(), leanPixi()],
  publicDir: 'assets',
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Phaser comes as one module, long after the page.
    chunkSizeWarningLimit: 1_500,
  },
});
