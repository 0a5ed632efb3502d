import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  publicDir: 'assets',
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0 },
});
