// Serves the built app while the browser tests run, and tells them where: as it is published, and
// with a small game that has secrets.
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ambush } from '@sandtable/testkit';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { serve } from '@sandtable/site';
import { PICTURE } from '../../src/games/pictures.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served. */
    site: string;
    /** Where it is served with a game that has secrets. */
    siteWithToy: string;
  }
}

const app = join(import.meta.dirname, '..', '..');
const folder = join(app, 'dist');
const withToy = join(app, '..', '..', '.cache', 'web-test');

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('The app is not built yet: use npm run browser.');
  }
  await buildWithToy();
  const servers = await Promise.all(
    [folder, withToy].map((each) => serve({ folder: each, port: 0 })),
  );
  const [site, siteWithToy] = servers.map(({ url }) => url);
  project.provide('site', site);
  project.provide('siteWithToy', siteWithToy);
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}

async function buildWithToy(): Promise<void> {
  // The tests run under another name for the environment, and React would be built for that one.
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      configFile: join(app, 'vite.config.ts'),
      mode: 'test',
      logLevel: 'warn',
      build: { outDir: withToy, emptyOutDir: true, sourcemap: false },
    });
    lendPictures();
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
}

/** Only what is published has kept pictures; those of another game do for the toy. */
function lendPictures(): void {
  const kept = join(withToy, PICTURE.game('pbi'));
  copyFileSync(kept, join(withToy, PICTURE.game(ambush.id)));
  for (const { id } of ambush.scenarios) {
    copyFileSync(kept, join(withToy, PICTURE.scenario(ambush.id, id)));
    copyFileSync(kept, join(withToy, PICTURE.table(ambush.id, id)));
  }
}
