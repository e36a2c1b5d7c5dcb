import type { About } from '@sandtable/wire';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';

/** What this host can do for those who come. Pages show nothing that is not named here. */
const FEATURES = ['invite'] as const;

export function addAbout(app: FastifyInstance): void {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  const about: About = { name: 'Sandtable', version, features: FEATURES };
  app.get('/api/about', () => about);
}
