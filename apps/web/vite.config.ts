import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linkPreview } from './offline/linkPreview.ts';
import { precache } from './offline/precache.ts';
import { sharedWorker } from './offline/sharedWorker.ts';

/** What the app and the worker begin with, and what the app alone does. */
const KERNEL =
  /packages[\\/](?!lab|players)|web[\\/]src[\\/]games[\\/]rulesets\.ts$|preload-helper/;
const APP =
  /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|web[\\/]src[\\/](?!thinking|main|games)/;

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
    rolldownOptions: {
      output: {
        // What every page begins with comes in a few files, and not in thirty. The worker has only the first of them.
        codeSplitting: {
          groups: [
            { name: 'kernel', test: KERNEL, tags: ['$initial'], priority: 2 },
            { name: 'app', test: APP, tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
});
