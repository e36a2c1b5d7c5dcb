import type { ServerFigures } from '@sandtable/lab';
import { readFileSync } from 'node:fs';

/** As much of what `bench --json --compare` prints as is kept. */
export interface Bench {
  readonly server: Readonly<Record<'sqlite' | 'postgres', ServerFigures>>;
  readonly peers: Readonly<Record<'boardgame.io server', ServerFigures>>;
}

export interface Measured extends Bench {
  readonly machine: string;
  readonly date: string;
}

export const DOCS = new URL('../../../docs/', import.meta.url);

/** What was last measured and written down; see `record.ts`. */
export function measured(): Measured {
  return JSON.parse(readFileSync(new URL('measured.json', DOCS), 'utf8')) as Measured;
}
