import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { longFirst } from './scripts/longFirst.ts';

export default defineConfig({
  test: {
    // Two more than there are cores: those who play over sockets, start programs and kill servers wait for much of their time.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: longFirst(/apps\/web/, /strength\.slow/, /\.slow\./, /apps\/cli/) },
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['{packages,scripts,apps/cli,apps/server}/**/*.test.ts'],
          globalSetup: ['packages/testkit/src/databases.setup.ts'],
          // Node runs these as they are: what vite makes of a module is half as fast, since every import in
          // it is looked up at every use.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/test/**/*.test.ts'],
          // In a browser: vitest.browser.config.ts.
          exclude: [...configDefaults.exclude, 'apps/web/test/browser/**'],
        },
      },
    ],
    environment: 'node',
    // For the threads and programs that tests start: a thread begins in half the time where its modules are compiled already.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache', 'compiled') },
    setupFiles: ['scripts/checks.setup.ts'],
    // No test changes what another one sees, so a worker loads each module once and not once for each
    // of two hundred files.
    isolate: false,
    // As in a browser: what is waited for takes longer where there is other work.
    expect: { poll: { timeout: 15_000 } },
    // Ten times what the longest takes on a quiet machine.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
