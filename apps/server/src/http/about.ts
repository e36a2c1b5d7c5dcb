import type { About } from '@sandtable/wire';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { ABOUT } from './answers/matches.ts';
import { says } from './answers/form.ts';

/** What this host can do for those who come. Pages show nothing that is not named here. */
const FEATURES = ['accounts', 'computers', 'invite', 'lobby', 'notices'] as const;

export function addAbout(app: FastifyInstance): void {
  const about: About = { name: 'Sandtable', version: versionOf(), features: FEATURES };
  app.get(
    '/api/about',
    { schema: { summary: 'What this host can do.', response: says(ABOUT) } },
    () => about,
  );
}

export function versionOf(): string {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
