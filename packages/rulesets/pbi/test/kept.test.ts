import { join } from 'node:path';
import { keptFiles } from '@sandtable/testkit';
import { pbi } from '../src/index.ts';

keptFiles(pbi, join(import.meta.dirname, 'kept'), {});
