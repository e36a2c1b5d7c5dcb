// The tests that steer a browser through the built app: `npm run browser`.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['apps/web/test/browser/**/*.test.ts'],
    globalSetup: 'apps/web/test/browser/site.ts',
    environment: 'node',
    // Every worker has a Chromium of its own, and that has several processes.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
