import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Half of a start is taking the types out of the sources: that is kept for the next one.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compile', import.meta.url)));

// Whoever reads our output may have seen enough (`sandtable rules | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const { run } = await import('./program.ts');
process.exitCode = await run(process.argv.slice(2));
