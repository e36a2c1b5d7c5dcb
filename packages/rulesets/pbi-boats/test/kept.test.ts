import { join } from 'node:path';
import { keptFiles } from '@sandtable/testkit';
import { pbiBoats } from '../src/index.ts';

keptFiles(pbiBoats, join(import.meta.dirname, 'kept'), {});
