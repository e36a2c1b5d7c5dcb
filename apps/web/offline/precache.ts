import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { minify, transformWithOxc, type Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, 'serviceWorker.ts');

/** Where the service worker is found; the app registers it from there. */
const ADDRESS = 'sw.js';

/** Puts the service worker beside the built app, with the list of all files that it is to keep. */
export function precache(): Plugin {
  return {
    name: 'sandtable:precache',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the build has no folder');
      const files = filesIn(dir);
      const version = hashOf(JSON.stringify(files)).slice(0, 12);
      const head = `const FILES = ${JSON.stringify(files)}, VERSION = '${version}';`;
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
      const { code: small } = await minify(ADDRESS, `${head}\n${code}`, { module: true });
      writeFileSync(join(dir, ADDRESS), small);
    },
  };
}

/** The files that a visitor's browser may ask for, by their address, with their hashes. */
function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    // Maps are for who looks for a fault, what begins with a dot is for other tools, the preview for other
    // sites, and a licence is read where it came from.
    .filter((name) => !/^\.|\.map$|preview\.jpg$|\.txt$/.test(name) && name !== ADDRESS)
    .sort();
  return Object.fromEntries(
    names.map((name) => [addressOf(name), hashOf(readFileSync(join(folder, name)))]),
  );
}

function addressOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replaceAll(sep, '/')}`;
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
