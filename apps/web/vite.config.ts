import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linkPreview } from './offline/linkPreview.ts';
import { precache } from './offline/precache.ts';
import { sharedWorker } from './offline/sharedWorker.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), sharedWorker(), linkPreview(), precache()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2024',
    sourcemap: true,
    manifest: true,
    // The worker loads rules too, and has no page to put the links into.
    modulePreload: {
      resolveDependencies: (file, needed) => (/(Page|look)-/.test(file) ? needed : []),
    },
    // The pages are chunks of their own: a warning at 500 KB would come too late to mean anything.
    chunkSizeWarningLimit: 250,
  },
});
