import { join } from 'node:path';
import { keptFiles } from '@sandtable/testkit';
import { pubBattles } from '../src/index.ts';

keptFiles(pubBattles, join(import.meta.dirname, 'kept'), {
  'version-1/match-whole.json': { changed: 'PB-2.3' },
  'version-2/match-whole.json': { changed: 'PB-2.3' },
});
