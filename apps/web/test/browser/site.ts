// Serves the built app while the browser tests run, and tells them where.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from '../../server/serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served. */
    site: string;
  }
}

const folder = join(import.meta.dirname, '..', '..', 'dist');

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('The app is not built yet: use npm run browser.');
  }
  const server = await serve({ folder, port: 0 });
  project.provide('site', server.url);
  return () => server.close();
}
