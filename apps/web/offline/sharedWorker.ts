import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = join(import.meta.dirname, '..', 'src', 'thinking', 'thinker.worker.ts');
const NAME = 'virtual:thinker';

/**
 * Where the worker is found, as a module. A bundler makes a worker a program of its own, with the kernel and the rules
 * in it a second time; as an entry of the app it has them from the same files, which the browser has already.
 */
export function sharedWorker(): Plugin {
  let isBuild = false;
  return {
    name: 'sandtable:shared-worker',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (!isBuild) {
        return `export default '/src/thinking/thinker.worker.ts?worker_file&type=module';`;
      }
      const file = this.emitFile({ type: 'chunk', id: WORKER, name: 'thinker.worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
