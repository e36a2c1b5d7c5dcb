import { defineConfig } from 'vitest/config';
import { longFirst } from './scripts/longFirst.ts';

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'apps/**/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '.node/**',
      '.browser/**',
      '.cache/**',
      '.stryker-tmp/**',
      // In a browser: vitest.browser.config.ts.
      'apps/web/test/browser/**',
    ],
    environment: 'node',
    setupFiles: ['scripts/checks.setup.ts'],
    // No test changes what another one sees, so a worker loads each module once and not once for each
    // of two hundred files.
    isolate: false,
    // It leaves one core idle by itself: half of them on a machine with two.
    maxWorkers: '100%',
    sequence: { sequencer: longFirst(/strength\.slow/, /\.slow\./, /apps\/cli/) },
    // Ten times what the longest takes on a quiet machine.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
