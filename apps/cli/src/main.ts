import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Half of a start is taking the types out of the sources: that is kept for the next one.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compile', import.meta.url)));
await import('./program.ts');
