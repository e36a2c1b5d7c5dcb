import { join } from 'node:path';
import { keptFiles } from '@sandtable/testkit';
import { squareBashing } from '../src/index.ts';

keptFiles(squareBashing, join(import.meta.dirname, 'kept'), {});
