import { defineConfig } from 'vitest/config';

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
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
