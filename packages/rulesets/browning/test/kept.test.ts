import { join } from 'node:path';
import { keptFiles } from '@sandtable/testkit';
import { browning } from '../src/index.ts';

keptFiles(browning, join(import.meta.dirname, 'kept'), {
  'version-1/match-whole.json': { changed: 'BB-1.1' },
  'version-1/match-unfinished.json': { changed: 'BB-4.1' },
});
