import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precache } from './offline/precache.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precache()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2024',
    sourcemap: true,
    manifest: true,
    // The pages are chunks of their own: a warning at 500 KB would come too late to mean anything.
    chunkSizeWarningLimit: 250,
  },
  worker: {
    format: 'es',
    // The computer's players bring their rules along, so loading those by name splits nothing there.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
});
