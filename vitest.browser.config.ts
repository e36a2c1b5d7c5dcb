// The tests that steer a browser through the built app: `npm run browser`.
import { defineConfig } from 'vitest/config';
import { longFirst } from './scripts/longFirst.ts';

export default defineConfig({
  test: {
    include: ['apps/web/test/browser/**/*.test.ts'],
    globalSetup: ['apps/web/test/browser/site.ts', 'packages/testkit/src/databases.setup.ts'],
    environment: 'node',
    // A worker loads each module once, and starts its browser once; Node runs them as they are.
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Every worker has a Chromium of its own, and that has several processes; but it waits for a third of
    // its time, for a page that is drawn or a moment that passes. So there are two more than two cores hold: with one
    // more, a third of what they could have done was left.
    maxWorkers: 4,
    sequence: { sequencer: longFirst(/pub-battles/, /access/, /continue/, /browning/, /game/) },
    // What is waited for comes at once on a quiet machine; a second was too little on a busy one.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
